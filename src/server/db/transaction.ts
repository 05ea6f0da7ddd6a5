import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { NodePgSession } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { getPayload, type BasePayload } from 'payload'
import { sqlState } from './sql-state'

/** The one boot of Payload in this process, be it the web server or the worker. */
export const boot = () => getPayload({ config })

type Drizzle = BasePayload['db']['drizzle']
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]
/** Whatever takes a statement: a transaction, or the pool itself. */
export type Database = Pick<Transaction, 'execute' | 'select' | 'insert' | 'update' | 'delete'>

export async function database(): Promise<Database> {
  return (await boot()).db.drizzle
}

/** Rows were wanted in another order by somebody else (a deadlock), or the server could not serialise: nothing was done, try again. */
const AGAIN = new Set(['40P01', '40001'])
const TRIES = 5

/** What hands a call of Payload's verbs into a transaction that is under way: `db.create({ …, req: inside })`. */
export type Inside = { transactionID: string }

/**
 * What must happen as a whole: money, and people. Unlike Payload's own transactions, a commit that fails throws
 * (docs/decisions/004). Statements go through `tx`, Payload's verbs and their hooks join in with `req: inside`. The work may be run
 * again from the start.
 */
export async function inTransaction<T>(work: (tx: Transaction, inside: Inside) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(work)
    } catch (error) {
      if (attempt === TRIES || !AGAIN.has(sqlState(error) ?? '')) throw error
    }
  }
}

async function once<T>(work: (tx: Transaction, inside: Inside) => Promise<T>): Promise<T> {
  const { db } = await boot()
  const transactionID = randomUUID()
  const sessions = (db.sessions ??= {})
  return onOneConnection(db, async (tx) => {
    let isGivenUp = false
    const giveUp = async () => void (isGivenUp = true)
    sessions[transactionID] = { db: tx as never, resolve: async () => {}, reject: giveUp }
    try {
      const result = await work(tx, { transactionID })
      if (isGivenUp) throw new Error('A step inside the transaction failed and was passed over.')
      return result
    } finally {
      delete sessions[transactionID]
    }
  })
}

type Session = ConstructorParameters<typeof NodePgSession>
type Inner = { dialect: Session[1]; schema: Session[2]; options: Session[3] }

/**
 * drizzle's own way never gives a connection back whose `begin` failed, as every one does that a database restart has ended. One
 * that failed at anything but the work itself is thrown away.
 */
async function onOneConnection<T>(
  { drizzle, pool }: BasePayload['db'],
  work: (tx: Transaction) => Promise<T>,
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
    return done
  } catch (error) {
    // The very error of the work comes out only after a rollback that went well.
    isWhole = error === thrown
    throw error
  } finally {
    client.release(!isWhole)
  }
}
