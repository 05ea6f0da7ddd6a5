import type { Checkout, Document, Order, OrderEvent, Reservation, StockMovement } from '@/payload-types'
import { CART_ITEMS } from './cart-items'
import { DISCOUNTS } from './discounts'
import { JOB_LISTS } from './job-lists'
import { ORDER_SHIPMENTS } from './order-shipments'
import { PRICE_REQUESTS } from './price-requests'
import { RETURNS } from './returns'
import { admin, members, nobody, owner, ownerAndAdmin, staff, type Ids, type Row } from './row'

const bought = { read: ownerAndAdmin }

/** Private in an order: its sides see it, admins on the page that asks them why (rule M49). */
export const ofSides = { read: members, create: nobody, update: nobody } as const

/** Seen by the one who pays and by admins; how it was paid by admins alone (rule M2), where it goes only by who pays (rule M49). */
const checkouts = {
  samples: {
    byBuyer: { owners: ['buyer'], ...bought },
    byOtherBuyer: { owners: ['otherBuyer'], ...bought },
    byPendingSeller: { owners: ['pendingSeller'], ...bought },
    bySeller: { owners: ['seller'], ...bought },
    byOtherSeller: { owners: ['otherSeller'], ...bought },
    bySuspendedSeller: { owners: ['suspendedSeller'], ...bought },
    fromSuspended: { owners: ['otherBuyer'], ...bought },
    unpaid: { owners: ['buyer'], ...bought },
  },
  fields: {
    server: [
      'number',
      'buyer',
      'locale',
      'status',
      'currency',
      'subtotal',
      'discounted',
      'shipping',
      'tax',
      'total',
      'provider',
      'transferReference',
      'captured',
      'refunded',
      'expiresAt',
      'bankDebitSince',
      'paidAt',
      'company',
      'approval',
      'decidedBy',
      'decidedAt',
      'netDays',
      'dueOn',
      'owed',
    ],
    hidden: ['paymentRequest', 'paymentUrl'],
    ruled: {
      buyerEmail: ofSides,
      declineReason: ofSides,
      shippingAddress: ofSides,
      poNumber: ofSides,
      note: ofSides,
      idempotencyKey: { read: admin, create: nobody, update: nobody },
      seenTotals: { read: admin, create: nobody, update: nobody },
      providerSession: { read: admin, create: nobody, update: nobody },
      providerPayment: { read: admin, create: nobody, update: nobody },
      paymentAttempt: { read: admin, create: nobody, update: nobody },
      dispute: { read: admin, create: nobody, update: nobody },
      remindOn: { read: admin, create: nobody, update: nobody },
      settlesUnpaid: { read: admin, create: nobody, update: nobody },
      discount: { read: admin, create: nobody, update: nobody },
    },
  },
} as const satisfies Row<Checkout>

/** A line that adds up, or the database would refuse it anyway. */
const cheapLine = (product?: string) => ({
  product,
  productName: 'Forged',
  quantity: 1,
  unitPrice: 5,
  totalPrice: 5,
})

const sold = { read: ownerAndAdmin, update: admin }

