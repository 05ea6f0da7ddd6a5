import type { Locale } from '@/domain/locale'
import { contentOf, type ContentUnit } from '@/domain/products/content'
import type { ImageView } from '@/domain/products/picture'
import type { ProductCard } from './card'
import { localizedText } from '@/domain/localized-text'

/** A row of `list-sql.ts`: the columns of a card, and its name by language. */
export type CardRow = {
  id: string
  name: Partial<Record<Locale, string>> | null
  seller_name: string | null
  origin: string
  moq: number | null
  price_from: number | null
  price_best: number | null
  sold_by: ProductCard['soldBy']
  content: number | null
  content_unit: ContentUnit | null
  rating_count: number
  rating_sum: number
  cover_card: string | null
  cover_page: string | null
  cover_width: number | null
  cover_height: number | null
  sold_out: boolean
}

export function toCard(row: CardRow, locale: Locale): ProductCard {
  const { text: name, lang } = localizedText(row.name, locale)
  const count = row.rating_count
  return {
    id: row.id,
    name,
    ...(lang && { lang }),
    image: imageOf(row, name),
    seller: row.seller_name ?? '',
    origin: row.origin,
    moq: row.moq ?? 1,
    isSoldOut: row.sold_out,
    priceFrom: row.price_from ?? 0,
    priceBest: row.price_best ?? 0,
    soldBy: row.sold_by,
    content: contentOf(row.content, row.content_unit),
    rating: count > 0 ? { average: row.rating_sum / count, count } : null,
  }
}

function imageOf(row: CardRow, alt: string): ImageView | null {
  const { cover_card: card, cover_page: page } = row
  if (!card || !page) return null
  const { width, height } = { width: row.cover_width ?? 768, height: row.cover_height ?? 960 }
  return { src: card, srcSet: `${card} 400w, ${page} 768w`, width, height, alt }
}
