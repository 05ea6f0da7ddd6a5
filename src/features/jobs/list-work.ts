import 'server-only'
import type { EventPlace } from '@/domain/audit/event-filter'
import type { WorkKind, WorkState } from '@/domain/jobs/work'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import { utc } from './utc'
import { WORK } from './work-tables'

export type WorkRow = {
  id: string
  /** Task, template or type. */
  what: string | null
  /** The receiver of an email, the provider of a payment event. */
  detail: string | null
  at: string
  attempts: number
  next: string | null
  error: string | null
  mayRetry: boolean
  isCleared: boolean
}

type Asked = { kind: WorkKind; state: WorkState; after?: EventPlace; limit: number }

/** One list of background work, newest first, without the content of emails and events. */
export async function listWork({ kind, state, after, limit }: Asked): Promise<WorkRow[]> {
  const { table, states, what, detail, attempts, error, next, mayRetry, isCleared } = WORK[kind]
  return rowsOf<WorkRow>(
    await database(),
    sql`select w.id::text as id, ${what} as what, ${detail} as detail, ${utc(sql`w.created_at`)} as at, ${attempts}::int as attempts,
        ${utc(sql`(${next})`)} as next, ${error} as error, ${mayRetry} as "mayRetry", ${isCleared} as "isCleared"
      from ${table} w where ${states[state]}
        and ${after ? sql`(w.created_at, w.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
      order by w.created_at desc, w.id desc limit ${limit}`,
  )
}
