import type { BasePayload } from 'payload'
import { runOn } from '~/tests/support/database/database'

/** What outlives the modules of a test file: the environment the process began with, and Payload's own cache of its boots. */
type Kept = { maruEnv?: NodeJS.ProcessEnv; _payload?: Map<string, { payload: BasePayload | null }> }
const kept = globalThis as typeof globalThis & Kept

/** The environment as it was before the first test file of this process. */
export function restoreProcess() {
  kept.maruEnv ??= { ...process.env }
  for (const name of Object.keys(process.env)) if (!(name in kept.maruEnv)) delete process.env[name]
  Object.assign(process.env, kept.maruEnv)
}

/** Forgets every boot of Payload and ends its connections with its database: the next test file boots on one of its own. */
export async function closePayloads(server: string, database: string) {
  const boots = [...(kept._payload?.values() ?? [])]
  kept._payload?.clear()
  for (const { payload } of boots) {
    const pool = payload?.db.pool
    await payload?.destroy()
    // Payload never gives back one connection, so the pool's end is not waited for: it comes with the database's.
    if (pool && !pool.ended) void pool.end()
  }
  await runOn(server, `drop database if exists "${database}" with (force)`)
}
