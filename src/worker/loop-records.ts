import { sql } from '@payloadcms/db-postgres'
import { errorText } from '@/server/records/log/error-text'
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
  /** Another process runs it. */
  waits: () => void
}

/** Six times as long as between two writes. Sooner than such a row counts as standing still. */
const GONE = sql`interval '30 seconds'`

/**
 * When each loop of this process last began, ended and failed: kept in memory and written together, since loops turn several
 * times a second. A loop that has begun and not ended hangs; one of `known` that no process has stands under the name "".
 */
export function createLoopRecords(process: string, known: readonly string[]) {
  const rows: Row[] = []

  function open(name: string): LoopRecord {
    const row: Row = { name, begun_at: null, done_at: null, failed_at: null, error: null, failures: 0 }
    rows.push(row)
    return {
      begin: () => void (row.begun_at = new Date()),
      done: () => void Object.assign(row, { done_at: new Date(), failures: 0 }),
      failed: (error, failures) =>
        void Object.assign(row, { failed_at: new Date(), error: errorText(error), failures }),
      waits: () => void Object.assign(row, { begun_at: null, done_at: null, failures: 0 }),
    }
  }

  /**
   * Rows of a process that is gone go once this one has their loop, and leave it their last error. Without another they stay, and
   * stand still.
   */
  async function write(db: Database) {
    await db.execute(sql`
      with mine as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as each(name text, begun_at timestamptz,
          done_at timestamptz, failed_at timestamptz, error text, failures int)
      ),
      known as (select name from jsonb_array_elements_text(${JSON.stringify(known)}::jsonb) as name),
      gone as (
        delete from worker_loops l where (l.name, l.process) in (
          select s.name, s.process from worker_loops s
          where s.process <> ${process} and (s.seen_at < now() - ${GONE} or s.process = '')
            and (s.name in (select name from mine) or s.name not in (select name from known))
          for update skip locked
        ) returning l.name, l.failed_at, l.error
      ),
      last as (select distinct on (name) * from gone where failed_at is not null order by name, failed_at desc),
      untaken as (
        insert into worker_loops (name, process) select name, '' from known k
        where name not in (select name from mine) and not exists (select 1 from worker_loops l where l.name = k.name)
        on conflict do nothing
      )
      insert into worker_loops as stored (name, process, begun_at, done_at, failed_at, error, failures, seen_at)
      select m.name, ${process}, m.begun_at, m.done_at, coalesce(m.failed_at, last.failed_at), coalesce(m.error, last.error),
        m.failures, now() from mine m left join last on last.name = m.name
      on conflict (name, process) do update set begun_at = excluded.begun_at, done_at = excluded.done_at,
        failed_at = coalesce(excluded.failed_at, stored.failed_at),
        error = coalesce(excluded.error, stored.error), failures = excluded.failures, seen_at = excluded.seen_at`)
  }

  return { open, write }
}
