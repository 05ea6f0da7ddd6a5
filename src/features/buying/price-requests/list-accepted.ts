import 'server-only'
import type { Locale } from '@/domain/locale'
import { unitOf } from '@/domain/orders/sold-unit'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { goodsNow, requestPartners } from './beside-requests'
import { offeredTotal } from './list-requests'

/** Offers that a member accepted and can order, the one that ends first before the others (rule M77). */
export async function listAccepted(user: MemberUser, locale: Locale) {
  const db = await asUser(user)
  const { docs } = await db.find({
    collection: 'price-requests',
    where: {
      and: [
        { buyer: { equals: String(user.id) } },
        { status: { equals: 'accepted' } },
        { expiresAt: { greater_than: new Date().toISOString() } },
      ],
    },
    select: { number: true, items: true, freight: true, expiresAt: true },
    sort: ['expiresAt', 'id'],
    limit: 20,
    pagination: false,
  })
  if (docs.length === 0) return []
  const partners = await requestPartners(
    docs.map(({ id }) => id),
    locale,
  )
  return Promise.all(
    docs.map(async (doc) => {
      const goods = await goodsNow(
        doc.items.map(({ product, quantity }) => ({ product: String(product), quantity })),
        locale,
      )
      return {
        id: doc.id,
        number: doc.number,
        seller: partners.get(doc.id)?.seller ?? '',
        lines: doc.items.map(({ id, productName, quantity, unitPrice }, at) => ({
          id: id ?? String(at),
          name: goods[at]?.name ?? productName,
          ...unitOf(goods[at] ?? {}),
          quantity,
          unitPrice: unitPrice ?? 0,
        })),
        freight: doc.freight ?? 0,
        total: offeredTotal(doc) ?? 0,
        expiresAt: doc.expiresAt,
      }
    }),
  )
}

export type OfferList = Awaited<ReturnType<typeof listAccepted>>
