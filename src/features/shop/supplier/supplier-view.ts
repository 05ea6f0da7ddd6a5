import type { ProvinceTerms } from '@/domain/cart/shipping/shipping-by-province'
import type { Locale } from '@/domain/locale'
import type { ImageView } from '@/domain/products/picture'
import type { Cert } from '@/domain/search/marks'
import type { Holiday } from '@/domain/people/sellers/holiday'

/** A seller as the own page shows it: nothing that visitors may not see (rule P31). */
export type SupplierView = {
  id: string
  slug: string
  /** In the reader's script; `company` in the other, if there is one. */
  name: string
  company: { text: string; lang: Locale } | null
  place: string
  since: string
  /** When staff approved the seller. */
  checkedAt: string | null
  description: { text: string; lang?: Locale } | null
  holiday: Holiday | null
  /** Empty where the seller quotes every order. */
  terms: ProvinceTerms[]
  /** Days in which goods without a fault are taken back; null where none are stated (rule M84). */
  returnDays: number | null
  /** Products on sale. */
  goods: number
  /** Of the goods, one for each family (rule C65). */
  cards: number
  changed: string
}

export type SupplierPictureView = Omit<ImageView, 'position'>

/** The picture at the top of the page, and how many products on sale have each certificate (rule C69). */
export type SupplierBand = {
  picture: SupplierPictureView | null
  certificates: { cert: Cert; count: number }[]
}

/** A seller on the home page, by name (rule L34). */
export type Maker = { id: string; text: string; place: string; href: string; picture: SupplierPictureView }

/** What is measured; null where too little is known. */
export type SupplierFacts = {
  rating: { average: number; count: number } | null
  delivered: number
  /** The median. */
  answerSeconds: number | null
  /** From 0 to 1. */
  onTime: number | null
}

/** A review of one of the seller's products. */
export type SupplierReview = {
  id: string
  product: { id: string; name: { text: string; lang?: Locale } }
  /** Null after the author deleted the account. */
  userName: string | null
  rating: number
  comment: string
  lang: Locale
  date: string
}

/** A row of the list of suppliers. */
export type ListedSupplier = {
  slug: string
  name: string
  /** Of the product that stands for them (rule C69). */
  picture: string | null
  place: string
  goods: number
  rating: SupplierFacts['rating']
}

export const supplierPath = (slug: string) => `/supplier/${slug}`
/** Their products as a list with filters. */
export const supplierGoodsPath = (slug: string) => `/products?supplier=${slug}`
export const supplierReviewsPath = (slug: string) => `${supplierPath(slug)}/reviews`
