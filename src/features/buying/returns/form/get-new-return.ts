import 'server-only'
import { dayIn } from '@/domain/values/calendar'
import { isId } from '@/domain/values/id'
import type { Locale } from '@/domain/locale'
import { lastDayFor } from '@/domain/orders/returns/request'
import { fail, ok, type Result } from '@/domain/result'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { returnableOf } from '@/features/buying/returns/beside-returns'
import type { NewReturn } from '@/features/buying/returns/return-view'

/** What of an order its buyer may return, and until when (rules M83, M84); for everybody else the order does not exist. */
export async function getNewReturn(
  user: MemberUser,
  { order: id, locale }: { order: string; locale: Locale },
): Promise<Result<NewReturn>> {
  if (!isId(id)) return fail('order.unknown', '')
  const own = await asUser(user)
  const order = await own.findByID({
    collection: 'orders',
    id,
    select: { number: true, buyer: true, seller: true, sellerName: true, items: true },
    disableErrors: true,
  })
  if (!order || order.buyer !== String(user.id)) return fail('order.unknown', '')
  const { terms, seller, lines } = await returnableOf(id, String(order.seller), locale)
  if (terms?.status !== 'delivered' || !terms.deliveredAt) return fail('return.notDelivered', '')
  const { returnDays } = terms
  const deliveredAt = new Date(terms.deliveredAt)
  const { docs } = await own.find({
    collection: 'returns',
    where: { order: { equals: id } },
    select: { number: true, status: true },
    sort: 'createdAt',
    pagination: false,
  })
  return ok({
    order: { id, number: order.number },
    seller: seller ?? order.sellerName,
    lines: lines.map((line) => ({
      ...line,
      picture: order.items.find((item) => item.id === line.item)?.picture ?? null,
    })),
    returnDays,
    lastDays: {
      fault: lastDayFor('damaged', { deliveredAt, returnDays }) ?? '',
      mind: lastDayFor('mind', { deliveredAt, returnDays }),
    },
    today: dayIn('America/Toronto', new Date()),
    returns: docs.map(({ id: own, number, status }) => ({ id: own, number, status })),
  })
}
