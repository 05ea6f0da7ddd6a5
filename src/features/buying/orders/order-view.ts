import type { CalendarDay } from '@/domain/values/calendar'
import type { ReviewPictureState } from '@/domain/products/reviews/review-pictures'
import type { Place } from '@/domain/people/address/address'
import type { Payer } from '@/domain/cart/discounts/code-cut'
import type { Locale } from '@/domain/locale'
import type { BuyerFacts } from '@/domain/orders/buyer-facts'
import type { Carrier } from '@/domain/orders/shipping/carrier'
import type { Freight, FreightMode } from '@/domain/orders/shipping/freight'
import type { ParcelLine, ParcelReporter } from '@/domain/orders/shipping/parcels'
import type { Rest } from '@/domain/orders/shipping/rest'
import type { SoldUnit } from '@/domain/orders/sold-unit'
import type { OrderStatus } from '@/domain/orders/order'
import type { ReturnStatus } from '@/domain/orders/returns/moves'
import type { Estimate } from '@/domain/orders/shipping/promise'
import type { ApprovalStatus } from '@/domain/people/companies/approval'
import type { Arrival } from '@/domain/cart/shipping/shipping'
import type { TaxCollector } from '@/domain/payments/tax/tax-collector'
import type { TaxKind } from '@/domain/payments/tax/tax'
import type { OrderFileView } from '@/ui/files/order-files'

export type OrderSide = 'buyer' | 'seller' | 'staff'

/** The decision of an owner (rule M100): `person` made it, `asker` ordered. */
export type Approval = {
  status: ApprovalStatus
  asker: string | null
  person: string | null
  at: string | null
  reason: string | null
  owners: string[]
}

/** `person`: who of the seller did it, for the seller and staff (rule S60). */
export type OrderEvent = { to: string; by: string; note: string | null; at: string; person?: string }
export type OrderRefund = {
  amount: number
  reason: string | null
  status: string
  at: string
  /** A lost dispute took it back. */
  isDispute?: boolean
}
export type OrderInvoice = { id: string; number: string; kind: 'invoice' | 'credit_note'; at: string }
/** A part of an order with its waybill (rule M137); by a forwarder `freight` is known. */
export type OrderParcel = {
  id: string
  parcel: number
  lines: ParcelLine[]
  carrier: string | null
  trackingNumber: string | null
  freight: Freight | null
  shippedAt: string
  deliveredAt: string | null
  deliveredBy: ParcelReporter | null
}
export type OrderItem = SoldUnit & {
  id: string
  product: string
  productName: string
  localName: string | null
  localNameLanguage: Locale | null
  nameNow: string | null
  sku: string | null
  picture: string | null
  quantity: number
  /** How many went in parcels, and how many are not sent any more (rules M137, M141). */
  shipped: number
  calledOff: number
  unitPrice: number
  isSample: boolean
  /** What the price of an earlier sample takes off, in cents. */
  sampleCredit: number
  totalPrice: number
  isOnSale: boolean
  review: {
    id: string
    rating: number
    comment: string
    at: string
    hidden: boolean
    hiddenReason: string | null
    pictures: { id: string; status: ReviewPictureState; small: string }[]
  } | null
}

export type OrderReturn = { id: string; number: string; status: ReturnStatus }

/** What admins see of an order at once; what somebody wrote is null (rule M49). */
export type OrderBasics = {
  side: OrderSide
  /** A colleague ordered it for the reader's company, who reads it without acting on it (rule P37). */
  isColleagues?: boolean
  id: string
  number: string
  /** Of the accepted offer it was ordered from (rule M77). */
  offerNumber: string | null
  /** A known status, or any other stored value, shown as it is (rule M29). */
  status: OrderStatus | (string & {})
  placedAt: string
  sellerName: string
  /** Of the seller's page, if there is one. */
  sellerSlug: string | null
  /** Null without a name, and of a deleted account. */
  buyerName: string | null
  isVerifiedBuyer: boolean
  items: OrderItem[]
  /** The goods without what a code took off, the code and who pays for it (rules M129, M130). */
  subtotal: number
  discount: { code: string; off: number; paidBy: Payer } | null
  shipping: number
  /** The seller's name for the shipping service, if any. */
  shippingService: string | null
  taxes: { kind: TaxKind; ratePpm: number; amount: number; collector: TaxCollector | null }[]
  total: number
  refunded: number
  importer: 'seller' | 'buyer'
  /** Something of it comes from abroad. */
  crossesBorder: boolean
  importEstimate: number | null
  /** Frozen at placement, counted from the payment; older orders have none. */
  arrival: Arrival | null
  /** When it arrives instead, of an order that is late (rule M64). */
  estimate: Estimate | null
  /** Late: with an estimate that stands, or without one, which its seller owes; null of an order that is not. */
  lateness: 'estimated' | 'owed' | null
  /** The first day that a new estimate may name; null of an order that promises none. */
  estimateFirst: CalendarDay | null
  confirmedAt: string | null
  /** When its first parcel left, and its last. */
  firstShippedAt: string | null
  shippedAt: string | null
  parcels: OrderParcel[]
  /** What is not sent of an order that is partly shipped, for those who may call it off (rule M141). */
  rest: Rest | null
  /** When buyer, carrier or staff confirmed it; null while only the seller has said so (rule N29). */
  arrivalConfirmedAt: string | null
  /** The day its money settles unless it is confirmed before; null unless only the seller has said that it arrived. */
  reportedUntil: string | null
  sellerArrivalDays: number
  carrier: string | null
  quote: 'none' | 'waiting' | 'given'
  cancelRequest: {
    askedAt: string
    reason: string | null
    answer: string | null
    answerReason: string | null
    answeredAt: string | null
  } | null
  /** What became of disputes of its payment; null if there was none, and for the buyer. `taken` of this order, in cents. */
  dispute: { state: 'open' | 'won' | 'lost'; taken: number } | null
  events: OrderEvent[]
  refunds: OrderRefund[]
  invoices: OrderInvoice[]
  checkout: {
    id: string
    number: string
    status: string
    provider: 'stripe' | 'transfer'
    reference: string | null
    total: number
    expiresAt: string | null
    /** On terms: the day of payment, and what is owed of all its orders (rule M121). */
    dueOn: string | null
    owed: number
    /** A bank debit is pending. */
    isUnderWay: boolean
    /** Number of its unpaid orders, and whether one of them waits for its quote. */
    orders: number
    isWaiting: boolean
    /** An owner of the company decides first (rule M100). */
    isUnapproved?: boolean
    /** What was asked and decided, where it was ordered for a company above a limit. */
    approval?: Approval | null
  }
}

/** An order as buyer, seller and staff see it; without the seller's commission. */
export type OrderView = OrderBasics &
  BuyerFacts & {
    buyerEmail: string
    address: Place & { name: string; company: string | null; phone: string | null }
    trackingNumber: string | null
    /** Of what a forwarder sends by sea or truck (rule M109). */
    freight: Freight | null
    documents: OrderFileView[]
    /** What of it its buyer returns, for buyer and seller (rule M91). */
    returns: OrderReturn[]
    /** For the seller: the carrier of the order sent before. */
    lastCarrier?: Carrier | FreightMode | null
    /** For the seller: they have to say who imports before it is shipped. */
    asksImporter?: boolean
  }
