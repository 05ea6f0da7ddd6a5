import { sql } from '@payloadcms/db-postgres'
import { errorText } from '@/server/log/error-text'
import type { Database } from '@/server/db/transaction'

type Row = {
  name: string
  begun_at: Date | null
  done_at: Date | null
  failed_at: Date | null
  error: string | null
  failures: number
}

export type LoopRecord = {
  begin: () => void
  done: () => void
  failed: (error: unknown, failures: number) => void
}

/**
 * When each loop of this process last began, ended and failed: kept in memory and written together, since loops turn several
 * times a second. A loop that has begun and not ended hangs.
 */
export function createLoopRecords(process: string) {
  const rows: Row[] = []

  function open(name: string): LoopRecord {
    const row: Row = { name, begun_at: null, done_at: null, failed_at: null, error: null, failures: 0 }
    rows.push(row)
    return {
      begin: () => void (row.begun_at = new Date()),
      done: () => void Object.assign(row, { done_at: new Date(), failures: 0 }),
      failed: (error, failures) =>
        void Object.assign(row, { failed_at: new Date(), error: errorText(error), failures }),
    }
  }

  /** Of a loop that has not failed since the start, the last failure before it stays. Rows of loops that are gone go. */
  async function write(db: Database) {
    await db.execute(sql`
      with mine as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as each(name text, begun_at timestamptz,
          done_at timestamptz, failed_at timestamptz, error text, failures int)
      ),
      gone as (
        delete from worker_loops where process = ${process} and name not in (select name from mine)
      )
      insert into worker_loops as stored (name, process, begun_at, done_at, failed_at, error, failures)
      select name, ${process}, begun_at, done_at, failed_at, error, failures from mine
      on conflict (name) do update set process = excluded.process, begun_at = excluded.begun_at,
        done_at = coalesce(excluded.done_at, stored.done_at),
        failed_at = coalesce(excluded.failed_at, stored.failed_at),
        error = coalesce(excluded.error, stored.error), failures = excluded.failures`)
  }

  return { open, write }
}
