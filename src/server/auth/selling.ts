import * as z from 'zod'
import { isId } from '@/domain/values/id'
import { mayDo, type SellerPart } from '@/domain/people/sellers/seller-people'
import type { MemberUser } from './session/session'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

/**
 * The one gate to what is a seller's (rule S59): who works for one becomes that seller, with their own name beside it, if their role has
 * the part, and else nobody. All others stay who they are, so that rules about an id go on comparing it with the seller's.
 */
export function asSeller<User extends MemberUser>(user: User, part: SellerPart): User | null {
  const { work } = user
  if (!work) return user
  if (!mayDo(work.role, part)) return null
  return user.person ? user : { ...user, id: work.seller, status: work.status, person: String(user.id) }
}

const idRow = z.object({ id: z.string() })

/** Tables of what has a buyer and a seller. */
const OWNED = {
  orders: 'orders',
  threads: 'threads',
  messages: 'messages',
  invoices: 'invoices',
  returns: 'returns',
  'price-requests': 'price_requests',
} as const

/** Whether something is this seller's. */
export async function isOfSeller(what: keyof typeof OWNED, id: string, seller: string): Promise<boolean> {
  const table = sql.identifier(OWNED[what])
  const found = await checkedRows(
    await database(),
    idRow,
    sql`select id from ${table} where id = ${id} and seller_id = ${seller}`,
  )
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
