import 'server-only'
import { pageCount } from '@/domain/values/page-count'
import * as z from 'zod'
import { cleanLine } from '@/domain/values/text'
import { SELLER_STATUSES } from '@/domain/people/actor'
import { memberName } from '@/server/people/names'
import { checkedRows, isoTime } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

const A_PAGE = 25

const line = z.object({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  company: z.string().nullable(),
  sellerStatus: z.enum(SELLER_STATUSES).nullable(),
  isSuspended: z.boolean(),
  at: isoTime,
  total: z.number(),
})
export type PersonLine = z.infer<typeof line>

/**
 * Members by a part of a name, an email address or a company, by a whole number (registration, tax, phone, seller) or by the
 * number of an order; the newest without a question. One statement.
 */
export async function findPeople(asked: string, page: number): Promise<PersonLine[]> {
  const words = cleanLine(asked).toLowerCase().slice(0, 200)
  const number = words.replace(/[^a-z0-9]/g, '')
  const has = (column: ReturnType<typeof sql>) =>
    sql`position(${words} in lower(coalesce(${column}, ''))) > 0`
  const is = (column: ReturnType<typeof sql>) =>
    sql`lower(regexp_replace(coalesce(${column}, ''), '[^A-Za-z0-9]', '', 'g')) = ${number}`
  const matching = sql`(${has(sql`u.email`)} or ${has(sql`concat_ws(' ', u.display_name, u.first_name, u.last_name)`)}
    or ${has(sql`concat_ws(' ', u.company, s.company, s.company_ko, s.contact_email, s.contact_person)`)}
    or (${number} <> '' and (${is(sql`s.business_registration`)} or ${is(sql`s.gst_number`)} or ${is(sql`u.phone`)}
      or ${is(sql`s.contact_phone`)} or s.code::text = ${number}
      or exists (select 1 from verifications v where v.user_id = u.id and ${is(sql`v.number`)})
      or exists (select 1 from orders o where lower(o.number) = ${words} and u.id in (o.buyer_id, o.seller_id)))))`
  return checkedRows(
    await database(),
    line,
    sql`select u.id, (select ${memberName} from users where id = u.id) as name, u.email, coalesce(s.company, nullif(u.company, '')) as company,
        s.status as "sellerStatus", u.suspended_at is not null as "isSuspended", u.created_at as at,
        count(*) over ()::int as total
      from users u left join sellers s on s.id = u.id
      where u.deleted_at is null and ${words === '' ? sql`true` : matching}
      order by u.created_at desc, u.id limit ${A_PAGE} offset ${(page - 1) * A_PAGE}`,
  )
}

export const peoplePages = (total: number) => pageCount(total, A_PAGE)
