/** How a payment stands, read from the books. */
export type PaymentStatus = {
  status: string
  provider: 'stripe' | 'transfer'
  /** A bank works on it. */
  isUnderWay: boolean
  /** A seller still has to say what shipping costs. */
  isWaiting: boolean
}

type NoticeText =
  | 'done'
  | 'arrived'
  | 'left'
  | 'open'
  | 'transfer'
  | 'waiting'
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
 * What is true of a payment now, for who comes from `asked` in the address. The address text where somebody comes from and never
 * whether it is paid: that changes by the provider's own word (rule M4).
 */
export function paymentNotice(
  asked: unknown,
  paymentStatus: PaymentStatus | undefined,
): PaymentNotice | null {
  if (!paymentStatus) return null
  const { status, provider, isUnderWay, isWaiting } = paymentStatus
  // Whatever the address text, for as long as it takes.
  if (status === 'pending_payment' && isUnderWay) return { text: 'processing' }
  if (typeof asked !== 'string' || asked === '') return null
  if (status === 'paid') return { text: asked === 'done' ? 'arrived' : 'paid' }
  if (status !== 'pending_payment') {
    const text = OVER[status]
    return text ? { text, warns: true } : null
  }
  if (isWaiting) return { text: 'waiting' }
  if (provider === 'transfer') return { text: 'transfer' }
  if (asked === 'done') return { text: 'done', canPay: true, isAwaited: true }
  if (asked === 'closed') return { text: 'closed', warns: true }
  if (asked === 'unreachable' || asked === 'left') return { text: asked, warns: true, canPay: true }
  return { text: 'open', canPay: true }
}
