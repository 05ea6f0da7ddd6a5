import * as z from 'zod'
import {
  changedSince,
  checkedNumbers,
  REVIEWED_OF_SELLER,
  SEEN_BECAUSE,
} from '@/domain/people/sellers/seller-review'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { among } from '@/server/orders/rows'
import { businessDocuments } from './subject'

const words = z.partialRecord(z.enum(REVIEWED_OF_SELLER), z.string().nullable())
const askingRow = z.object({
  id: z.string(),
  profile: words,
  email: z.string().nullable(),
  memberSince: z.string().nullable(),
  asked: z.string().nullable(),
  refusal: z.string().nullable(),
  seenAt: z.string().nullable(),
  seenBecause: z.enum(SEEN_BECAUSE),
  before: words,
  documents: z.array(z.object({ id: z.string(), name: z.string(), at: z.string(), isNew: z.boolean() })),
  /** Other sellers with the same business number. */
  sameNumber: z.array(z.object({ id: z.string(), company: z.string() })),
})

const profile = sql.raw(REVIEWED_OF_SELLER.map((name) => `'${name}', s.${name}`).join(', '))
const digits = (column: string) => sql.raw(`regexp_replace(${column}, '[^0-9A-Za-z]', '', 'g')`)

/** What staff read of sellers who wait, by their ids, in one statement (rule A23). */
export async function getAskingSellers(ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, AskingSeller>()
  const rows = await checkedRows(
    await database(),
    askingRow,
    sql`select s.id, json_build_object(${profile}) as profile, u.email, u.created_at::text as "memberSince",
        s.document_asked as asked, s.status_reason as refusal, r.seen_at::text as "seenAt",
        coalesce(r.seen_because, 'asked') as "seenBecause",
        coalesce(r.facts, '{}') as before,
        (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.filename, 'at', d.created_at::text,
            'isNew', coalesce(d.created_at > r.seen_at, false)) order by d.created_at, d.id), '[]')
          from ${businessDocuments}) as documents,
        (select coalesce(json_agg(json_build_object('id', o.id, 'company', o.company)), '[]') from sellers o
          where o.id <> s.id and ${digits('s.business_registration')} <> ''
            and ${digits('o.business_registration')} = ${digits('s.business_registration')}) as "sameNumber"
      from sellers s left join seller_requests r on r.seller_id = s.id left join users u on u.id = s.id
      where s.id in ${among(ids)}`,
  )
  return new Map(rows.map((row) => [row.id, askingSeller(row)]))
}

const time = (text: string | null) => (text ? new Date(text).toISOString() : null)

const askingSeller = ({
  id: _,
  before,
  seenAt,
  memberSince,
  documents,
  ...row
}: z.infer<typeof askingRow>) => ({
  ...row,
  memberSince: time(memberSince),
  seenAt: time(seenAt),
  documents: documents.map((each) => ({ ...each, at: new Date(each.at).toISOString() })),
  numbers: checkedNumbers(row.profile),
  changed: seenAt ? changedSince(before, row.profile) : [],
})

export type AskingSeller = ReturnType<typeof askingSeller>
