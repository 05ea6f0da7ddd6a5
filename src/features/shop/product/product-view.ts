import type { SampleTerms } from '@/domain/products/prices/sample'
import type { Locale } from '@/domain/locale'
import type { NUMBER_FIELDS, PAGE_FACTS, REVIEWED_TEXTS } from '@/domain/products/facts/facts'
import type { Content, SoldBy } from '@/domain/products/facts/content'
import type { DocumentKind } from '@/domain/products/product-documents'
import type { StockLabel } from '@/domain/products/product'
import type { ShippingNote } from '@/domain/cart/shipping/shipping'
import type { Tier } from '@/domain/products/prices/tiers'
import type { ImageView } from '@/domain/products/picture'
import type { Holiday } from '@/domain/people/sellers/holiday'
import type { Product } from '@/payload-types'

/** A text, with its language if it is not the reader's (rule C18). */
export type LocalizedText = { text: string; lang?: Locale }

export type FactView = { key: FactKey; value: string; lang?: Locale }
export type FactKey = (typeof PAGE_FACTS)[number]

/**
 * A product picture, with the URLs of its smallest and largest size. `lang` as in texts; without a text of its own `alt` is the
 * product's name, with one it is also the caption.
 */
export type ProductImage = ImageView & {
  thumb: string
  whole: string
  lang?: Locale
  isDescribed?: boolean
}

/** How many its order has, in what they were sold, and when it was placed; older orders keep no unit (rule M53). */
export type Purchase = { quantity: number; soldBy: SoldBy | null; at: string }

/** A picture of a buyer: addresses of its sizes, and the size of the whole. */
export type ReviewPictureView = { whole: string; card: string; page: string; width: number; height: number }

export type ReviewView = {
  id: string
  /** Null after the author deleted the account: the review stays without a name. */
  userName: string | null
  rating: number
  comment: string
  lang: Locale
  date: string
  bought: Purchase | null
  answer: string | null
  /** Null for answers from before languages were stored. */
  answerLang: Locale | null
  /** The review was changed after the answer. */
  isEditedSince: boolean
  pictures: ReviewPictureView[]
}

/** A public document; its title is in its own language. */
export type DocumentView = {
  id: string
  title: string
  kind: DocumentKind
  lang: Locale
  /** In bytes. */
  size: number
  href: string
}

/** `company` is the name in the other script, if there is one: Korean readers see the Korean one first. */
export type SellerView = {
  id: string
  /** Of the own page; null if the seller is not active. */
  slug: string | null
  name: string
  company: string | null
  /** The contact person; null if the seller is not active. */
  person: string | null
  /** A holiday that is not over (rule S22). */
  holiday: Holiday | null
  place: string
}

type Texts = (typeof REVIEWED_TEXTS)[number]
type Plain =
  | 'id'
  | 'sku'
  | 'images'
  | 'listedIn'
  | 'seller'
  | 'sellerName'
  | 'orderCount'
  | 'ratingSum'
  | 'ratingCount'
  | 'moqPrices'
  | 'stockShown'
  | 'madeToOrder'
  | 'shippingCountry'
  | 'shippingFrom'
  | 'dimensions'
  | 'origin'
  | 'certifications'
  | 'hsCode'
  | 'soldBy'
  | 'contentUnit'

/** The facts of a product from which its page is made; texts in all languages. */
export type ShownProduct = Pick<Product, Plain> &
  Partial<Pick<Product, 'documents' | 'priceFormer'>> &
  Partial<Record<Texts, unknown> & Record<(typeof NUMBER_FIELDS)[number]['name'], number | null>>

/** `formerPrice`: what it was before a price cut, where that may be shown (rule D25). */
export type ShownTier = Tier & { formerPrice?: number }

/** Everything the product page shows, nothing that visitors may not see. */
export type ProductView = {
  id: string
  name: LocalizedText
  description: LocalizedText
  sku: string
  images: ProductImage[]
  place: {
    main: { name: string; href: string }
    sub: { name: string; href: string }
    /** The key of its subcategory's list. */
    category: string
  } | null
  seller: SellerView
  orderCount: number
  rating: { average: number; count: number } | null
  /** Reviews per star rating, from one to five. */
  stars: number[]
  /** One piece at its own price and freight, in cents; null where none is offered (rule C76). */
  sample: SampleTerms | null
  tiers: ShownTier[]
  soldBy: Product['soldBy']
  content: Content | null
  stock: StockLabel
  shipping: ShippingNote
  shippingFrom: string
  facts: FactView[]
  documents: DocumentView[]
  reviews: ReviewView[]
}

/** Why there is no product to show (rule C44). */
export type NoProduct = 'invalid' | 'missing' | 'failed'
