import 'server-only'
import { boot } from '@/server/db/transaction'
import { queues } from '@/server/semaphore'
import { queryOn, READ_SETTINGS, type RunQuery } from './run-query'

/**
 * Runs read-only statements on one connection. Search uses at most four of the pool's ten connections; if forty calls
 * wait, the next is rejected so that the others stay fast.
 */
export const withConnection = <T>(work: (run: RunQuery) => Promise<T>) =>
  queues.search(() => onOneConnection(work))

/** Discards a connection whose transaction did not end. */
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
