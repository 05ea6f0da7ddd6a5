import type messages from '@/messages/en'
import type { Locale } from '@/domain/locale'
import type { EmailName } from '@/domain/talk/emails/email'
import { COMPANY_NOTIFICATIONS } from './company-notifications'
import { LATE_NOTIFICATIONS } from './late-notifications'
import { MONEY_NOTIFICATIONS } from './money-notifications'
import { PEOPLE_NOTIFICATIONS } from './people-notifications'
import { PARCEL_NOTIFICATIONS } from './parcel-notifications'
import { PRICE_NOTIFICATIONS } from './price-notifications'
import { RETURN_NOTIFICATIONS } from './return-notifications'
import { REVIEW_NOTIFICATIONS } from './review-notifications'
import type { Side } from '@/domain/talk/thread'
import { TERMS_NOTIFICATIONS } from './terms-notifications'
import { STAFF_DECISIONS } from '@/domain/staff/staff-decisions'

/** Whom a kind is for. Staff get emails only. */
export type NotifiedSide = Side | 'staff'

/** A key under `notifications.sentences` of the messages. */
export type Sentence = keyof (typeof messages)['notifications']['sentences']

/** A product's name in all languages, so that each reader sees their own. */
export type Names = Partial<Record<Locale, string>>

/** Every parameter a kind may have. Amounts are in cents, where money moved. */
type Values = {
  number: string
  amount?: number
  company: string
  person: string
  before: string
  after: string
  reason: string
  /** Until when something must be done. */
  day: string
  answer: string
  goods: string
  product: Names
}

export type NotificationFacts = {
  /** What members choose notifications by. */
  topic: 'orders' | 'products' | 'account' | 'money' | 'reports'
  /** The collection of what it is about. */
  subject:
    | ('orders' | 'products' | 'sellers' | 'verifications' | 'reports' | 'users' | 'companies')
    | ('refunds' | 'payouts' | 'commission-invoices' | 'disputes')
    | ('price-requests' | 'product-drafts' | 'returns')
  params: readonly (keyof Values)[]
  /** The page it leads to. */
  path: (about: string) => string
  /** Per side: the message on the site and the email template. */
  sides: {
    [S in NotifiedSide]?: S extends 'staff' ? EmailLink : { sentence: Sentence } & Partial<EmailLink>
  }
}

/** An email that asks for an answer has no button. */
type EmailLink = { email: EmailName; hasButton?: false }

/** Where a seller reads about a product of theirs. */
const productPath = (id: string) => `/seller/edit-product/${id}`

const order = {
  topic: 'orders',
  subject: 'orders',
  params: ['number', 'amount'],
  path: (id: string) => `/order/${id}`,
} as const
const product = { topic: 'products', subject: 'products', path: productPath } as const
const account = { topic: 'account', subject: 'sellers', path: () => '/seller' } as const
const badge = { topic: 'account', subject: 'verifications', path: () => '/profile' } as const

