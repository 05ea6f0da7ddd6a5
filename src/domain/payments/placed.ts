/** What is known of the payment of a checkout. */
export type PlacedPayment = {
  status: string
  provider: 'stripe' | 'transfer'
  /** A bank debit is pending. */
  isUnderWay: boolean
  /** A shipping quote is missing. */
  isWaiting: boolean
  /** An owner of the company decides first (rule M100). */
  isUnapproved?: boolean
}

export type PlacedState =
  | 'paid'
  /** Confirmed on terms, and not paid yet. */
  | 'onTerms'
  /** The browser comes from the payment page; the provider has not confirmed yet. */
  | 'confirming'
  | 'processing'
  | 'transfer'
  | 'waiting'
  | 'unapproved'
  | 'open'
  | 'left'
  | 'unreachable'
  | 'closed'
  | 'expired'
  | 'cancelled'
  | 'refunded'

const OVER: Readonly<Record<string, PlacedState>> = {
  paid: 'paid',
  on_terms: 'onTerms',
  refunded: 'refunded',
  expired: 'expired',
  cancelled: 'cancelled',
}
const UNPAID: readonly PlacedState[] = ['left', 'unreachable', 'closed']

/**
 * What the thank-you page says (rule M62). `asked`, from its address, says where the buyer comes from, never whether it is paid
 * (rule M4).
 */
export function placedState(payment: PlacedPayment, asked: unknown): PlacedState {
  const { status, provider, isUnderWay, isWaiting } = payment
  if (status !== 'pending_payment') return OVER[status] ?? 'cancelled'
  if (isUnderWay) return 'processing'
  if (payment.isUnapproved) return 'unapproved'
  if (isWaiting) return 'waiting'
  if (provider === 'transfer') return 'transfer'
  if (asked === 'done') return 'confirming'
  return UNPAID.find((state) => state === asked) ?? 'open'
}

/** Whether the buyer is thanked: there is nothing that went wrong, and nothing to pay on this page but by a transfer. */
export const isThanked = (state: PlacedState) =>
  state === 'paid' ||
  state === 'onTerms' ||
  state === 'confirming' ||
  state === 'processing' ||
  state === 'transfer' ||
  state === 'waiting' ||
  state === 'unapproved'

/** Whether the payment page can be opened: again after `confirming`, since nothing is charged twice (rule M27). */
export const canPay = (state: PlacedState) =>
  state === 'confirming' || state === 'open' || state === 'left' || state === 'unreachable'
