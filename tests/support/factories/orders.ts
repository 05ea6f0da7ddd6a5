import type { CommissionInvoiceContent } from '@/domain/payments/payouts/commission-invoice'
import { TORONTO } from './people'
import { unique } from './unique'

export const aCartLine = (user: string, product: string) => ({ user, product, quantity: 10 })

/** Ordered: one in the cart would stand in every checkout. */
export const aSample = (buyer: string, product: string, order: string) => ({
  buyer,
  product,
  order,
  status: 'ordered',
  price: 900,
  freight: 500,
  credit: 0,
})

export const aJobList = (user: string) => ({
  user,
  name: 'Marquis Landing 118',
  note: unique('note'),
  version: 1,
  shareKey: unique('share'),
  sharesPrices: true,
})

export const aJobListLine = (list: string, user: string, product: string) => ({
  list,
  user,
  product,
  productName: 'Basin tap',
  position: 1,
  quantity: 10,
  note: unique('note'),
  seenUnitPrice: 900,
  seenStock: 'inStock',
})

export const aCheckout = (buyer: string) => ({
  number: unique('M'),
  buyer,
  buyerEmail: 'buyer@maru.test',
  idempotencyKey: unique('key'),
  seenTotals: unique('totals'),
  subtotal: 20000,
  shipping: 4900,
  tax: 2600,
  total: 27500,
  captured: 27500,
  status: 'paid',
  providerSession: unique('cs'),
  providerPayment: unique('pi'),
  transferReference: unique('ref'),
  paymentAttempt: 1,
  paymentRequest: unique('request'),
  paymentUrl: unique('url'),
  dispute: 'won',
  declineReason: 'Next month.',
  poNumber: 'PO-7',
  note: 'Ring twice.',
  shippingAddress: { firstName: 'Jo', lastName: 'Kim', ...TORONTO },
})

type Sides = { buyer: string; seller: string }

export const anOrder = ({
  buyer,
  seller,
  checkout,
  products,
}: Sides & { checkout: string; products: string[] }) => ({
  number: unique('M'),
  checkout,
  buyer,
  buyerEmail: 'buyer@maru.test',
  seller,
  sellerName: 'Seller Tiles',
  status: 'delivered',
  confirmedAt: '2025-03-01T09:00:00.000Z',
  items: products.map((product) => ({
    product,
    productName: 'Faucet',
    sku: 'SKU',
    hsCode: '8481.80',
    origin: 'South Korea',
    weight: 2.4,
    packagingUnit: 4,
    quantity: 10,
    unitPrice: 1800,
    totalPrice: 18000,
  })),
  subtotal: 18000 * products.length,
  shipping: 4900,
  taxes: [{ kind: 'hst', ratePpm: 130000, base: 18000, amount: 2340, province: 'ON' }],
  totalAmount: 18000 * products.length + 4900 + 2340,
  commissionPpm: 80000,
  shippingAddress: { firstName: 'Jo', lastName: 'Kim', ...TORONTO },
  staffNote: unique('note'),
  poNumber: 'PO-7',
  note: 'Ring twice.',
})

export const anOrderEvent = ({ order, buyer, seller }: Sides & { order: string }) => ({
  order,
  buyer,
  seller,
  from: 'shipped',
  to: 'delivered',
  actorKind: 'seller',
  actorId: unique('actor'),
  note: 'Left at the gate.',
})

export const aParcel = ({ order, buyer, seller }: Sides & { order: string }) => ({
  order,
  buyer,
  seller,
  parcel: 1,
  items: [{ item: unique('line'), quantity: 4 }],
  carrier: 'fedex',
  trackingNumber: unique('waybill'),
  shippedAt: '2025-03-02T09:00:00.000Z',
})

/** By a forwarder, and with the buyer. */
export const aFreightParcel = (sides: Sides & { order: string }) => ({
  ...aParcel(sides),
  carrier: null,
  freight: JSON.stringify({ mode: 'sea', forwarder: unique('forwarder'), boxes: 4 }),
  deliveredAt: '2025-03-20T09:00:00.000Z',
  deliveredBy: 'buyer',
})

export const aReservation = (product: string, order: string, checkout: string) => ({
  product,
  order,
  checkout,
  quantity: 2,
  status: 'taken',
})

export const aMovement = (product: string, seller: string) => ({
  product,
  seller,
  reason: 'opening',
  change: 40,
})

export const aDocument = (owner: string, kind = 'business') => ({ owner, kind })

let sequence = 0

export const anInvoice = ({ order, buyer, seller }: Sides & { order: string }) => ({
  issuer: unique('issuer'),
  sequence: ++sequence,
  number: unique('INV'),
  order,
  buyer,
  seller,
  issuedAt: '2025-03-01T12:00:00.000Z',
})

/** What is printed on a commission invoice. */
const COMMISSION: CommissionInvoiceContent = {
  month: '2025-02',
  issuer: {
    legalName: 'Maru Marketplace Inc.',
    address: null,
    email: 'hello@maru.test',
    phone: null,
    gstNumber: '951830744RT0001',
    qstNumber: null,
  },
  seller: {
    company: 'Tiles Ltd.',
    companyKo: null,
    businessRegistration: null,
    gstNumber: null,
    qstNumber: null,
    ...TORONTO,
    address2: null,
  },
  lines: [{ ratePpm: 80_000, orders: 1, amount: 1440 }],
  subtotal: 1440,
  taxes: [{ kind: 'hst', ratePpm: 130_000, amount: 187, registration: '951830744RT0001' }],
  total: 1627,
  taxation: 'taxed',
}

export const aCommissionInvoice = (seller: string) => ({
  sequence: ++sequence,
  number: unique('SAMPLE'),
  seller,
  month: '2025-02',
  amount: 1440,
  tax: 187,
  content: JSON.stringify(COMMISSION),
  issuedAt: '2025-03-01T12:00:00.000Z',
})

export const aRefund = ({ order, checkout, buyer, seller }: Sides & { order: string; checkout: string }) => ({
  order,
  checkout,
  buyer,
  seller,
  amount: 1800,
  idempotencyKey: unique('key'),
  providerPayment: unique('pi'),
  providerRefund: unique('re'),
  reason: 'Chipped',
  error: unique('error'),
})

export const aDispute = ({ checkout, buyer }: { checkout: string; buyer: string }) => ({
  checkout,
  buyer,
  providerDispute: unique('du'),
  providerPayment: unique('pi'),
  amount: 1800,
  reason: 'fraudulent',
  status: 'won',
  openedAt: '2025-03-02T12:00:00.000Z',
  dueBy: '2025-03-09T12:00:00.000Z',
  closedAt: '2025-03-20T12:00:00.000Z',
})

export const aPaymentEvent = () => ({
  provider: 'stripe',
  eventId: unique('evt'),
  type: 'payment',
  body: '{}',
})

export const anEntry = (entrySet: string, account: 'cash' | 'seller', amount: number, seller?: string) => ({
  entrySet,
  kind: 'sale',
  account,
  amount,
  seller,
})

export const aPayout = (seller: string) => ({
  seller,
  amount: 5000,
  idempotencyKey: unique('key'),
  batch: unique('PB'),
})
