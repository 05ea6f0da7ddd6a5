import type { Access, Where } from 'payload'
import { readableOrders, type OrderRule } from '@/domain/orders/order-readers'
import { actorOf } from '~/collections/shared/actor'

/** Read access to orders. */
export const readableOrder: Access = ({ req }) => asAccess(readableOrders(actorOf(req)), '')

/** Read access to rows whose `order` field refers to a readable order. */
export const ofReadableOrder: Access = ({ req }) => asAccess(readableOrders(actorOf(req)), 'order.')

const asAccess = (rule: boolean | OrderRule, prefix: string) =>
  typeof rule === 'boolean' ? rule : asWhere(rule, prefix)

function asWhere(rule: OrderRule, prefix: string): Where {
  if ('all' in rule) return { and: rule.all.map((each) => asWhere(each, prefix)) }
  if ('any' in rule) return { or: rule.any.map((each) => asWhere(each, prefix)) }
  return { [prefix + rule.field]: rule.is }
}
