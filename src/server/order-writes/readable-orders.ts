import { sql } from '@payloadcms/db-postgres'
import type { Actor } from '@/domain/people/actor'
import { ordersOfSide, readableOrders, type OrderRule, type OrderParty } from '@/domain/orders/order-readers'
import { openedOrders } from '@/server/opened-orders'

const COLUMNS: Record<string, string> = {
  buyer: 'o.buyer_id',
  seller: 'o.seller_id',
  confirmedAt: 'o.confirmed_at',
  quote: 'o.quote',
}

/**
 * Whether an actor may read an order whole, as SQL on a table named `o`: by the rule in the domain, and for an admin only
 * after saying why (rule M49).
 */
export function isReadable(actor: Actor, now?: Date) {
  const rule = readableOrders(actor)
  if (rule === true && actor.kind === 'staff') return sql`o.id in (${openedOrders(actor.id, now)})`
  return typeof rule === 'boolean' ? sql`${rule}::boolean` : asSql(rule)
}

/** The same for what a member bought or sold, for the lists of either side. */
export const isOfSide = (side: OrderParty, id: string) => asSql(ordersOfSide(side, id))

function asSql(rule: OrderRule): ReturnType<typeof sql> {
  if ('all' in rule) return sql`(${sql.join(rule.all.map(asSql), sql` and `)})`
  if ('any' in rule) return sql`(${sql.join(rule.any.map(asSql), sql` or `)})`
  const name = COLUMNS[rule.field]
  if (!name) throw new Error(`Order read rule names an unknown field: ${rule.field}.`)
  const column = sql.raw(name)
  if ('exists' in rule.is) return sql`${column} is not null`
  return 'equals' in rule.is ? sql`${column} = ${rule.is.equals}` : sql`${column} <> ${rule.is.not_equals}`
}
