import type { Facets } from '@/domain/search/facets'
import type { Content } from '@/domain/products/facts/content'
import type { Arrival } from '@/domain/cart/shipping/shipping'
import type { CardStock } from '@/domain/products/cards/card-arrival'
import type { FamilyCount } from '@/domain/products/cards/family'
import type { ImageView } from '@/domain/products/picture'
import type { Locale } from '@/domain/locale'
import type { Product } from '@/payload-types'

/** What a product card shows. Prices in cents: From at the minimum quantity, Best at the largest (rule C8). */
export type ProductCard = {
  id: string
  /** Without what size and finish say (rule C61). */
  name: string
  /** The name's language if it is not the reader's (rule C18). */
  lang?: Locale
  image: ImageView | null
  size: string
  /** The colour, with its language as that of the name. */
  finish: { text: string; lang?: Locale }
  /** Without the legal form; the address of the own page, if there is one. */
  seller: { name: string; slug: string | null }
  origin: string
  /** The main category, as it is stored. */
  category: string
  moq: number
  stock: CardStock
  /** By standard shipping, ordered today. */
  arrival: Arrival
  priceFrom: number
  priceBest: number
  /** The From price before a price cut, where it may be shown (rule D25). */
  priceFormer?: number | null
  soldBy: Product['soldBy']
  content: Content | null
  rating: { average: number; count: number } | null
  /** In what the members of its family differ (rule C65). */
  family: FamilyCount | null
}

/** One page of a list; `pages` is at least 1. `total` counts every member of a family, `shown` the cards: one for each. */
export type CardPage = {
  cards: ProductCard[]
  page: number
  pages: number
  total: number
  shown: number
  facets: Facets
}
