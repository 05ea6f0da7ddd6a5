import type { ShippingCountry } from '@/domain/people/address/shipping-place'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@/domain/locale'
import type { BuyerFacts } from '@/domain/orders/buyer-facts'
import type { OrderStatus } from '@/domain/orders/order'
import type { Province } from '@/domain/people/address/postal-code'
import type { ContentUnit } from '@/domain/products/facts/content'
import { NUMBER_FIELDS } from '@/domain/products/facts/facts'
import type { DocumentKind } from '@/domain/products/product-documents'
import type { Tier } from '@/domain/products/prices/tiers'

/** What `catalogue/fields.md` explains, as far as the seed reads it. */
export type Spoken = Record<Locale, string>
export type Place = { address: string; city: string; province: Province; postalCode: string }
type InKorean = { en: string; ko: string }

export type SellerData = {
  slug: string
  index: number
  status: 'active' | 'pending'
  country: 'CA' | 'KR'
  currency: 'CAD' | 'USD' | 'KRW'
  createdDaysAgo: number
  approvedDaysAgo: number | null
  company: InKorean
  user: { firstName: string; lastName: string; locale: Locale }
  contactPerson: InKorean
  contactEmail: string
  contactPhone: string
  address: InKorean
  city: InKorean
  region: string
  regionKo: string | null
  postalCode: string
  businessRegistration: string
  gstNumber: string | null
  /** Of the province that it ships from. */
  pstNumber: string | null
  shippingCountry: ShippingCountry
  shippingFrom: string
  warehouses: (Place & { country: 'CA'; name: string; phone: string; hours: string })[]
  description: Spoken
}

/** Its numbers that are no group; `leadTimeDays` may be missing, and those that not every product has. */
export const MEASURES = NUMBER_FIELDS.filter((fact) => fact.use === 'reviewed')

type Given = 'content' | 'boxesPerPallet'
type Measures = Record<Exclude<(typeof MEASURES)[number]['name'], Given>, number> &
  Partial<Record<Given, number>>

export type ProductData = Measures & {
  slug: string
  picture: string
  status: 'approved' | 'pending' | 'rejected'
  statusReason: Spoken | null
  seller: number
  sku: string
  family?: string
  name: Spoken
  description: Spoken
  category: string
  material: Spoken
  color: Spoken
  dimensions: string
  soldBy: 'piece' | 'set' | 'box' | 'slab'
  contentUnit?: ContentUnit
  boxMm: { length: number; width: number; height: number }
  origin: string
  certifications: string[]
  shippingCountry: ShippingCountry
  shippingFrom: string
  leadTimeDays: number | null
  hsCode: string
  stock: number
  moqPrices: Tier[]
  viewCount: number
  orderCount: number
  isRecommended: boolean
  createdDaysAgo: number
}

/** Where in the picture of a room a product stands. */
export type ViewData = { slug: string; room: string; left: number; text: Spoken }

/** A product with three more pictures: a part taken close, of which `detail` says what it shows, a drawing, the packed box. */
type CloseData = { slug: string; detail: Spoken }

/** Without parts a document is the table of what the catalogue says. */
export type DocumentData = {
  slug: string
  kind: DocumentKind
  locale: Locale
  title: string
  parts?: [heading: string, text: string][]
}

export type BuyerData = {
  index: number
  firstName: string
  lastName: string
  phone: string
  locale: Locale
  company: string | null
  verified: boolean
  gstNumber: string | null
  marketingConsent: boolean
  createdDaysAgo: number
  addresses: (Place & { label: string })[]
}

export type Mover = 'buyer' | 'seller' | 'system' | 'carrier'

export type OrderData = BuyerFacts & {
  number: number
  checkout: string
  buyer: number
  seller: number
  address: number
  status: OrderStatus
  placedDaysAgo: number
  history: { status: OrderStatus; daysAgo: number; by: Mover }[]
  items: { product: string; quantity: number }[]
  payment: 'card' | 'transfer'
  carrier: 'dhl' | 'fedex' | 'cj' | null
  trackingNumber: string | null
  cancelReason: string | null
}

export type ReviewData = {
  order: number
  product: string
  rating: number
  lang: Locale
  daysAgo: number
  comment: string
  answer?: { daysAgo: number; text: string }
}

export type ThreadData = {
  buyer: number
  seller: number
  product: string
  order: number | null
  unread: { buyer: number; seller: number }
  messages: { from: 'buyer' | 'seller'; minutesAgo: number; text: string }[]
}

type Activity = { buyers: BuyerData[]; orders: OrderData[]; reviews: ReviewData[]; threads: ThreadData[] }

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Data that lies beside the seed, as JSON. */
export function readData<T>(file: string): T {
  return JSON.parse(readFileSync(pathOf(file), 'utf8'))
}

export const SELLERS = readData<SellerData[]>('catalogue/sellers.json')
export const PRODUCTS = readData<ProductData[]>('catalogue/products.json')
export const VIEWS = readData<ViewData[]>('catalogue/views.json')
export const DOCUMENTS = readData<DocumentData[]>('catalogue/documents.json')
export const CLOSE = readData<CloseData[]>('catalogue/close.json')
export const {
  buyers: BUYERS,
  orders: ORDERS,
  reviews: REVIEWS,
  threads: THREADS,
} = readData<Activity>('catalogue/activity.json')

export const pictureFile = (slug: string) => pathOf(`catalogue/pictures/${slug}.webp`)
export const viewFile = (slug: string, kind: string) => pathOf(`catalogue/views/${slug}-${kind}.webp`)
export const roomFile = (room: string) => pathOf(`../../public/rooms/${room}-960.webp`)

/** The row something points at; the catalogue's check has proved that there is one. */
export function required<T>(row: T | undefined, what: string | number): T {
  if (row === undefined) throw new Error(`The catalogue has no ${what}.`)
  return row
}

const bySlug = new Map(PRODUCTS.map((product) => [product.slug, product]))

export const productOf = (slug: string) => required(bySlug.get(slug), slug)
export const sellerOf = (index: number) => required(SELLERS[index], `seller ${index}`)
export const buyerOf = (index: number) => required(BUYERS[index], `buyer ${index}`)
