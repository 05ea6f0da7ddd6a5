import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  Where,
} from 'payload'
import { isActiveOrder, ORDER_STATUSES } from '@/domain/orders/order'
import { lateForStaff } from '@/domain/orders/shipping/promise'
import { isAdmin } from '@/domain/people/actor'
import { storable } from '@/domain/values/text'
import { isLocale } from '@/messages/locales'
import { findOrders, sidesOf } from '@/server/orders/find-orders'
import { optionWords } from '~/collections/labels/find-words'
import { actorOf } from '~/collections/shared/actor'
import { idIn, listedRows } from '~/collections/shared/listed-rows'
import { runSql } from '~/collections/shared/run-sql'
import { joined } from '~/collections/shared/title'

/** The field of a list's search: not stored, a question. */
export const SEARCH = 'search'

/**
 * What an admin searches for becomes the ids of the orders found (rule M50). Of anybody else Payload refuses the question. `?late=week`
 * in the address of a list leaves those that are late by more than a week (rule M66): Payload's filters know no 'before' for a text.
 */
export const searchOrders: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const isRead = operation === 'read' || operation === 'count'
  if (!isRead || !isAdmin(actorOf(req))) return args
  const where = 'where' in args && args.where ? await answered(args.where, req) : null
  if (req.query?.late === 'week')
    return { ...args, where: { and: [...(where ? [where] : []), ...lateByAWeek()] } }
  return where ? { ...args, where } : args
}

async function answered(where: Where, req: PayloadRequest): Promise<Where> {
  const parts = Object.entries(where).map(async ([name, asked]): Promise<[string, Where[string]]> => {
    if ((name === 'and' || name === 'or') && Array.isArray(asked))
      return [name, await Promise.all(asked.map((each) => answered(each, req)))]
    const text = name === SEARCH && asked && 'like' in asked ? asked.like : undefined
    return typeof text === 'string' ? ['id', await idsOf(text, req)] : [name, asked]
  })
  return Object.fromEntries(await Promise.all(parts))
}

const lateByAWeek = (): Where[] => [
  { status: { in: ORDER_STATUSES.filter(isActiveOrder) } },
  { promisedUntil: { less_than: lateForStaff(new Date()) } },
]

async function idsOf(text: string, req: PayloadRequest) {
  const { rows } = await runSql(req, findOrders(storable(text)))
  return idIn(rows)
}

type OrderRow = { id: string; buyerName?: string; payment?: string }

/** Who bought, and how the payment stands: for the rows of an admin's list, and of the system's own, in one statement. */
export const nameSides: CollectionAfterOperationHook = async (asked) => {
  const { req, result } = asked
  const docs = listedRows<OrderRow>(asked, isAdmin)
  if (docs.length === 0) return result
  const { rows } = await runSql(req, sidesOf(docs.map(({ id }) => id)))
  const language = isLocale(req.i18n.language) ? req.i18n.language : 'en'
  const said = (name: 'provider' | 'status' | 'dispute', value: unknown) =>
    typeof value === 'string' ? (optionWords('checkouts', name, value)?.[language] ?? value) : null
  for (const { id, buyer, provider, status, dispute } of rows) {
    const doc = docs.find((each) => each.id === id)
    if (!doc) continue
    doc.buyerName = typeof buyer === 'string' ? buyer : '–'
    doc.payment = joined(said('provider', provider), said('status', status), said('dispute', dispute))
  }
  return result
}
