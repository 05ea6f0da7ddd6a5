import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { NodePgSession } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { getPayload, type BasePayload } from 'payload'
import { sendCommitted, type Executor } from './bus'
import { readPlace } from '@/server/db/connections/read-place'
import { collectMessages } from './after-commit'
import { sqlState } from './statements/sql-state'

/** The only boot of Payload per process, in web server and worker. */
export const boot = () => getPayload({ config })

type Drizzle = BasePayload['db']['drizzle']
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]
/** A transaction or the pool. */
export type Database = Pick<
  Transaction,
  'execute' | 'select' | 'insert' | 'update' | 'delete' | 'with' | '$with'
>

/** The replica inside `readPublic`, where that is fit for it; else the primary. */
export async function database(): Promise<Database> {
  return readPlace()?.drizzle ?? (await boot()).db.drizzle
}

/** Deadlock and serialization failure: the transaction was rolled back and can be retried. */
const RETRYABLE = new Set(['40P01', '40001'])
const MAX_ATTEMPTS = 5

/** Makes a Payload call join a running transaction: `db.create({ …, req: inside })`. */
export type Inside = { transactionID: string }

/**
 * Runs work in one transaction and retries it on deadlock, so it must be repeatable. Unlike with Payload's own
 * transactions, a failed commit throws (docs/decisions/004). Statements use `tx`, Payload calls pass `req: inside`.
 */
export async function inTransaction<T>(work: (tx: Transaction, inside: Inside) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(work)
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error
    }
  }
}

async function runOnce<T>(work: (tx: Transaction, inside: Inside) => Promise<T>): Promise<T> {
  const { db } = await boot()
  const transactionID = randomUUID()
  const sessions = (db.sessions ??= {})
  let messages: string[] = []
  const workInside = async (tx: Transaction) => {
    let hasFailed = false
    messages = collectMessages(tx)
    const markFailed = async () => void (hasFailed = true)
    sessions[transactionID] = { db: tx as never, resolve: async () => {}, reject: markFailed }
    try {
      const result = await work(tx, { transactionID })
      if (hasFailed) throw new Error('A step of the transaction failed and its error was ignored')
      return result
    } finally {
      delete sessions[transactionID]
    }
  }
  return onOneConnection(db, workInside, (connection) => sendCommitted(connection, messages))
}

type Session = ConstructorParameters<typeof NodePgSession>
type Inner = { dialect: Session[1]; schema: Session[2]; options: Session[3] }

/**
 * Drizzle never releases a connection whose BEGIN failed, as happens after a database restart. Here every failure
 * outside the work itself discards the connection. What follows the commit uses it too, so that nobody waits for a second one.
 */
async function onOneConnection<T>(
  { drizzle, pool }: BasePayload['db'],
  work: (tx: Transaction) => Promise<T>,
  afterCommit: (connection: Executor) => Promise<void>,
): Promise<T> {
  const { dialect, schema, options } = Reflect.get(drizzle, 'session') as Inner
  const client = await pool.connect()
  let thrown: unknown
  let isWhole = false
  try {
    const session = new NodePgSession(client as Session[0], dialect, schema, options)
    const done = await session.transaction((tx) =>
      work(tx as Transaction).catch((error: unknown) => {
        thrown = error
        throw error
      }),
    )
    isWhole = true
    await afterCommit(session)
    return done
  } catch (error) {
    // Drizzle rethrows the work's own error only after a successful rollback.
    isWhole = error === thrown
    throw error
  } finally {
    client.release(!isWhole)
  }
}
