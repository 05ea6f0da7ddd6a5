import type { Content } from '@/domain/products/facts/content'
import type { StockLabel } from '@/domain/products/product'
import type { Tier } from '@/domain/products/prices/tiers'
import type { FactView, LocalizedText } from '@/features/shop/product/product-view'
import type { Product } from '@/payload-types'

/** What is compared of a product. */
export type ComparedProduct = {
  id: string
  /** The main category, as it is stored. */
  category: string
  name: LocalizedText
  image: string | null
  sku: string
  seller: string
  tiers: Tier[]
  soldBy: Product['soldBy']
  content: Content | null
  stock: StockLabel
  arrival: string
  rating: number | null
  reviews: number
  facts: FactView[]
}
