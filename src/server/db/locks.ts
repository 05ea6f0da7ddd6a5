import { inArray, sql, type SQLWrapper } from './sql'
import type { tables } from './tables'
import type { Transaction } from './transaction'

type Tables = typeof tables
type Lockable = Tables[
  'checkouts' | 'orders' | 'payouts' | 'products' | 'sellers' | 'staff' | 'users' | 'second_factors']
/** Ids, or a query that selects them. */
export type Ids = readonly string[] | SQLWrapper
type Strength = 'update' | 'key share'

/** Locks rows by their ids, or by a query of ids, to the end of the transaction. Always in id order, so two callers cannot deadlock. */
export async function lockRows(tx: Transaction, table: Lockable, ids: Ids, strength: Strength = 'update') {
  await tx.select({ id: table.id }).from(table).where(inArray(table.id, ids)).orderBy(table.id).for(strength)
}

/** What can be locked though it may have no row yet. The number is the lock's first key in Postgres (`pg_locks.classid`). */
const KINDS = {
  email: 1,
  invoices: 2,
  checkout: 3,
  cart: 4,
  thread: 5,
  messages: 6,
  import: 7,
  drafts: 8,
  payouts: 9,
  setup: 10,
  picks: 11,
  'commission invoices': 12,
  staff: 13,
  pictures: 14,
  lists: 17,
  'search engine': 18,
  company: 19,
  'price requests': 31,
  returns: 32,
  'seller people': 41,
}

/** One transaction at a time per kind and key; the others wait until it has committed or rolled back. */
export async function advisoryLock(tx: Transaction, kind: keyof typeof KINDS, key: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(${KINDS[kind]}::int, hashtext(${key}))`)
}
