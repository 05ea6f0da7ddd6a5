import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import * as z from 'zod'
import { checkedRows } from '@/server/db/checked-rows'
import type { Database } from '@/server/db/transaction'

const LEASE_MS = 6_000
const RENEW_MS = 2_000

const ledRow = z.object({ loop: z.string() })

type LeadOptions = { db: Database; process: string; loops: readonly string[]; signal: AbortSignal }

/**
 * Loops whose order matters are led by one process at a time. It renews its lease, and does nothing more once that has ended by its
 * own clock; another process then takes the loop over. A lease begins later in the database than here, and so ends later. After the
 * signal it takes no more of them, and keeps those that it leads until their last turns have ended.
 */
export function leadLoops({ db, process, loops, signal }: LeadOptions) {
  let led = new Set<string>()
  let endsAt = 0
  const over = new AbortController()

  async function renew() {
    const wanted = signal.aborted ? loops.filter((loop) => led.has(loop)) : loops
    const asked = performance.now()
    const rows = await checkedRows(
      db,
      ledRow,
      sql`insert into worker_leads as stored (loop, process, ends_at)
        select loop, ${process}, now() + ${LEASE_MS} * interval '1 millisecond'
        from jsonb_array_elements_text(${JSON.stringify(wanted.toSorted())}::jsonb) as loop
        on conflict (loop) do update set process = excluded.process, ends_at = excluded.ends_at
        where stored.process = excluded.process or stored.ends_at < now()
        returning loop`,
    )
    led = new Set(rows.map(({ loop }) => loop))
    endsAt = asked + LEASE_MS
  }

  async function run() {
    while (loops.length > 0 && !over.signal.aborted) {
      await renew().catch((error: unknown) => console.error('The leads of loops were not renewed', error))
      await wait(RENEW_MS, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }

  const renewing = run()

  return {
    isLed: (loop: string) => led.has(loop) && performance.now() < endsAt,
    /** After the last turn: the next process need not wait for the end of the lease. */
    async end() {
      over.abort()
      await renewing
      if (led.size > 0) await db.execute(sql`delete from worker_leads where process = ${process}`)
    },
  }
}
