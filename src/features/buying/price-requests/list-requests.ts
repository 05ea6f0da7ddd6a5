import 'server-only'
import type { Locale } from '@/domain/locale'
import { addAll, multiply } from '@/domain/money'
import type { RequestSide } from '@/domain/cart/price-requests/acting'
import type { PriceRequest } from '@/payload-types'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { foundPage } from '@/server/db/statements/paged'
import { goodsNow, requestPartners } from './beside-requests'
import type { RequestLine } from './request-view'

const REQUESTS_A_PAGE = 20

const SHOWN = {
  number: true,
  status: true,
  items: true,
  freight: true,
  createdAt: true,
  expiresAt: true,
} as const

type RequestRow = Pick<PriceRequest, keyof typeof SHOWN | 'id'>

/** A page of what a member asked for, or is asked for as a seller; as seller, what waits for an answer comes first. */
export async function listRequests(
  user: MemberUser,
  { side, page, locale }: { side: RequestSide; page: number; locale: Locale },
) {
  const db = await asUser(user)
  const where = { [side]: { equals: String(user.id) } }
  const { docs, ...shown } = await foundPage(page, (asked) =>
    db.find({
      collection: 'price-requests',
      where,
      select: SHOWN,
      // The states stand in the order of a request's life: what waits for the seller is the first.
      sort: side === 'seller' ? ['status', '-createdAt'] : ['-createdAt'],
      limit: REQUESTS_A_PAGE,
      page: asked,
    }),
  )
  const partners = await requestPartners(
    docs.map(({ id }) => id),
    locale,
  )
  const firsts = await goodsNow(
    docs.flatMap(({ items: [first] }) =>
      first ? [{ product: String(first.product), quantity: first.quantity }] : [],
    ),
    locale,
  )
  const requests = docs.map((doc, at): RequestLine => {
    const partner = partners.get(doc.id)
    const isGone = side === 'seller' && partner?.isBuyerGone === true
    return {
      id: doc.id,
      number: doc.number,
      status: doc.status,
      partner: isGone ? null : ((side === 'buyer' ? partner?.seller : partner?.buyer) ?? null),
      first: firsts[at]?.name ?? doc.items[0]?.productName ?? '',
      others: Math.max(0, doc.items.length - 1),
      total: offeredTotal(doc),
      at: doc.createdAt,
      expiresAt: doc.expiresAt,
    }
  })
  return { requests, ...shown }
}

/** Goods and freight as offered, before taxes; null while nothing is. */
export function offeredTotal({ items, freight }: Pick<RequestRow, 'items' | 'freight'>): number | null {
  if (typeof freight !== 'number') return null
  return addAll([...items.map(({ unitPrice, quantity }) => multiply(unitPrice ?? 0, quantity)), freight])
}
