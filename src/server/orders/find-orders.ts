import { sql } from '@/server/db/sql'
import { shownBuyer } from '@/server/people/names'
import { wordsInOrder } from '@/server/orders/emails/order-words'

/** How many of the newest orders a part of a word is compared with, and how many are found at most (docs/decisions/052). */
const NEWEST = 5_000
const FOUND = 500

/** What an order's buyer is called by, for staff. */
const buyerNames = sql`o.buyer_email, (select concat_ws(' ', u.email, u.display_name, u.first_name, u.last_name, u.company)
  from users u where u.id = o.buyer_id)`
const sellerNames = sql`o.seller_name, (select s.company_ko from sellers s where s.id = o.seller_id)`
/** What its products are called today in every language: its lines keep English and what the buyer read alone. */
const productNames = sql`(select string_agg(n.name, ' ') from orders_items i
  join products_locales n on n._locale in ('en', 'fr', 'ko') and n._parent_id = i.product_id where i._parent_id = o.id)`

/**
 * Ids of the orders that an admin searches for, newest first (rule M50): of the newest orders those with the words; of all, by an
 * index each, those with this number, invoice number, email address or PO number.
 */
export function findOrders(asked: string, newest = NEWEST) {
  const text = asked.trim().slice(0, 200)
  const [upper, lower] = [text.toUpperCase(), text.toLowerCase()]
  const words = wordsInOrder(text, sql`${buyerNames}, ${sellerNames}, ${productNames}`)
  return sql`select found.id from (
      select o.id, o.created_at from (select * from orders order by created_at desc limit ${newest}) o
        where ${words.length > 0 ? sql.join(words, sql` and `) : sql`false`}
      union select id, created_at from orders where number = ${upper}
      union select id, created_at from orders where buyer_email in (${text}, ${lower})
      union select id, created_at from orders where po_number in (${text}, ${upper})
      union select id, created_at from orders where buyer_id in (select id from users where email = ${lower})
      union select id, created_at from orders where id in (select order_id from invoices where number in (${text}, ${upper}))
    ) found order by found.created_at desc limit ${FOUND}`
}

/** Of these orders the buyer's name, by company or display name, and how the payment stands. */
export const sidesOf = (ids: string[]) =>
  sql`select o.id, (select ${shownBuyer} from users where users.id = o.buyer_id) as buyer,
      c.provider::text as provider, c.status::text as status, c.dispute::text as dispute
    from orders o join checkouts c on c.id = o.checkout_id
    where o.id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`