/** Every kind of notification (rule T19). A side without an email is notified on the site only. */
export const NOTIFICATIONS = {
  'order.placed': { ...order, sides: { buyer: { sentence: 'placed', email: 'orderPlaced' } } },
  'order.quoteAsked': { ...order, sides: { seller: { sentence: 'quoteAsked', email: 'orderQuoteAsked' } } },
  'order.quoteGiven': { ...order, sides: { buyer: { sentence: 'quoteGiven', email: 'orderQuoteGiven' } } },
  'order.confirmed': {
    ...order,
    sides: {
      buyer: { sentence: 'paid', email: 'orderPaid' },
      seller: { sentence: 'sold', email: 'orderNew' },
    },
  },
  'order.processing': { ...order, sides: { buyer: { sentence: 'preparing', email: 'orderProcessing' } } },
  'order.shipped': { ...order, sides: { buyer: { sentence: 'shipped', email: 'orderShipped' } } },
  ...PARCEL_NOTIFICATIONS,
  ...LATE_NOTIFICATIONS,
  'order.documents': { ...order, sides: { buyer: { sentence: 'documents' } } },
  'order.delivered': {
    ...order,
    sides: {
      buyer: { sentence: 'delivered', email: 'orderDelivered' },
      seller: { sentence: 'deliveredSeller', email: 'orderDeliveredSeller' },
    },
  },
  'order.cancelled': {
    ...order,
    sides: {
      buyer: { sentence: 'cancelled', email: 'orderCancelled' },
      seller: { sentence: 'cancelled', email: 'orderCancelledSeller' },
    },
  },
  'order.expired': {
    ...order,
    sides: {
      buyer: { sentence: 'expired', email: 'orderExpired' },
      seller: { sentence: 'expiredSeller', email: 'orderCancelledSeller' },
    },
  },
  'order.cancelAsked': {
    ...order,
    sides: { seller: { sentence: 'cancelAsked', email: 'orderCancelAsked' } },
  },
  'order.cancelRefused': {
    ...order,
    sides: { buyer: { sentence: 'cancelRefused', email: 'orderCancelRefused' } },
  },
  'order.refunded': {
    ...order,
    sides: {
      buyer: { sentence: 'refunded', email: 'orderRefunded' },
      seller: { sentence: 'refundedSeller', email: 'orderRefundedSeller' },
    },
  },
  'order.disputed': { ...order, sides: { seller: { sentence: 'disputed', email: 'orderDisputed' } } },
  'order.disputeWon': { ...order, sides: { seller: { sentence: 'disputeWon', email: 'orderDisputeWon' } } },
  'order.disputeLost': {
    ...order,
    sides: { seller: { sentence: 'disputeLost', email: 'orderDisputeLost' } },
  },
  'order.disputeSpared': {
    ...order,
    sides: { seller: { sentence: 'disputeSpared', email: 'orderDisputeSpared' } },
  },
  'product.approved': {
    ...product,
    params: ['product'],
    sides: { seller: { sentence: 'productApproved', email: 'productApproved' } },
  },
  'product.rejected': {
    ...product,
    params: ['product', 'reason'],
    sides: { seller: { sentence: 'productRejected', email: 'productRejected' } },
  },
  'product.changesAsked': {
    ...product,
    params: ['product', 'reason'],
    sides: { seller: { sentence: 'productChangesAsked', email: 'productChangesAsked' } },
  },
  'change.approved': {
    ...product,
    params: ['product'],
    sides: { seller: { sentence: 'changeApproved', email: 'changeApproved' } },
  },
  'change.declined': {
    ...product,
    params: ['product', 'reason'],
    sides: { seller: { sentence: 'changeDeclined', email: 'changeDeclined' } },
  },
  'change.requested': {
    ...product,
    params: ['product', 'reason'],
    sides: { seller: { sentence: 'changeRequested', email: 'changeRequested' } },
  },
  'seller.approved': {
    ...account,
    params: ['company'],
    sides: { seller: { sentence: 'sellerApproved', email: 'sellerApproved' } },
  },
  'seller.rejected': {
    ...account,
    params: ['company', 'reason'],
    path: () => '/seller/profile',
    sides: { seller: { sentence: 'sellerRejected', email: 'sellerRejected' } },
  },
  'seller.documentAsked': {
    ...account,
    params: ['company', 'reason'],
    path: () => '/seller/profile',
    sides: { seller: { sentence: 'sellerDocumentAsked', email: 'sellerDocumentAsked' } },
  },
  'seller.suspended': {
    ...account,
    params: ['company', 'reason'],
    sides: { seller: { sentence: 'sellerSuspended', email: 'sellerSuspended', hasButton: false } },
  },
  'payout.accountChanged': {
    ...account,
    topic: 'money',
    params: ['company', 'before', 'after'],
    path: () => '/seller/profile',
    sides: { seller: { sentence: 'payoutAccountChanged', email: 'payoutAccountChanged' } },
  },
  'buyer.verified': {
    ...badge,
    params: [],
    sides: { buyer: { sentence: 'buyerVerified', email: 'buyerVerified' } },
  },
  'buyer.declined': {
    ...badge,
    params: ['reason'],
    sides: { buyer: { sentence: 'buyerDeclined', email: 'buyerDeclined' } },
  },
  ...PRICE_NOTIFICATIONS,
  ...RETURN_NOTIFICATIONS,
  ...COMPANY_NOTIFICATIONS,
  ...PEOPLE_NOTIFICATIONS,
  ...TERMS_NOTIFICATIONS,
  ...REVIEW_NOTIFICATIONS,
  ...MONEY_NOTIFICATIONS,
  ...STAFF_DECISIONS,
} as const satisfies Record<string, NotificationFacts>

type Kinds = typeof NOTIFICATIONS
export type NotificationKind = keyof Kinds
export type OrderNotification = Extract<NotificationKind, `order.${string}`>
type OtherNotification = Exclude<NotificationKind, OrderNotification>

export const kindOf = (kind: NotificationKind): NotificationFacts => NOTIFICATIONS[kind]
export const isNotificationKind = (kind: string): kind is NotificationKind =>
  Object.hasOwn(NOTIFICATIONS, kind)

type About<K extends NotificationKind> = {
  kind: K
  /** Id of what it is about, a row of the kind's collection. */
  about: string
  /** Without the product's names, which are read from the product. */
  params: Pick<Values, Exclude<Kinds[K]['params'][number], 'product'>>
  /** The page it leads to, where that is not the kind's. */
  href?: string
  /** Distinguishes events of one kind about the same thing, in the key of the email. */
  event?: string
}

/** An order has two sides; each gets a notification of its own. */
export type OrderNotified = About<OrderNotification> & { user: string; side: Side }

/** All others have one side. Staff are all admins, so that nobody is named. */
export type NotificationInput = {
  [K in OtherNotification]: About<K> &
    (Kinds[K]['sides'] extends { staff: object } ? object : { user: string })
}[OtherNotification]

/** The side of a kind that has one. */
export function notificationSide(kind: NotificationKind): NotifiedSide {
  const { sides } = kindOf(kind)
  return sides.staff ? 'staff' : sides.seller ? 'seller' : 'buyer'
}
