import type { ShippingCountry } from '@/domain/people/address/shipping-place'
import { arrivalOf } from '@/domain/cart/shipping/shipping'
import type { Locale } from '@/domain/locale'
import { withoutLegalForm } from '@/domain/people/company-name'
import { cardName } from '@/domain/products/cards/card-name'
import { contentOf, type ContentUnit } from '@/domain/products/facts/content'
import { familyCount, type FamilySize } from '@/domain/products/cards/family'
import type { ImageView } from '@/domain/products/picture'
import type { ProductCard } from './card'
import { localizedText } from '@/domain/values/localized-text'
import { withDecimals } from '@/domain/values/text'

type Words = Partial<Record<Locale, string | null>> | null

/** A row of `list-sql.ts`: the columns of a card, and its words by language. */
export type CardRow = {
  id: string
  words: { name: Words; color: Words } | null
  seller_id: string
  seller_name: string | null
  seller_slug: string | null
  origin: string
  moq: number | null
  price_from: number | null
  price_best: number | null
  price_former: number | null
  sold_by: ProductCard['soldBy']
  content: number | null
  content_unit: ContentUnit | null
  dimensions: string
  main_category: string | null
  made_to_order: boolean
  lead_time_days: number | null
  shipping_country: ShippingCountry
  rating_count: number
  rating_sum: number
  cover_card: string | null
  cover_page: string | null
  cover_width: number | null
  cover_height: number | null
  sold_out: boolean
  family: FamilySize | null
}

export function toCard(row: CardRow, locale: Locale): ProductCard {
  const { text: name, lang } = localizedText(row.words?.name, locale)
  const finish = localizedText(row.words?.color, locale)
  const count = row.rating_count
  return {
    id: row.id,
    name: cardName(name, { size: row.dimensions, finish: finish.text, content: row.content }),
    ...(lang && { lang }),
    image: imageOf(row, name),
    size: withDecimals(row.dimensions, locale),
    finish,
    seller: { name: withoutLegalForm(row.seller_name ?? ''), slug: row.seller_slug },
    origin: row.origin,
    category: row.main_category ?? '',
    moq: row.moq ?? 1,
    stock: row.made_to_order ? 'madeToOrder' : row.sold_out ? 'soldOut' : 'inStock',
    arrival: arrivalOf({ leadTimeDays: row.lead_time_days, shippingCountry: row.shipping_country }),
    priceFrom: row.price_from ?? 0,
    priceBest: row.price_best ?? 0,
    priceFormer: row.price_former,
    soldBy: row.sold_by,
    content: contentOf(row.content, row.content_unit),
    family: row.family && familyCount(row.family),
    rating: count > 0 ? { average: row.rating_sum / count, count } : null,
  }
}

function imageOf(row: CardRow, alt: string): ImageView | null {
  const { cover_card: card, cover_page: page } = row
  if (!card || !page) return null
  const { width, height } = { width: row.cover_width ?? 768, height: row.cover_height ?? 960 }
  return { src: card, srcSet: `${card} 400w, ${page} 768w`, width, height, alt }
}
