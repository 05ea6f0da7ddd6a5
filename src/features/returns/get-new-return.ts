import 'server-only'
import { dayIn } from '@/domain/calendar'
import { isId } from '@/domain/id'
import type { Locale } from '@/domain/locale'
import { lastDayFor } from '@/domain/returns/request'
import { fail, ok, type Result } from '@/domain/result'
import type { MemberUser } from '@/server/auth/session'
import { asUser } from '@/server/data'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { companyName } from '@/server/names'
import { namesOf } from './beside-returns'
import { readReturnable, readTermsOf } from './commands/returnable'
import type { NewReturn } from './return-view'

const { sellers } = tables

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
  const db = await database()
  const terms = await readTermsOf(db, id)
  if (terms?.status !== 'delivered' || !terms.deliveredAt) return fail('return.notDelivered', '')
  const { returnDays } = terms
  const deliveredAt = new Date(terms.deliveredAt)
  const lines = await readReturnable(db, id)
  const names = await namesOf(
    lines.map(({ product }) => product),
    locale,
  )
  const [named] = await db
    .select({ name: companyName(locale, sellers.id, sellers.company) })
    .from(sellers)
    .where(eq(sellers.id, String(order.seller)))
  const { docs } = await own.find({
    collection: 'returns',
    where: { order: { equals: id } },
    select: { number: true, status: true },
    sort: 'createdAt',
    pagination: false,
  })
  return ok({
    order: { id, number: order.number },
    seller: named?.name ?? order.sellerName,
    lines: lines.map(({ productName, ...line }) => ({
      ...line,
      name: names.get(line.product) ?? productName,
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
