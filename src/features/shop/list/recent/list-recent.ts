import 'server-only'
import type { Locale } from '@/domain/locale'
import { asVisitor } from '@/server/db/data'
import { listCards } from '@/features/shop/list/queries'

/** Cards of the ids that are still available, in that order. */
export async function listRecent(ids: string[], locale: Locale) {
  if (ids.length === 0) return []
  const db = await asVisitor()
  const { docs } = await db.find({
    collection: 'products',
    where: {
      and: [
        { id: { in: ids } },
        { or: [{ stockShown: { greater_than: 0 } }, { madeToOrder: { equals: true } }] },
      ],
    },
    select: {},
    limit: ids.length,
    pagination: false,
  })
  const there = new Set(docs.map(({ id }) => id))
  return listCards(
    ids.filter((id) => there.has(id)),
    locale,
  )
}
