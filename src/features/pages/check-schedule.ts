import 'server-only'
import * as z from 'zod'
import { adminLocale } from '@/server/staff/admin-locale'
import { getTranslations } from '@/server/translations'

const schedule = z.object({ name: z.literal('schedule-publish'), args: z.object({ date: z.coerce.date() }) })

/** What is wrong with a time for which a page is scheduled: it has passed (rule L26). Payload's date picker alone would take a copied request. */
export async function scheduleIssue(asked: unknown, now = new Date()): Promise<{ error: string } | null> {
  const { data } = schedule.safeParse(asked)
  if (!data || data.args.date > now) return null
  const t = getTranslations({ locale: await adminLocale(), namespace: 'issues' })
  return { error: t('page.pastTime') }
}
