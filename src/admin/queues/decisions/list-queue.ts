import * as z from 'zod'
import { CHOICES, MOST_AT_ONCE, SUBJECT_KINDS } from '@/domain/staff/decision'
import { LOCALES, type Locale } from '@/domain/locale'
import { checkedRows } from '@/server/db/checked-rows'
import { sql, type SQL } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { productName } from '@/server/people/names'
import {
  sellerWaitingSince,
  WAITING_CHANGES,
  WAITING_PRODUCTS,
  WAITING_SELLERS,
  waitingSince,
} from '@/server/products/waiting-since'
import { VERSIONS } from './subject'

/** A decision that waits, as the page shows it until it is carried out. */
const waitingDecision = z.object({
  id: z.string(),
  choice: z.enum(CHOICES),
  who: z.string(),
  seconds: z.number(),
})
export type WaitingDecision = z.infer<typeof waitingDecision>

const queueRow = z.object({
  kind: z.enum(SUBJECT_KINDS),
  id: z.string(),
  /** Of a product or a change request. */
  product: z.string().nullable(),
  version: z.string(),
  since: z.string(),
  days: z.number(),
  title: z.string(),
  company: z.string(),
  locale: z.enum(LOCALES),
  decision: waitingDecision.nullable(),
})
export type QueueRow = z.infer<typeof queueRow>

const readRow = queueRow.extend({ total: z.number() })
export type QueuePage = { rows: QueueRow[]; total: number }

/** All of a page can be chosen and decided at once. */
export const QUEUE_PAGE = MOST_AT_ONCE

const PRODUCTS = sql`
  select 'product' as kind, p.id, p.id as product, p.seller_id as seller, ${VERSIONS.product} as version, ${waitingSince} as since, 0 as rank
  from ${WAITING_PRODUCTS}
  union all
  select 'product-change', c.id, p.id, p.seller_id, ${VERSIONS['product-change']}, c.updated_at, 0
  from ${WAITING_CHANGES}`

/** Those who were asked for a document come last: they have to answer first. */
const SELLERS = sql`
  select 'seller' as kind, s.id, null::uuid as product, s.id as seller, ${VERSIONS.seller} as version,
    ${sellerWaitingSince} as since, (s.document_asked is not null)::int as rank
  from ${WAITING_SELLERS}`

/** Sellers who wait for a decision, the longest first (rule A23). */
export const listSellerQueue = (page: number) => readQueue(SELLERS, sql`s.company`, page)

/** Products and change requests that wait, the oldest first (rule A22). */
export const listProductQueue = (page: number, locale: Locale) =>
  readQueue(PRODUCTS, sql`coalesce(${productName(locale, sql`w.product`)}, '–')`, page)

/** What waits, with the decision that waits on it. */
async function readQueue(waiting: SQL, title: SQL, page: number): Promise<QueuePage> {
  const rows = await checkedRows(
    await database(),
    readRow,
    sql`with waiting as (${waiting}), shown as (
        select *, count(*) over ()::int as total from waiting order by rank, since, id
        limit ${QUEUE_PAGE} offset ${(page - 1) * QUEUE_PAGE}
      )
      select w.kind, w.id, w.product, w.version, w.since::text as since, w.total,
        greatest(0, floor(extract(epoch from now() - w.since) / 86400))::int as days,
        ${title} as title, s.company, coalesce(u.locale::text, 'en') as locale, d.decision
      from shown w join sellers s on s.id = w.seller left join users u on u.id = s.id
        left join lateral (
          select json_build_object('id', d.id, 'choice', d.choice, 'who', coalesce(nullif(a.name, ''), a.email, '–'),
            'seconds', greatest(0, ceil(extract(epoch from d.due_at - now())))::int) as decision
          from decisions d left join staff a on a.id = d.decided_by
          where d.kind = w.kind and d.subject_id = w.id and d.outcome is null
        ) d on true
      order by w.rank, w.since, w.id`,
  )
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _, since, ...row }) => ({ ...row, since: new Date(since).toISOString() })),
  }
}
