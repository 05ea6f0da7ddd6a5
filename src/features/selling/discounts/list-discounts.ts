import 'server-only'
import { discountState, type DiscountState } from '@/domain/cart/discounts/discount-rule'
import type { Locale } from '@/domain/locale'
import { localizedText } from '@/domain/values/localized-text'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { foundPage } from '@/server/db/statements/paged'

const A_PAGE = 20

export type DiscountRow = {
  id: string
  /** Null of a price cut. */
  code: string | null
  isHouse: boolean
  percent: number | null
  amount: number | null
  scope: 'all' | 'category' | 'products'
  category: string
  products: number
  from: string
  until: string
  minimum: number | null
  uses: number | null
  usesPerBuyer: number | null
  used: number
  state: DiscountState
}

/** A page of a seller's discounts, the newest first. */
export async function listDiscounts(user: MemberUser, page: number, locale: Locale) {
  const db = await asUser(user)
  const { docs, ...shown } = await foundPage(page, (asked) =>
    db.find({
      collection: 'discounts',
      where: { seller: { equals: user.id } },
      sort: ['-createdAt', '-id'],
      limit: A_PAGE,
      page: asked,
    }),
  )
  const ids = docs.flatMap(({ category }) => (typeof category === 'string' ? [category] : []))
  const names = new Map<string, string>()
  if (ids.length > 0) {
    const found = await db.find({
      collection: 'categories',
      where: { id: { in: ids } },
      locale: 'all',
      pagination: false,
    })
    for (const { id, name } of found.docs) names.set(id, localizedText(name, locale).text)
  }
  const now = new Date()
  const discounts = docs.map((doc): DiscountRow => ({
    id: doc.id,
    code: doc.code ?? null,
    isHouse: doc.paidBy === 'house',
    percent: doc.percent ?? null,
    amount: doc.amount ?? null,
    scope: doc.scope,
    category: names.get(String(doc.category)) ?? '',
    products: doc.products?.length ?? 0,
    from: doc.from,
    until: doc.until,
    minimum: doc.minimum ?? null,
    uses: doc.uses ?? null,
    usesPerBuyer: doc.usesPerBuyer ?? null,
    used: doc.used,
    state: discountState(doc, now),
  }))
  return { discounts, ...shown }
}
