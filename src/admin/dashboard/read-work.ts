import * as z from 'zod'
import { addDays, type CalendarDay } from '@/domain/values/calendar'
import { SETTLEMENT_ZONE } from '@/domain/payments/payouts/payout'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import type { Database } from '@/server/db/transaction'
import { KEYS, queue, STILL_LOOPS, type QueueKey } from './queues'

export type QueueCount = { key: QueueKey; waiting: number; oldest: Date | null }

const queueRow = z.object({ key: z.enum(KEYS), waiting: z.number(), oldest: z.string().nullable() })

const salesRow = z.object({ day: z.string(), orders: z.number(), total: z.number() })
export type DaySales = z.infer<typeof salesRow>

/** Days of sales that the dashboard shows, today among them. */
const DAYS = 30

const workRow = z.object({
  queues: z.array(queueRow).nullable(),
  days: z.array(salesRow).nullable(),
  stopped: z.array(
    z.object({ name: z.string(), error: z.string().nullable(), since: z.string().nullable() }),
  ),
})

export type StoppedLoop = { name: string; error: string | null; since: Date | null }

/** `days` are all of them, the oldest first. */
type Work = { queues: QueueCount[]; days: DaySales[]; stopped: StoppedLoop[] }

/** How many rows wait in some queues, and since when, in one statement. */
export async function readQueues(db: Database, keys: readonly QueueKey[], now: Date): Promise<QueueCount[]> {
  if (keys.length === 0) return []
  return (await checkedRows(db, queueRow, countsOf(keys, now))).map(asWaiting)
}

/** The queues, the loops that stand still and the sales of Toronto's last thirty days, in one statement. */
export async function readWork(
  db: Database,
  { keys, today, now }: { keys: readonly QueueKey[]; today: CalendarDay; now: Date },
): Promise<Work> {
  const [row] = await checkedRows(
    db,
    workRow,
    sql`select (select jsonb_agg(counts) from (${countsOf(keys, now)}) as counts) as queues,
      (select coalesce(jsonb_agg(still), '[]') from (${STILL_LOOPS} order by name) as still) as stopped,
      (select jsonb_agg(sold) from (${salesUntil(today)}) as sold) as days`,
  )
  if (!row) throw new Error('The query of the dashboard returned no row')
  return {
    queues: (row.queues ?? []).map(asWaiting),
    days: everyDay(today, row.days ?? []),
    stopped: row.stopped.map((loop) => ({ ...loop, since: asDate(loop.since) })),
  }
}

const countsOf = (keys: readonly QueueKey[], now: Date) =>
  sql.join(
    keys.map(
      (key) => sql`select ${key}::text as key, count(*)::int as waiting, min(since) as oldest
        from (${queue(key).rows(now)}) as rows`,
    ),
    sql` union all `,
  )

/** An order is paid or has expired long before it is two months old, so the index of `created_at` leads to the days. */
const salesUntil = (today: CalendarDay) => sql`
  select to_char(confirmed_at at time zone ${SETTLEMENT_ZONE}, 'YYYY-MM-DD') as day, count(*)::int as orders,
    coalesce(sum(total_amount), 0)::float8 as total
  from orders where created_at > ${addDays(today, 1 - DAYS - 60)}::date
    and confirmed_at >= ${startOf(addDays(today, 1 - DAYS))} and confirmed_at < ${startOf(addDays(today, 1))}
  group by 1`

const everyDay = (today: CalendarDay, sold: readonly DaySales[]): DaySales[] =>
  Array.from({ length: DAYS }, (_, at) => {
    const day = addDays(today, at + 1 - DAYS)
    return sold.find((each) => each.day === day) ?? { day, orders: 0, total: 0 }
  })

const startOf = (day: CalendarDay) => sql`(${day}::timestamp at time zone ${SETTLEMENT_ZONE})`

const asDate = (time: string | null) => (time === null ? null : new Date(time))

const asWaiting = ({ key, waiting, oldest }: z.infer<typeof queueRow>): QueueCount => ({
  key,
  waiting,
  oldest: asDate(oldest),
})
