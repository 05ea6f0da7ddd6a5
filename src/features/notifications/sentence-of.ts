import type { NotificationView } from './notification-view'

/** Which sentence tells which side; the words stand under `notifications.told`. */
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

/** The name of a sentence; `order` for news of an order that we have no sentence for, `other` for any other. */
export type Sentence = OfEach<KnownSentence> | 'refundedSome' | 'order' | 'other'

const isKnown = (kind: string): kind is keyof typeof SENTENCES => Object.hasOwn(SENTENCES, kind)

export function sentenceOf({
  kind,
  side,
  number,
  amount,
}: Pick<NotificationView, 'kind' | 'side' | 'number' | 'amount'>): Sentence {
  const told: { buyer?: Sentence; seller?: Sentence } = isKnown(kind) ? SENTENCES[kind] : {}
  const sentence = (side && told[side]) ?? (number ? 'order' : 'other')
  // What was paid back long ago was told without the sum.
  const isSumMissing = kind === 'order.refunded' && amount === null && side !== null
  return isSumMissing ? 'refundedSome' : sentence
}
