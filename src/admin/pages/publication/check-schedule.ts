import 'server-only'
import * as z from 'zod'
import { issue, type Issue } from '@/domain/result'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { adminLocale } from '@/server/auth/staff/admin-locale'
import { getTranslations } from '@/server/texts/translations'
import { publicationIssues } from './check-publication'
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

/** What is wrong with the schedule of a page (rules L21, L26, L32). Payload's date picker alone would take a copied request. */
export async function scheduleIssue(asked: unknown, now = new Date()): Promise<{ error: string } | null> {
  const { data } = schedule.safeParse(asked)
  const [found] = data ? await issuesWith(data.args, now) : []
  if (!found) return null
  const t = getTranslations({ locale: await adminLocale(), namespace: 'issues' })
  return { error: t(found.code, found.params) }
}

async function issuesWith({ date, type, doc }: Schedule, now: Date): Promise<Issue[]> {
  if (date <= now) return [{ code: 'page.pastTime', path: '' }]
  if (doc?.relationTo !== 'pages' || !type) return []
  const others = await besideSchedule(doc.value, type, date)
  if (others.isOpposed) return [issue('page.twoSchedules', '')]
  if (type !== 'publish') return others.isPublic ? [] : [issue('page.neverPublished', '')]
  const unfinished = await publicationIssues(doc.value)
  return unfinished.length > 0 ? unfinished : termsIssuesAt(doc.value, date)
}

const beside = z.object({ isOpposed: z.boolean(), isPublic: z.boolean() })

/** Whether the opposite is scheduled for the same minute, and whether there will be anything that readers see. */
async function besideSchedule(page: string, type: string, date: Date) {
  const [found] = await checkedRows(
    await database(),
    beside,
    sql`with planned as (select input->>'type' as type, wait_until from payload_jobs
        where task_slug = 'schedulePublish' and completed_at is null and has_error is not true
          and input->'doc'->>'relationTo' = 'pages' and input->'doc'->>'value' = ${page})
      select exists (select 1 from planned where type <> ${type}
          and date_trunc('minute', wait_until) = date_trunc('minute', ${date.toISOString()}::timestamptz)) as "isOpposed",
        exists (select 1 from pages where id = ${page} and _status = 'published')
          or exists (select 1 from planned where type = 'publish' and wait_until < ${date.toISOString()}::timestamptz) as "isPublic"`,
  )
  return found ?? { isOpposed: false, isPublic: true }
}
