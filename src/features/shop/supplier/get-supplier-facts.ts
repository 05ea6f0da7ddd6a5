import 'server-only'
import * as z from 'zod'
import { READS } from '@/domain/pages/cache/page-facts'
import { averageRating } from '@/domain/products/reviews/review'
import { cached } from '@/server/db/cache'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import type { SupplierFacts } from './supplier-view'

/** Fewer say nothing about a seller. */
const LEAST = 5
/** As in `src/domain/orders/shipping/promise.ts`. */
const LEAST_TRANSIT = 3

const factsRow = z.object({
  ratingSum: z.number(),
  ratingCount: z.number(),
  delivered: z.number(),
  shipped: z.number(),
  onTime: z.number(),
  answered: z.number(),
  answerSeconds: z.number().nullable(),
})

/**
 * What is measured of a seller (rule C55). Read here, not summed by the worker: only opened pages are read, at most once a minute for all
 * three languages, and a change of a product does not ask for it again.
 */
export const getSupplierFacts = cached(
  'supplier facts',
  (seller: string) => READS.figures(seller),
  async (seller: string): Promise<SupplierFacts> => {
    const [row] = await checkedRows(await database(), factsRow, statement(seller))
    if (!row) return { rating: null, delivered: 0, answerSeconds: null, onTime: null }
    const average = averageRating(row.ratingSum, row.ratingCount)
    return {
      rating: average === undefined ? null : { average, count: row.ratingCount },
      delivered: row.delivered,
      answerSeconds: row.answered >= LEAST ? row.answerSeconds : null,
      onTime: row.shipped >= LEAST ? row.onTime / row.shipped : null,
    }
  },
)

/** Answers and shipping of the last year. In time: so that the goods can arrive, or leave, by the last promised day (rule C17). */
const statement = (seller: string) => sql`
  with reviews as (
    select coalesce(sum(rating_sum), 0)::float8 as sum, coalesce(sum(rating_count), 0)::int as count
    from products where seller_id = ${seller} and is_live
  ),
  sent as (
    select status = 'delivered' as is_delivered, arrival_kind, arrival_max_days::int as days,
      shipped_at > now() - interval '1 year' and confirmed_at is not null and arrival_kind is not null as is_measured,
      (confirmed_at at time zone 'America/Toronto')::date as paid, (shipped_at at time zone 'America/Toronto')::date as shipped
    from orders where seller_id = ${seller} and status in ('shipped', 'delivered')
  ),
  orders_sent as (
    select count(*) filter (where is_delivered)::int as delivered, count(*) filter (where is_measured)::int as shipped,
      count(*) filter (where is_measured and case arrival_kind
        when 'soon' then (select count(*) from generate_series(paid + 1, shipped, interval '1 day') as day
          where extract(isodow from day) < 6) <= days
        else shipped + ${LEAST_TRANSIT}::int <= paid + days end)::int as on_time
    from sent
  ),
  answers as (
    select extract(epoch from answer.created_at - asked.created_at) as seconds
    from threads t
    cross join lateral (
      select m.created_at, m.seq from messages m where m.thread_id = t.id and m.sender_id is distinct from t.seller_id
      order by m.seq limit 1
    ) as asked
    cross join lateral (
      select m.created_at from messages m where m.thread_id = t.id and m.sender_id = t.seller_id and m.seq > asked.seq
      order by m.seq limit 1
    ) as answer
    where t.seller_id = ${seller} and t.kind = 'shop' and t.last_message_at > now() - interval '1 year'
  )
  select reviews.sum as "ratingSum", reviews.count as "ratingCount", orders_sent.delivered, orders_sent.shipped,
    orders_sent.on_time as "onTime", (select count(*)::int from answers) as answered,
    (select percentile_cont(0.5) within group (order by seconds) from answers)::float8 as "answerSeconds"
  from reviews, orders_sent`
