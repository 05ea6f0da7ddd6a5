import type { TypedUser } from 'payload'
import { actorOfUser, isAdmin, isMember, type Actor } from '@/domain/people/actor'
import { ordersOfSide, readableOrders, type OrderRule, type OrderParty } from '@/domain/orders/order-readers'
import { asSystem, asUser, type Data } from '@/server/db/data'
import { alias, and, eq, isNotNull, ne, sql, type AnyColumn, type SQL } from '@/server/db/sql'
import type { ValueOrPlace } from '@/server/db/prepared-rows'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { openedOrders } from './opened-orders'

const o = alias(tables.orders, 'o')

const COLUMNS: Record<string, AnyColumn> = {
  buyer: o.buyer,
  seller: o.seller,
  confirmedAt: o.confirmedAt,
  quote: o.quote,
  company: o.company,
}

/**
 * Whether an actor may read an order whole, as SQL on a table named `o`: by the rule in the domain, and for an admin only
 * after saying why (rule M49).
 */
export function isReadable(actor: Actor, now?: Date): SQL {
  const rule = readableOrders(actor)
  if (rule === true && actor.kind === 'staff') return sql`o.id in (${openedOrders(actor.id, now)})`
  return typeof rule === 'boolean' ? sql`${rule}::boolean` : asSql(rule)
}

/** The same for what a member bought or sold, for the lists of either side. */
export const isOfSide = (side: OrderParty, id: ValueOrPlace) => asSql(ordersOfSide(side, id))

/**
 * As whom what is private in an order is read: a member as themselves, so that the access rules decide; for an admin who has
 * said why, the server (rule M49). Null for everybody else.
 */
export async function orderReader(user: TypedUser | null, order: string | SQL): Promise<Data | null> {
  const actor = actorOfUser(user)
  if (user && isMember(actor)) return asUser(user)
  if (!isAdmin(actor)) return null
  const db = await database()
  const [opened] = await db
    .select({ id: o.id })
    .from(o)
    .where(and(eq(o.id, order), isReadable(actor)))
  return opened ? asSystem() : null
}

function asSql(rule: OrderRule<ValueOrPlace>): SQL {
  if ('all' in rule) return sql`(${sql.join(rule.all.map(asSql), sql` and `)})`
  if ('any' in rule) return sql`(${sql.join(rule.any.map(asSql), sql` or `)})`
  const column = COLUMNS[rule.field]
  if (!column) throw new Error(`Order read rule names an unknown field: ${rule.field}.`)
  if ('exists' in rule.is) return isNotNull(column)
  return 'equals' in rule.is ? eq(column, rule.is.equals) : ne(column, rule.is.not_equals)
}
