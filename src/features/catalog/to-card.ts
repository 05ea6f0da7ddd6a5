import type { Locale } from '@/domain/locale'
import type { Product } from '@/payload-types'
import type { ImageView, ProductCard } from './card'
import { spoken } from './spoken'

/** The columns a card needs, all on the product's own rows. */
export const CARD = {
  name: true,
  sellerName: true,
  origin: true,
  moq: true,
  priceFrom: true,
  priceBest: true,
  ratingCount: true,
  ratingSum: true,
  cover: true,
} as const

type Row = Pick<Product, keyof typeof CARD | 'id'>

export function toCard(product: Row, locale: Locale): ProductCard {
  const { text: name, lang } = spoken(product.name, locale)
  const count = product.ratingCount
  return {
    id: product.id,
    name,
    ...(lang && { lang }),
    image: imageOf(product.cover, name),
    seller: product.sellerName ?? '',
    origin: product.origin,
    moq: product.moq ?? 1,
    priceFrom: product.priceFrom ?? 0,
    priceBest: product.priceBest ?? 0,
    rating: count > 0 ? { average: product.ratingSum / count, count } : null,
  }
}

function imageOf(cover: Product['cover'], alt: string): ImageView | null {
  if (!cover?.card || !cover.page) return null
  const { width, height } = { width: cover.width ?? 768, height: cover.height ?? 960 }
  return { src: cover.card, srcSet: `${cover.card} 400w, ${cover.page} 768w`, width, height, alt }
}
