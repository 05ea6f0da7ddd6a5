import 'server-only'
import * as z from 'zod'
import type { DayRange } from '@/domain/analytics/figure-range'
import type { DayFigures } from '@/domain/analytics/figures'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { dayInSql, paidIn, startOf } from './paid-in'

const dayRow = z.object({
  day: z.string(),
  views: z.number(),
  visitors: z.number(),
  inquiries: z.number(),
  orders: z.number(),
  sales: z.number(),
})
const firstRow = z.object({ day: z.string().nullable() })

/**
 * A seller's figures by Toronto's days, in one statement; days without any are left out. Views and visitors are sums that the worker
 * keeps; an inquiry is a conversation that began; sales count on the day of payment, less refunds.
 */
export const listDays = async (seller: string, { from, to }: DayRange): Promise<DayFigures[]> =>
  checkedRows(
    await database(),
    dayRow,
    sql`select day::text, sum(views)::float8 as views, sum(visitors)::float8 as visitors, sum(inquiries)::float8 as inquiries,
        sum(orders)::float8 as orders, sum(sales)::float8 as sales
      from (
        select day, sum(views) as views, 0 as visitors, 0 as inquiries, 0 as orders, 0 as sales from analytics.product_days
          where seller_id = ${seller} and day between ${from}::date and ${to}::date group by day
        union all
        select day, 0, visitors, 0, 0, 0 from analytics.seller_days
          where seller_id = ${seller} and day between ${from}::date and ${to}::date
        union all
        select ${dayInSql(sql`created_at`)}, 0, 0, count(*), 0, 0 from threads
          where seller_id = ${seller} and last_message is not null
            and created_at >= ${startOf(from)} and created_at < ${startOf(to, 1)} group by 1
        union all
        select ${dayInSql(sql`o.confirmed_at`)}, 0, 0, 0, count(*), sum(o.total_amount - o.refunded) from orders o
          where ${paidIn(seller, { from, to })} group by 1
      ) as counted group by day order by day`,
  )

/** The first day with visitors; null before any was counted. */
export async function firstDay(seller: string): Promise<string | null> {
  const [row] = await checkedRows(
    await database(),
    firstRow,
    sql`select min(day)::text as day from analytics.seller_days where seller_id = ${seller}`,
  )
  return row?.day ?? null
}
