import { sql } from '@payloadcms/db-postgres'
import { CARD_HOURS, LAPSED_AFTER_HOURS, LAPSED_DAYS, type UnpaidUsage } from '@/domain/cart/unpaid'
import type { Database } from '@/server/db/transaction'
import { rowsOf } from './rows'

/** Reserved for days: by transfer, bank debit or shipping quote. */
const LONG = sql`(c.provider = 'transfer' or c.bank_debit_since is not null or exists (select 1 from orders q where q.checkout_id = c.id and q.quote <> 'none'))`

/** Whether an account has a paid order that was not cancelled. */
export async function hasPaidBefore(db: Database, buyer: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from orders where buyer_id = ${buyer} and confirmed_at is not null and status <> 'cancelled' limit 1`,
  )
  return rows.length > 0
}

/** What an account has reserved without paying. Exact only under the lock that admits one checkout per member. */
export async function readUnpaid(db: Database, buyer: string): Promise<UnpaidUsage> {
  const hasPaid = await hasPaidBefore(db, buyer)
  const hours = (count: number) => sql`${count} * interval '1 hour'`
  const [reserved] = await rowsOf<Omit<UnpaidUsage, 'hasPaid'>>(
    db,
    sql`with mine as (
        select c.id, c.provider, c.status, c.total, c.captured, c.created_at, ${LONG} as is_long,
          (${LONG} or not ${hasPaid}::boolean) as counts,
          exists (select 1 from orders q where q.checkout_id = c.id and q.quote = 'waiting') as was_never_quoted,
          (select max(o.cancelled_at) from orders o where o.checkout_id = c.id) as ended_at
        from checkouts c where c.buyer_id = ${buyer}
      ), reserved as (
        select r.product_id, sum(r.quantity)::float8 as quantity from reservations r join mine on mine.id = r.checkout_id
        where mine.counts and mine.status = 'pending_payment' and r.status = 'open' group by r.product_id
      )
      select
        (select coalesce(sum(total), 0)::float8 from mine where counts and status = 'pending_payment') as value,
        (select coalesce(sum(quantity), 0)::float8 from reserved) as units,
        (select coalesce(json_object_agg(product_id, quantity), '{}') from reserved) as products,
        (select count(*)::int from mine where is_long and not was_never_quoted and status in ('expired', 'cancelled') and captured = 0
           and ended_at > now() - ${hours(LAPSED_DAYS * 24)} and ended_at - created_at > ${hours(LAPSED_AFTER_HOURS)}) as lapsed,
        (select count(*)::int from mine where not is_long and status in ('pending_payment', 'expired', 'cancelled') and captured = 0
           and created_at > now() - ${hours(CARD_HOURS)}) as cards`,
  )
  if (!reserved) throw new Error('Query of unpaid reservations returned no row')
  return { ...reserved, hasPaid }
}

type Stock = { id: string; stock: number; moq: number }

/** Stock and minimum order of locked products; made-to-order products have none. */
export const readStocks = (db: Database, products: readonly string[]) =>
  rowsOf<Stock>(
    db,
    sql`select id, stock::float8 as stock, coalesce(moq, 1)::int as moq from products
      where not made_to_order and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(products)}::jsonb))`,
  )
