import type { Access, Where } from 'payload'
import { readableOrders, type OrderRule } from '@/domain/orders/order-readers'
import { openedOrders } from '@/server/orders/opened-orders'
import { actorOf } from '~/collections/shared/actor'
import { runSql } from '~/collections/shared/run-sql'

/** Read access to orders. What is private in them has rules of its own: `ofSides`. */
export const readableOrder: Access = ({ req }) => asAccess(readableOrders(actorOf(req)), '')

/** Read access to rows whose `order` field refers to a readable order. */
export const ofReadableOrder: Access = ({ req }) => asAccess(readableOrders(actorOf(req)), 'order.')

/** Read access for an admin to rows whose `order` field refers to an order that they have opened. */
export const ofOpenedOrder: Access = async ({ req }) => {
  const actor = actorOf(req)
  if (actor.kind !== 'staff') return false
  const { rows } = await runSql(req, openedOrders(actor.id))
  return rows.length > 0 && { order: { in: rows.map(({ id }) => id) } }
}

const asAccess = (rule: boolean | OrderRule, prefix: string) =>
  typeof rule === 'boolean' ? rule : asWhere(rule, prefix)

function asWhere(rule: OrderRule, prefix: string): Where {
  if ('all' in rule) return { and: rule.all.map((each) => asWhere(each, prefix)) }
  if ('any' in rule) return { or: rule.any.map((each) => asWhere(each, prefix)) }
  return { [prefix + rule.field]: rule.is }
}
