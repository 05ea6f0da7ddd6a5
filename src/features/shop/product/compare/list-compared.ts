import 'server-only'
import { READS } from '@/domain/pages/cache/page-facts'
import { dayIn } from '@/domain/values/calendar'
import { shippingNote } from '@/domain/cart/shipping/shipping'
import type { Locale } from '@/domain/locale'
import { localizedText } from '@/domain/values/localized-text'
import { withoutLegalForm } from '@/domain/people/company-name'
import { cardName } from '@/domain/products/cards/card-name'
import { oneCategory } from '@/domain/products/facts/compare'
import { contentOf } from '@/domain/products/facts/content'
import { stockLabel } from '@/domain/products/product'
import { averageRating } from '@/domain/products/reviews/review'
import { arrivalText } from '@/server/texts/arrival-text'
import { cached } from '@/server/db/cache'
import { asVisitor } from '@/server/db/data'
import { factsOf } from '@/features/shop/product/facts/facts'
import type { Product } from '@/payload-types'
import type { ComparedProduct } from './compared-product'

type ComparisonGoods = { goods: ComparedProduct[]; gone: number; others: number }

/**
 * The products of an address in its order, of the first one's main category, and how many are left out: no longer on sale, or of
 * another category (rule C67).
 */
export const listCompared = cached(
  'compared',
  (_locale: Locale, ids: string[]) => READS.named(ids),
  async (locale: Locale, ids: string[]): Promise<ComparisonGoods> => {
    const db = await asVisitor()
    const { docs } = await db.find({
      collection: 'products',
      where: { id: { in: ids } },
      locale: 'all',
      limit: ids.length,
      pagination: false,
    })
    const companies = await koreanNames(locale, docs)
    const found = ids.flatMap((id) => docs.find((product) => product.id === id) ?? [])
    const goods = found.map((product) => comparedOf(product, locale, companies.get(String(product.seller))))
    const { kept, others } = oneCategory(goods)
    return { goods: kept, gone: ids.length - found.length, others }
  },
)

/** Korean readers see the name in Hangul (rule C18). */
async function koreanNames(locale: Locale, products: Product[]) {
  if (locale !== 'ko' || products.length === 0) return new Map<string, string>()
  const db = await asVisitor()
  const { docs } = await db.find({
    collection: 'sellers',
    where: { id: { in: products.map(({ seller }) => String(seller)) } },
    select: { companyKo: true },
    limit: products.length,
    pagination: false,
  })
  return new Map(docs.flatMap(({ id, companyKo }) => (companyKo ? [[id, companyKo] as const] : [])))
}

function comparedOf(product: Product, locale: Locale, korean?: string): ComparedProduct {
  const { text: name, lang } = localizedText(product.name, locale)
  const finish = localizedText(product.color, locale).text
  const { dimensions: size, content } = product
  return {
    id: product.id,
    category: product.mainCategory ?? '',
    name: { text: cardName(name, { size, finish, content: content ?? null }), ...(lang && { lang }) },
    image: product.cover?.card ?? null,
    sku: product.sku,
    seller: withoutLegalForm(korean ?? product.sellerName ?? ''),
    tiers: product.moqPrices.map(({ minQty, maxQty, unitPrice }) => ({ minQty, maxQty, unitPrice })),
    soldBy: product.soldBy,
    content: contentOf(content, product.contentUnit),
    stock: stockLabel(product.stockShown ?? 0, product.madeToOrder),
    arrival: arrivalText(shippingNote(product, dayIn('America/Toronto', new Date())), locale),
    rating: averageRating(product.ratingSum, product.ratingCount) ?? null,
    reviews: product.ratingCount,
    facts: factsOf(product, locale),
  }
}
