import { advisoryLock } from '@/server/db/locks'
import { sql } from '@/server/db/sql'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import type { CopyName } from './copies'
import { deleteIn, liveProducts, replaceIn } from './documents'
import { writeToEngine } from './link'

/** About one megabyte of words. */
export const BATCH = 500

type State = { copy: CopyName | null; filling: CopyName | null }

/** One that writes to the engine at a time, so that nothing older comes after something newer. */
export const lockEngine = (tx: Transaction) => advisoryLock(tx, 'search engine', '')

export async function engineState(tx: Pick<Transaction, 'execute'>): Promise<State | undefined> {
  const { rows } = await tx.execute<State>(sql`select copy, filling from search.engine`)
  return rows[0]
}

/** Sends the engine what has changed; true if there may be more. What it has not taken stays in the table. */
export async function feedEngine(): Promise<boolean> {
  const url = process.env.SEARCH_URL
  if (!url) return false
  return inTransaction(async (tx) => {
    await lockEngine(tx)
    const state = await engineState(tx)
    const copies = [state?.copy, state?.filling].filter((copy) => copy !== null && copy !== undefined)
    if (copies.length === 0) return false
    const { rows } = await tx.execute<{ product: string }>(sql`
      delete from search.changes where id in (select id from search.changes order by id limit ${BATCH}) returning product`)
    const ids = [...new Set(rows.map(({ product }) => product))]
    if (ids.length > 0)
      await writeToEngine(
        url,
        (await statementsFor(tx, ids)).flatMap((write) => copies.map(write)),
      )
    return rows.length === BATCH
  })
}

type Write = (copy: CopyName) => string

/** What is live is written, what is not any more is deleted. */
async function statementsFor(tx: Transaction, ids: string[]): Promise<Write[]> {
  const products = await liveProducts(tx, ids)
  const gone = ids.filter((id) => !products.some((product) => product.id === id))
  return [
    ...(products.length > 0 ? [(copy: CopyName) => replaceIn(copy, products)] : []),
    ...(gone.length > 0 ? [(copy: CopyName) => deleteIn(copy, gone)] : []),
  ]
}
