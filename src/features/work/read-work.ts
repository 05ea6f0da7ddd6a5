import * as z from 'zod'
import { addDays, type CalendarDay } from '@/domain/calendar'
import { SETTLEMENT_ZONE } from '@/domain/payments/payout'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import type { Database } from '@/server/db/transaction'
import { KEYS, queue, STILL_LOOPS, type QueueKey } from './queues'

export type Waiting = { key: QueueKey; waiting: number; oldest: Date | null }

const queueRow = z.object({ key: z.enum(KEYS), waiting: z.number(), oldest: z.string().nullable() })

const sales = z.object({ orders: z.number(), total: z.number() })
export type Sales = z.infer<typeof sales>

const workRow = z.object({
  queues: z.array(queueRow).nullable(),
  today: sales,
  yesterday: sales,
  stopped: z.array(
    z.object({ name: z.string(), error: z.string().nullable(), since: z.string().nullable() }),
  ),
})

export type Stopped = { name: string; error: string | null; since: Date | null }

type Work = { queues: Waiting[]; today: Sales; yesterday: Sales; stopped: Stopped[] }

/** How many rows wait in some queues, and since when, in one statement. */
export async function readQueues(db: Database, keys: readonly QueueKey[], now: Date): Promise<Waiting[]> {
  if (keys.length === 0) return []
  return (await checkedRows(db, queueRow, countsOf(keys, now))).map(asWaiting)
}

/** The queues, the loops that stand still and the sales of Toronto's day and the one before, in one statement. */
export async function readWork(
  db: Database,
  { keys, today, now }: { keys: readonly QueueKey[]; today: CalendarDay; now: Date },
): Promise<Work> {
  const [row] = await checkedRows(
    db,
    workRow,
    sql`select (select jsonb_agg(counts) from (${countsOf(keys, now)}) as counts) as queues,
      (select coalesce(jsonb_agg(still), '[]') from (${STILL_LOOPS} order by name) as still) as stopped,
      ${salesOf(today)} as today, ${salesOf(addDays(today, -1))} as yesterday`,
  )
  if (!row) throw new Error('The query of the dashboard returned no row')
  return {
    queues: (row.queues ?? []).map(asWaiting),
    today: row.today,
    yesterday: row.yesterday,
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

/** An order is paid or has expired long before it is two months old, so the index of `created_at` leads to the day. */
const salesOf = (
  day: CalendarDay,
) => sql`(select jsonb_build_object('orders', count(*), 'total', coalesce(sum(total_amount), 0))
  from orders where created_at > ${addDays(day, -60)}::date and confirmed_at >= ${startOf(day)} and confirmed_at < ${startOf(addDays(day, 1))})`

const startOf = (day: CalendarDay) => sql`(${day}::timestamp at time zone ${SETTLEMENT_ZONE})`

const asDate = (time: string | null) => (time === null ? null : new Date(time))

const asWaiting = ({ key, waiting, oldest }: z.infer<typeof queueRow>): Waiting => ({
  key,
  waiting,
  oldest: asDate(oldest),
})
