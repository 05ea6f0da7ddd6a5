/** Payment status of a checkout, from the database. */
export type PaymentStatus = {
  status: string
  provider: 'stripe' | 'transfer'
  /** A bank debit is pending. */
  isUnderWay: boolean
  /** A shipping quote is missing. */
  isWaiting: boolean
  /** An owner of the company decides first (rule M100). */
  isUnapproved?: boolean
}

type NoticeText =
  | 'done'
  | 'arrived'
  | 'left'
  | 'onTermsLeft'
  | 'open'
  | 'transfer'
  | 'waiting'
  | 'unapproved'
  | 'processing'
  | 'paid'
  | 'refunded'
  | 'expired'
  | 'cancelled'
  | 'closed'
  | 'unreachable'

export type PaymentNotice = { text: NoticeText; warns?: boolean; canPay?: boolean; isAwaited?: boolean }

const OVER: Record<string, NoticeText> = { refunded: 'refunded', expired: 'expired', cancelled: 'cancelled' }

/**
 * The message about a payment. `asked`, from the URL, shows where the buyer comes from, never whether it is paid: only the provider's
 * events confirm that (rule M4).
 */
export function paymentNotice(
  asked: unknown,
  paymentStatus: PaymentStatus | undefined,
): PaymentNotice | null {
  if (!paymentStatus) return null
  const { status, provider, isUnderWay, isWaiting } = paymentStatus
  // Until the bank has answered, whatever the URL contains.
  if (status === 'pending_payment' && isUnderWay) return { text: 'processing' }
  if (status === 'on_terms') return termsNotice(asked)
  if (typeof asked !== 'string' || asked === '') return null
  if (status === 'paid') return { text: asked === 'done' ? 'arrived' : 'paid' }
  if (status !== 'pending_payment') {
    const text = OVER[status]
    return text ? { text, warns: true } : null
  }
  if (paymentStatus.isUnapproved) return { text: 'unapproved' }
  if (isWaiting) return { text: 'waiting' }
  if (provider === 'transfer') return { text: 'transfer' }
  if (asked === 'done') return { text: 'done', canPay: true, isAwaited: true }
  if (asked === 'closed') return { text: 'closed', warns: true }
  if (asked === 'unreachable' || asked === 'left') return { text: asked, warns: true, canPay: true }
  return { text: 'open', canPay: true }
}

/** Of an order on terms its page says what is owed, and has the button (rule M123). */
function termsNotice(asked: unknown): PaymentNotice | null {
  if (asked === 'done') return { text: 'done', isAwaited: true }
  if (asked === 'left') return { text: 'onTermsLeft', warns: true }
  return asked === 'unreachable' ? { text: 'unreachable', warns: true } : null
}
