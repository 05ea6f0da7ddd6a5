import type { NotificationView } from './notification-view'

/** The message of each kind and side, a key under `notifications.sentences`. */
const SENTENCES = {
  'order.placed': { buyer: 'placed' },
  'order.quoteAsked': { seller: 'quoteAsked' },
  'order.quoteGiven': { buyer: 'quoteGiven' },
  'order.confirmed': { buyer: 'paid', seller: 'sold' },
  'order.processing': { buyer: 'preparing' },
  'order.shipped': { buyer: 'shipped' },
  'order.delivered': { buyer: 'delivered', seller: 'deliveredSeller' },
  'order.cancelAsked': { seller: 'cancelAsked' },
  'order.cancelRefused': { buyer: 'cancelRefused' },
  'order.cancelled': { buyer: 'cancelled', seller: 'cancelled' },
  'order.expired': { buyer: 'expired', seller: 'expiredSeller' },
  'order.refunded': { buyer: 'refunded', seller: 'refundedSeller' },
} as const

type KnownSentence = { [Kind in keyof typeof SENTENCES]: (typeof SENTENCES)[Kind] }[keyof typeof SENTENCES]
type OfEach<Sides> = Sides extends unknown ? Sides[keyof Sides] : never

/** A key under `notifications.sentences`; `order` and `other` are for kinds without a message of their own. */
export type Sentence = OfEach<KnownSentence> | 'refundedSome' | 'order' | 'other'

const isKnown = (kind: string): kind is keyof typeof SENTENCES => Object.hasOwn(SENTENCES, kind)

export function sentenceOf({
  kind,
  side,
  number,
  amount,
}: Pick<NotificationView, 'kind' | 'side' | 'number' | 'amount'>): Sentence {
  const keys: { buyer?: Sentence; seller?: Sentence } = isKnown(kind) ? SENTENCES[kind] : {}
  const sentence = (side && keys[side]) ?? (number ? 'order' : 'other')
  // Old notifications of refunds were stored without an amount.
  const isSumMissing = kind === 'order.refunded' && amount === null && side !== null
  return isSumMissing ? 'refundedSome' : sentence
}
