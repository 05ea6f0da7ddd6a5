import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '@/server/db/sql'
import { boot } from '@/server/db/transaction'

/** Whether Payload has booted in this process and the database answers; false also when that is not known within the time given. */
export async function databaseAnswers(patienceMs?: number): Promise<boolean> {
  const answers = asked()
  if (patienceMs === undefined) return answers
  const over = new AbortController()
  const late = wait(patienceMs, false, { signal: over.signal }).catch(() => false)
  return Promise.race([answers, late]).finally(() => over.abort())
}

let running: Promise<boolean> | null = null

/** One question at a time: while the database hangs, probes must not each keep a place in the pool. */
function asked() {
  running ??= ask().finally(() => (running = null))
  return running
}

async function ask() {
  try {
    const { db } = await boot()
    await db.drizzle.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}
