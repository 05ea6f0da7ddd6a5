import {
  changedSince,
  checkedNumbers,
  REVIEWED_OF_SELLER,
  type SeenBecause,
  type SellerWords,
} from '@/domain/people/seller-review'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { among, rowsOf } from '@/server/order-writes/rows'
import { businessDocuments } from './subject'

type Document = { id: string; name: string; at: string; isNew: boolean }

type Row = SellerWords & {
  id: string
  email: string | null
  member_since: string | null
  asked: string | null
  refusal: string | null
  seen_at: string | null
  seen_because: SeenBecause
  before: SellerWords
  documents: Document[]
  /** Other sellers with the same business number. */
  same_number: { id: string; company: string }[]
}

const columns = sql.raw(REVIEWED_OF_SELLER.map((name) => `s.${name}`).join(', '))
const digits = (column: string) => sql.raw(`regexp_replace(${column}, '[^0-9A-Za-z]', '', 'g')`)

/** What staff read of sellers who wait, by their ids, in one statement (rule A23). */
export async function getAskingSellers(ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, AskingSeller>()
  const rows = await rowsOf<Row>(
    await database(),
    sql`select s.id, ${columns}, u.email, u.created_at::text as member_since, s.document_asked as asked,
        s.status_reason as refusal, r.seen_at::text as seen_at, coalesce(r.seen_because, 'asked') as seen_because,
        coalesce(r.facts, '{}') as before,
        (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.filename, 'at', d.created_at::text,
            'isNew', coalesce(d.created_at > r.seen_at, false)) order by d.created_at, d.id), '[]')
          from ${businessDocuments}) as documents,
        (select coalesce(json_agg(json_build_object('id', o.id, 'company', o.company)), '[]') from sellers o
          where o.id <> s.id and ${digits('s.business_registration')} <> ''
            and ${digits('o.business_registration')} = ${digits('s.business_registration')}) as same_number
      from sellers s left join seller_requests r on r.seller_id = s.id left join users u on u.id = s.id
      where s.id in ${among(ids)}`,
  )
  return new Map(rows.map((row) => [row.id, askingSeller(row)]))
}

const time = (text: string | null) => (text ? new Date(text).toISOString() : null)

const askingSeller = ({ before, seen_at: seenAt, documents, ...row }: Row) => ({
  profile: row as SellerWords,
  email: row.email,
  memberSince: time(row.member_since),
  asked: row.asked,
  refusal: row.refusal,
  seenAt: time(seenAt),
  seenBecause: row.seen_because,
  sameNumber: row.same_number,
  documents: documents.map((each) => ({ ...each, at: new Date(each.at).toISOString() })),
  numbers: checkedNumbers(row),
  changed: seenAt ? changedSince(before, row) : [],
})

export type AskingSeller = ReturnType<typeof askingSeller>
