import type { SoldUnit } from '@/domain/orders/sold-unit'
import type { PriceRequestStatus } from '@/domain/cart/price-requests/moves'
import type { ReadyQuestion } from '@/domain/cart/price-requests/request'
import type { RequestSide } from '@/domain/cart/price-requests/acting'

type RequestItem = SoldUnit & {
  id: string
  product: string
  name: string
  sku: string | null
  quantity: number
  /** Today's unit price at that quantity; null where it is not for sale. */
  listPrice: number | null
  targetPrice: number | null
  unitPrice: number | null
  /** What is left to sell, for the seller alone. */
  stock: { available: number; madeToOrder: boolean } | null
}

export type OfferTemplate = {
  id: string
  name: string
  minDays: number
  maxDays: number
  daysValid: number
  note: string
}

/** A line of either side's list. */
export type RequestLine = {
  id: string
  number: string
  status: PriceRequestStatus
  /** Null once the other side's account is closed. */
  partner: string | null
  first: string
  /** Other products beside the first. */
  others: number
  total: number | null
  at: string
  expiresAt: string
}

export type RequestView = {
  id: string
  number: string
  side: RequestSide
  status: PriceRequestStatus
  version: number
  partner: string | null
  thread: string | null
  /** Of the order that was placed last, if the reader may see it. */
  order: { id: string; number: string } | null
  items: RequestItem[]
  neededBy: string | null
  postalCode: string
  note: string
  questions: ReadyQuestion[]
  offer: {
    freight: number
    goods: number
    total: number
    minDays: number
    maxDays: number
    note: string
  } | null
  /** What the seller's last offer said, to fill in the first one of this request. */
  usual: { minDays: number; maxDays: number; note: string } | null
  /** Terms that the seller keeps for offers. */
  templates: OfferTemplate[]
  /** Stock is reserved for the offer. */
  reservesStock: boolean
  reason: string
  at: string
  expiresAt: string
}
