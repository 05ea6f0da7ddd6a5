import 'server-only'
import type { TypedUser } from 'payload'
import { dateFormat, type Locale } from '@/domain/locale'
import { asUser } from '@/server/db/data'

export type OrderName = { id: string; name: string }

const MOST = 50

/** What a member bought last, to be put on a list again. */
export async function listOwnOrders(user: TypedUser, locale: Locale): Promise<OrderName[]> {
  const db = await asUser(user)
  const { docs } = await db.find({
    collection: 'orders',
    where: { buyer: { equals: user.id } },
    select: { number: true, createdAt: true },
    sort: '-createdAt',
    limit: MOST,
    pagination: false,
  })
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'America/Toronto' })
  return docs.map(({ id, number, createdAt }) => ({
    id,
    name: `${number} · ${day.format(new Date(createdAt))}`,
  }))
}
