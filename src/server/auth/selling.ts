import { isId } from '@/domain/id'
import { mayDo, type SellerPart } from '@/domain/people/seller-people'
import type { MemberUser } from './session'
import { and, eq, type AnyColumn } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

/**
 * The one door to what is a seller's (rule S59): who works for one becomes that seller, with their own name beside it, if their role has
 * the part, and else nobody. All others stay who they are, so that rules about an id go on comparing it with the seller's.
 */
export function asSeller<User extends MemberUser>(user: User, part: SellerPart): User | null {
  const { work } = user
  if (!work) return user
  if (!mayDo(work.role, part)) return null
  return user.person ? user : { ...user, id: work.seller, status: work.status, person: String(user.id) }
}

const OWNED = {
  orders: [tables.orders, tables.orders.seller],
  threads: [tables.threads, tables.threads.seller],
  messages: [tables.messages, tables.messages.seller],
  invoices: [tables.invoices, tables.invoices.seller],
  returns: [tables.returns, tables.returns.seller],
  'price-requests': [tables.price_requests, tables.price_requests.seller],
} as const

/** Whether something is this seller's. */
export async function isOfSeller(what: keyof typeof OWNED, id: string, of: string): Promise<boolean> {
  const [table, seller]: readonly [(typeof OWNED)[keyof typeof OWNED][0], AnyColumn] = OWNED[what]
  const db = await database()
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), eq(seller, of)))
  return found.length > 0
}

/**
 * As whom a member acts on something that has a buyer and a seller: as the seller they work for where it is that seller's, else as
 * themselves. Asks the database about people of sellers alone.
 */
export async function actingOn<User extends MemberUser | null>(
  user: User,
  what: keyof typeof OWNED,
  id: string,
): Promise<User> {
  if (!user?.work || !isId(id) || !(await isOfSeller(what, id, user.work.seller))) return user
  return (asSeller(user, 'orders') as User | null) ?? user
}
