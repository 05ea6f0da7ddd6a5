import 'server-only'
import * as z from 'zod'
import type { Issue } from '@/domain/result'
import { adminLocale } from '@/server/staff/admin-locale'
import { getTranslations } from '@/server/translations'
import { termsIssuesAt } from './check-terms-schedule'

const schedule = z.object({
  name: z.literal('schedule-publish'),
  args: z.object({
    date: z.coerce.date(),
    type: z.string().optional(),
    doc: z.object({ relationTo: z.string(), value: z.uuid() }).optional().catch(undefined),
  }),
})
type Schedule = z.infer<typeof schedule>['args']

/** What is wrong with the schedule of a page (rules L26, L32). Payload's date picker alone would take a copied request. */
export async function scheduleIssue(asked: unknown, now = new Date()): Promise<{ error: string } | null> {
  const { data } = schedule.safeParse(asked)
  const [found] = data ? await issuesWith(data.args, now) : []
  if (!found) return null
  const t = getTranslations({ locale: await adminLocale(), namespace: 'issues' })
  return { error: t(found.code, found.params) }
}

async function issuesWith({ date, type, doc }: Schedule, now: Date): Promise<Issue[]> {
  if (date <= now) return [{ code: 'page.pastTime', path: '' }]
  return type === 'publish' && doc?.relationTo === 'pages' ? termsIssuesAt(doc.value, date) : []
}
