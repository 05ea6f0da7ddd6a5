import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { directUrl } from '@/server/db/direct-url'

/** Each worker process has a lock of its own. */
const LOCKS = { main: 7_310_466, heavy: 7_310_467 } as const
const RETRY = 1_000

export type WorkerProcess = keyof typeof LOCKS
export type WorkerLock = { lost: AbortSignal; release: () => Promise<void> }

export const isWorkerProcess = (name: string): name is WorkerProcess => name in LOCKS

/**
 * Lock for the single worker of its kind: a session advisory lock on its own connection. Postgres releases it with the
 * connection, and the worker stops when the connection breaks.
 */
export async function acquireWorkerLock(
  process: WorkerProcess,
  signal: AbortSignal,
): Promise<WorkerLock | null> {
  const client = new pg.Client({
    connectionString: directUrl(),
    application_name: `maru-worker-${process}`,
    keepAlive: true,
  })
  const lost = new AbortController()
  const lose = () => lost.abort()
  client.on('error', lose)
  client.on('end', lose)
  try {
    await client.connect()
    while (!signal.aborted && !lost.signal.aborted) {
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
        LOCKS[process],
      ])
      if (rows[0]?.mine) return { lost: lost.signal, release: () => client.end() }
      await pause(signal)
    }
  } catch {
    await pause(signal)
  }
  await client.end().catch(() => undefined)
  return null
}

const pause = (signal: AbortSignal) => wait(RETRY, undefined, { signal }).catch(() => undefined)
