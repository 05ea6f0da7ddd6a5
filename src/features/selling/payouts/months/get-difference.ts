import 'server-only'
import * as z from 'zod'
import { isMonth, monthOf, type Month } from '@/domain/payments/payouts/revenue'
import { SETTLEMENT_ZONE } from '@/domain/payments/payouts/payout'
import { checkedRows } from '@/server/db/checked-rows'
import { sql, type SQL } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { isOfSide } from '@/server/orders/readable-orders'
import { sellerZone } from '@/server/people/sellers/seller-zone'
import { settlementDay } from '@/features/selling/payouts/funds'

const difference = z.object({
  /** Orders of the list by the seller's days, and what they come to. */
  placed: z.number(),
  orders: z.number(),
  unpaid: z.number(),
  /** Placed in the month, booked in another; and the other way round. */
  bookedElsewhere: z.number(),
  placedElsewhere: z.number(),
  paid: z.number(),
  refunded: z.number(),
  housePaid: z.number(),
  ourTax: z.number(),
  commission: z.number(),
  commissionTax: z.number(),
  adjustment: z.number(),
  brought: z.number(),
  payout: z.number(),
})

/** From what the orders of a month come to, to what the month brought: every step between (rule S51). */
export type Difference = z.infer<typeof difference> & { month: Month }

/** The steps of a month of the settlement's days, beside orders by the days of the seller's zone; in one statement. */
export async function getDifference(seller: string, asked: string): Promise<Difference> {
  const month = isMonth(asked) ? asked : monthOf(settlementDay())
  const inMonth = (at: SQL, zone: SQL) => sql`to_char(${at} at time zone ${zone}, 'YYYY-MM') = ${month}`
  const settlement = sql`${SETTLEMENT_ZONE}::text`
  const cents = (amount: SQL, where: SQL) => sql`coalesce(sum(${amount}) filter (where ${where}), 0)::float8`
  const [row] = await checkedRows(
    await database(),
    difference,
    sql`with mine as (
        select e.* from ledger_entries e
        where e.entry_set in (select entry_set from ledger_entries where seller_id = ${seller} and account = 'seller')
      ), booked as (
        select account, kind, amount, entry_set like 'sale:%' as is_sale from mine
        where ${inMonth(sql`created_at`, settlement)}
      ), sales as (
        select order_id, bool_or(${inMonth(sql`created_at`, settlement)}) as is_here from mine
        where entry_set like 'sale:%' group by order_id
      ), placed as (
        select o.total_amount as total, ${inMonth(sql`o.created_at`, sellerZone(seller))} as is_placed,
          s.order_id is not null as is_booked, coalesce(s.is_here, false) as is_here
        from orders o left join sales s on s.order_id = o.id where ${isOfSide('seller', seller)}
      ), listed as (
        select ${cents(sql`total`, sql`is_placed`)} as placed, count(*) filter (where is_placed)::int as orders,
          ${cents(sql`-total`, sql`is_placed and not is_booked`)} as unpaid,
          ${cents(sql`-total`, sql`is_placed and is_booked and not is_here`)} as "bookedElsewhere",
          ${cents(sql`total`, sql`is_here and not is_placed`)} as "placedElsewhere"
        from placed
      ), sums as (
        select ${cents(sql`-amount`, sql`account in ('cash', 'receivable') and is_sale`)} as paid,
          ${cents(sql`-amount`, sql`account in ('cash', 'receivable') and not is_sale and kind <> 'payout'`)} as refunded,
          ${cents(sql`-amount`, sql`account = 'discounts'`)} as "housePaid",
          ${cents(sql`-amount`, sql`account = 'tax' and kind = 'tax'`)} as "ourTax",
          ${cents(sql`-amount`, sql`account = 'platform' and kind = 'commission'`)} as commission,
          ${cents(sql`-amount`, sql`account = 'tax' and kind = 'commission_tax'`)} as "commissionTax",
          ${cents(sql`-amount`, sql`account = 'platform' and kind = 'adjustment'`)} as adjustment,
          ${cents(sql`amount`, sql`account = 'seller' and kind <> 'payout'`)} as brought,
          ${cents(sql`amount`, sql`account = 'seller' and kind = 'payout'`)} as payout
        from booked
      ) select * from listed, sums`,
  )
  if (!row) throw new Error('The difference query returned no row')
  return { ...row, month }
}
