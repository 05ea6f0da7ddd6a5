import 'server-only'
import * as z from 'zod'
import type { EventPlace } from '@/domain/staff/audit/event-filter'
import type { WorkKind, WorkState } from '@/domain/staff/work'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { utc } from './utc'
import { WORK } from './work-tables'

const workRow = z.object({
  id: z.string(),
  /** Task, template or type. */
  what: z.string().nullable(),
  /** The receiver of an email, the provider of a payment event. */
  detail: z.string().nullable(),
  at: z.string(),
  attempts: z.number(),
  next: z.string().nullable(),
  error: z.string().nullable(),
  mayRetry: z.boolean(),
  isCleared: z.boolean(),
})
export type WorkRow = z.infer<typeof workRow>

type WorkFilter = { kind: WorkKind; state: WorkState; after?: EventPlace; limit: number }

/** One list of background work, newest first, without the content of emails and events. */
export async function listWork({ kind, state, after, limit }: WorkFilter): Promise<WorkRow[]> {
  const { table, states, what, detail, attempts, error, next, mayRetry, isCleared } = WORK[kind]
  return checkedRows(
    await database(),
    workRow,
    sql`select w.id::text as id, ${what} as what, ${detail} as detail, ${utc(sql`w.created_at`)} as at, ${attempts}::int as attempts,
        ${utc(sql`(${next})`)} as next, ${error} as error, ${mayRetry} as "mayRetry", ${isCleared} as "isCleared"
      from ${table} w where ${states[state]}
        and ${after ? sql`(w.created_at, w.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
      order by w.created_at desc, w.id desc limit ${limit}`,
  )
}
