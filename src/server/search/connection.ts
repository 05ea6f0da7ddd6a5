import 'server-only'
import { boot } from '@/server/db/transaction'
import { READ_SETTINGS, type RunQuery } from './run-query'
import { queryOn } from './prepared-statements'

const CONNECTIONS = 4
const MAX_WAITING = 40
const waiting: (() => void)[] = []
let busy = 0

/**
 * Some statements that only read, on one connection, and never for long. Search takes at most four of the pool's ten
 * connections; when forty wait already, one more is sent away rather than everybody slowed down.
 */
export async function withConnection<T>(work: (run: RunQuery) => Promise<T>): Promise<T> {
  if (busy >= CONNECTIONS) await turn()
  else busy += 1
  try {
    return await onOneConnection(work)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else busy -= 1
  }
}

/** Thrown instead of waiting in a long line. */
export class Busy extends Error {}

function turn() {
  if (waiting.length >= MAX_WAITING) throw new Busy('Too many searches at once.')
  return new Promise<void>((resolve) => waiting.push(resolve))
}

/** A connection whose transaction did not end is thrown away. */
async function onOneConnection<T>(work: (run: RunQuery) => Promise<T>): Promise<T> {
  const { db } = await boot()
  const connection = await db.pool.connect()
  let isOver = false
  try {
    const run = queryOn(connection)
    await run(READ_SETTINGS)
    const found = await work(run)
    await connection.query('commit')
    isOver = true
    return found
  } catch (error) {
    isOver = await connection.query('rollback').then(
      () => true,
      () => false,
    )
    throw error
  } finally {
    connection.release(!isOver)
  }
}