/** Seen by its two sides and by admins. It moves by commands; by hand an admin adds a note, no more (rule M6). */
const orders = {
  samples: {
    byBuyer: { owners: ['buyer', 'seller'], ...sold },
    byOtherBuyer: { owners: ['otherBuyer', 'otherSeller'], ...sold },
    byPendingSeller: { owners: ['pendingSeller', 'seller'], ...sold },
    bySeller: { owners: ['seller', 'otherSeller'], ...sold },
    byOtherSeller: { owners: ['otherSeller', 'seller'], ...sold },
    bySuspendedSeller: { owners: ['suspendedSeller', 'otherSeller'], ...sold },
    fromSuspended: { owners: ['otherBuyer', 'suspendedSeller'], ...sold },
    /** Its seller has not heard of it: nobody paid it, and no quote was asked for. */
    unpaid: { owners: ['buyer'], ...sold },
  },
  fields: {
    server: [
      'number',
      'checkout',
      'offerNumber',
      'buyer',
      'company',
      'seller',
      'sellerName',
      'status',
      'subtotal',
      'discounted',
      'discountCode',
      'discountPaidBy',
      'shipping',
      'shippingRule',
      'shippingService',
      'arrival',
      'taxes',
      'importer',
      'importEstimate',
      'totalAmount',
      'refunded',
      'currency',
      'carrier',
      'confirmedAt',
      'promisedUntil',
      'lateNotifiedAt',
      'estimateFrom',
      'estimateUntil',
      'firstShippedAt',
      'shippedAt',
      'deliveredAt',
      'arrivalConfirmedAt',
      'settlesOn',
      'cancelledAt',
      'cancelRequest',
      'quote',
    ],
    ruled: {
      contract: ofSides,
      commissionPpm: { read: admin, create: nobody, update: nobody },
      buyerName: { read: admin, create: nobody, update: nobody },
      payment: { read: admin, create: nobody, update: nobody },
      search: { read: admin, create: nobody, update: nobody },
      staffNote: { read: nobody, create: admin, update: admin },
      buyerEmail: ofSides,
      shippingAddress: ofSides,
      poNumber: ofSides,
      note: ofSides,
      trackingNumber: ofSides,
      freight: ofSides,
      items: {
        ...ofSides,
        attempt: (ids: Ids) => ({ items: [cheapLine(ids.products?.live)] }),
      },
    },
  },
  // The words of a request, not its day (unopened-orders.test.ts).
  inner: ['cancelRequest.reason', 'cancelRequest.answerReason'],
} as const satisfies Row<Order>

const orderEvents = {
  samples: {
    byBuyer: { owners: ['buyer', 'seller'], ...bought },
    byOtherBuyer: { owners: ['otherBuyer', 'otherSeller'], ...bought },
    unpaid: { owners: ['buyer'], ...bought },
  },
  fields: {
    server: ['order', 'buyer', 'seller', 'from', 'to', 'actorKind'],
    ruled: {
      title: { read: staff, create: nobody, update: nobody },
      actorId: { read: admin, create: nobody, update: nobody },
      note: ofSides,
    },
  },
} as const satisfies Row<OrderEvent>

/** Not whose they are: what somebody bought is read in the order (rule M49). */
const reservations = {
  samples: { byBuyer: { read: admin }, byOtherBuyer: { read: admin } },
  fields: {
    server: ['title', 'product', 'quantity', 'status', 'expiresAt'],
    hidden: ['checkout', 'order', 'priceRequest'],
  },
} as const satisfies Row<Reservation>

/** The exact stock is its seller's secret, and so is how it came about (rule C9). */
const stockMovements = {
  samples: {
    sellers: { owners: ['seller'], ...bought },
    otherSellers: { owners: ['otherSeller'], ...bought },
  },
  fields: {
    server: ['product', 'seller', 'reason', 'change'],
    ruled: { title: { read: staff, create: nobody, update: nobody }, order: ofSides },
  },
} as const satisfies Row<StockMovement>

/** A paper is its owner's, and the other side's where the server shared it; of an order, admins' who have opened that (rule M49). */
const documents = {
  create: [...members, 'admin'],
  samples: {
    buyersLicence: { owners: ['buyer'], read: ownerAndAdmin, delete: admin },
    waybill: { owners: ['seller', 'buyer'], read: owner },
    otherSellersList: { owners: ['otherSeller'], read: ownerAndAdmin, delete: admin },
    /** Shared with the seller, of an order the seller does not see. */
    ofUnpaid: { owners: ['buyer'], read: owner },
  },
  fields: {
    server: [
      'order',
      'sharedWith',
      'message',
      'return',
      'prefix',
      '_objectKey',
      'url',
      'thumbnailURL',
      'filename',
      'mimeType',
      'filesize',
      'width',
      'height',
    ],
    // Members give business papers and exemptions; papers of orders and payouts are the server's.
    ruled: {
      kind: { update: nobody, attempt: { kind: 'exemption' } },
      owner: { create: admin, update: nobody },
    },
  },
} as const satisfies Row<Document>

export const ORDERS = {
  ...CART_ITEMS,
  ...JOB_LISTS,
  ...PRICE_REQUESTS,
  ...DISCOUNTS,
  ...RETURNS,
  checkouts,
  orders,
  'order-events': orderEvents,
  ...ORDER_SHIPMENTS,
  reservations,
  'stock-movements': stockMovements,
  documents,
}
