import 'server-only'
import { boot } from '@/server/db/transaction'
import { sqlState } from '@/server/db/statements/sql-state'
import { readPlace } from '@/server/db/connections/read-place'
import { readPublic } from '@/server/db/connections/read-public'
import { queues } from '@/server/storage/semaphore'
import { queryOn, READ_SETTINGS, type RunQuery } from './postgres/run-query'

/**
 * Runs read-only statements on one connection. Search uses at most four of ten connections of the pool; if forty calls
 * wait, the next is rejected so that the others stay fast.
 */
export const withConnection = <T>(work: (run: RunQuery) => Promise<T>) =>
  queues.search(() =>
    readPublic(undefined, () => onOneConnection(work).catch((error: unknown) => againOn(error, work))),
  )

/** SQLSTATE of a statement that took too long. */
const TIMED_OUT = '57014'

/** The first search of a while reads from the disk what the second finds in memory: once more, then it is an error (rule Q25). */
function againOn<T>(error: unknown, work: (run: RunQuery) => Promise<T>): Promise<T> {
  if (sqlState(error) !== TIMED_OUT) throw error
  return onOneConnection(work)
}

/** Discards a connection whose transaction did not end. */
async function onOneConnection<T>(work: (run: RunQuery) => Promise<T>): Promise<T> {
  const pool = readPlace()?.pool ?? (await boot()).db.pool
  const connection = await pool.connect()
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
