import 'server-only'
import { pageCount } from '@/domain/values/page-count'
import * as z from 'zod'
import type { Locale } from '@/domain/locale'
import { REPORT_OUTCOMES, REPORT_REASONS, REPORT_SUBJECTS } from '@/domain/talk/support/report'
import { memberName, productName } from '@/server/people/names'
import { checkedRows, isoTime } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

const A_PAGE = 25

const subject = z.enum(REPORT_SUBJECTS)
const outcome = z.enum(REPORT_OUTCOMES).nullable()
const reason = z.enum(REPORT_REASONS)
const text = z.string().nullable()

const line = z.object({
  /** Any of its reports. */
  report: z.string(),
  subject,
  name: text,
  text,
  count: z.number(),
  reasons: z.array(reason),
  outcome,
  /** When the oldest was sent, or the newest was closed. */
  at: isoTime,
  total: z.number(),
})
/** Something that was reported, with all reports of it in one state. `name`: of a product; `text`: of a review. */
export type ReportedLine = z.infer<typeof line>

/** A page of what was reported: what waits longest first, or what was closed last. One statement; private words are not in it. */
export async function listReports(
  status: 'open' | 'closed',
  page: number,
  locale: Locale,
): Promise<ReportedLine[]> {
  const when = status === 'open' ? sql`min(created_at)` : sql`max(closed_at)`
  const order = status === 'open' ? sql`at asc` : sql`at desc nulls last`
  return checkedRows(
    await database(),
    line,
    sql`with things as (
        select min(id::text) as report, subject, subject_id, count(*)::int as count, ${when} as at,
          array_agg(distinct reason::text order by reason::text) as reasons, max(outcome::text) as outcome
        from reports where status = ${status} group by subject, subject_id
      ), shown as (
        select *, count(*) over ()::int as total from things order by ${order}, report
        limit ${A_PAGE} offset ${(page - 1) * A_PAGE}
      )
      select s.report, s.subject, s.count, s.reasons, s.outcome, s.at, s.total, left(c.comment, 200) as text,
        ${productName(locale, sql`p.id`)} as name
      from shown s
        left join comments c on c.id = case when s.subject = 'review' then s.subject_id::uuid end
        left join products p on p.id = coalesce(c.product_id, case when s.subject = 'product' then s.subject_id::uuid end)
      order by ${order}, s.report`,
  )
}

export const pagesOf = (total: number) => pageCount(total, A_PAGE)

const reported = z.object({
  report: z.string(),
  status: z.enum(['open', 'closed']),
  outcome,
  subject,
  thing: z.string(),
  /** Of a product, or of the one a review is about. */
  product: text,
  name: text,
  /** The review, or what the product is called. */
  text,
  rating: z.number().nullable(),
  isHidden: z.boolean(),
  /** Whose it is: the seller of a product, who wrote a review. Messages and conversations are opened with a reason. */
  member: text,
  memberName: text,
  decidedBy: text,
  answer: text,
  note: text,
  reports: z.array(
    z.object({ id: z.string(), reporter: text, name: text, reason, note: text, at: z.string() }),
  ),
})
export type ReportRow = z.infer<typeof reported>

/** One reported thing with all reports of it in the same state; null if there is no such report. */
export async function getReported(report: string, locale: Locale): Promise<ReportRow | null> {
  const [row] = await checkedRows(
    await database(),
    reported,
    sql`select one.id as report, one.status, one.outcome, one.subject, one.subject_id as thing, one.answer, one.staff_note as note,
        p.id as product, ${productName(locale, sql`p.id`)} as name, c.comment as text, c.rating::int as rating,
        coalesce(c.hidden, m.hidden_at is not null, not p.is_live, false) as "isHidden",
        u.id as member, coalesce(shop.company, ${memberName}, u.email) as "memberName",
        (select name from staff where id = one.decided_by_id) as "decidedBy",
        (select json_agg(json_build_object('id', r.id, 'reporter', r.reporter_id, 'name', who.name, 'reason', r.reason,
            'note', r.note, 'at', r.created_at) order by r.created_at)
          from reports r left join (select id, coalesce(${memberName}, email) as name from users) who on who.id = r.reporter_id
          where r.subject = one.subject and r.subject_id = one.subject_id and r.status = one.status) as reports
      from reports one
        left join messages m on m.id = case when one.subject = 'message' then one.subject_id::uuid end
        left join comments c on c.id = case when one.subject = 'review' then one.subject_id::uuid end
        left join products p on p.id = coalesce(c.product_id, case when one.subject = 'product' then one.subject_id::uuid end)
        left join users u on u.id = coalesce(c.user_id, p.seller_id)
        left join sellers shop on one.subject = 'product' and shop.id = p.seller_id
      where one.id = ${report}`,
  )
  return row ?? null
}
