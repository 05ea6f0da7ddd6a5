import 'server-only'
import { isId } from '@/domain/values/id'
import type { Locale } from '@/domain/locale'
import { addAll } from '@/domain/money'
import { unitOf } from '@/domain/orders/sold-unit'
import type { RequestSide } from '@/domain/cart/price-requests/acting'
import { MOST_TEMPLATES } from '@/domain/cart/price-requests/template'
import type { PriceRequest } from '@/payload-types'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { goodsNow, linksOf, requestPartners } from './beside-requests'
import { offeredTotal } from './list-requests'
import type { OfferTemplate, RequestView } from './request-view'

/** A request with what is offered for it, for one of its sides on that side's page; null for everybody else. */
export async function getRequest(
  user: MemberUser,
  { id, side, locale }: { id: string; side: RequestSide; locale: Locale },
): Promise<RequestView | null> {
  if (!isId(id)) return null
  const db = await asUser(user)
  const doc = await db.findByID({ collection: 'price-requests', id, disableErrors: true })
  if (!doc || doc[side] !== String(user.id)) return null
  const goods = await goodsNow(
    doc.items.map(({ product, quantity }) => ({ product: String(product), quantity })),
    locale,
  )
  const partner = (await requestPartners([id], locale)).get(id)
  const isGone = side === 'seller' && partner?.isBuyerGone === true
  return {
    ...(await linksOf(id, String(user.id))),
    id,
    number: doc.number,
    side,
    status: doc.status,
    version: doc.version,
    partner: isGone ? null : ((side === 'buyer' ? partner?.seller : partner?.buyer) ?? null),
    items: doc.items.map((item, at) => ({
      id: item.id ?? String(at),
      product: String(item.product),
      name: goods[at]?.name ?? item.productName,
      sku: goods[at]?.sku ?? null,
      ...unitOf(goods[at] ?? {}),
      quantity: item.quantity,
      listPrice: goods[at]?.listPrice ?? null,
      targetPrice: item.targetPrice ?? null,
      unitPrice: item.unitPrice ?? null,
      stock: side === 'seller' ? stockOf(goods[at]) : null,
    })),
    neededBy: doc.neededBy ?? null,
    postalCode: doc.postalCode ?? '',
    note: doc.note ?? '',
    questions: doc.questions ?? [],
    offer: offerOf(doc),
    usual: side === 'seller' && typeof doc.freight !== 'number' ? await usualOf(user) : null,
    templates: side === 'seller' ? await templatesOf(user) : [],
    reservesStock: doc.reservesStock,
    reason: doc.reason ?? '',
    at: doc.createdAt,
    expiresAt: doc.expiresAt,
  }
}

type Stocked = { stock: number | null; reserved: number | null; madeToOrder: boolean | null }

const stockOf = (goods: Stocked | undefined) =>
  goods
    ? {
        available: Math.max(0, (goods.stock ?? 0) - (goods.reserved ?? 0)),
        madeToOrder: goods.madeToOrder === true,
      }
    : null

function offerOf(doc: PriceRequest): RequestView['offer'] {
  const { freight, minDays, maxDays, offerNote } = doc
  const total = offeredTotal(doc)
  if (typeof freight !== 'number' || total === null || !minDays || !maxDays) return null
  return { freight, goods: addAll([total, -freight]), total, minDays, maxDays, note: offerNote ?? '' }
}

async function templatesOf(seller: MemberUser): Promise<OfferTemplate[]> {
  const db = await asUser(seller)
  const { docs } = await db.find({
    collection: 'offer-templates',
    where: { seller: { equals: String(seller.id) } },
    sort: 'name',
    limit: MOST_TEMPLATES,
    pagination: false,
  })
  return docs.map(({ id, name, minDays, maxDays, daysValid, note }) => ({
    id,
    name,
    minDays,
    maxDays,
    daysValid,
    note: note ?? '',
  }))
}

/** Arrival and note of the offer that a seller made last (rule M75). */
async function usualOf(seller: MemberUser): Promise<RequestView['usual']> {
  const db = await asUser(seller)
  const { docs } = await db.find({
    collection: 'price-requests',
    where: { and: [{ seller: { equals: String(seller.id) } }, { offeredAt: { exists: true } }] },
    select: { minDays: true, maxDays: true, offerNote: true },
    sort: '-offeredAt',
    limit: 1,
    pagination: false,
  })
  const [last] = docs
  if (!last?.minDays || !last.maxDays) return null
  return { minDays: last.minDays, maxDays: last.maxDays, note: last.offerNote ?? '' }
}
