/** How a payment stands, read from the books. */
export type Standing = {
  status: string
  provider: 'stripe' | 'transfer'
  /** A bank works on it. */
  isUnderWay: boolean
  /** A seller still has to say what shipping costs. */
  isWaiting: boolean
}

type Said =
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

export type PaymentWord = { says: Said; warns?: boolean; canPay?: boolean; isAwaited?: boolean }

const OVER: Record<string, Said> = { refunded: 'refunded', expired: 'expired', cancelled: 'cancelled' }

/**
 * What is true of a payment now, for who comes from `asked` in the address. The address says where somebody comes from and never
 * whether it is paid: that changes by the provider's own word (rule M4).
 */
export function paymentWord(asked: unknown, standing: Standing | undefined): PaymentWord | null {
  if (!standing) return null
  const { status, provider, isUnderWay, isWaiting } = standing
  // Whatever the address says, for as long as it takes.
  if (status === 'pending_payment' && isUnderWay) return { says: 'processing' }
  if (typeof asked !== 'string' || asked === '') return null
  if (status === 'paid') return { says: asked === 'done' ? 'arrived' : 'paid' }
  if (status !== 'pending_payment') {
    const says = OVER[status]
    return says ? { says, warns: true } : null
  }
  if (isWaiting) return { says: 'waiting' }
  if (provider === 'transfer') return { says: 'transfer' }
  if (asked === 'done') return { says: 'done', canPay: true, isAwaited: true }
  if (asked === 'closed') return { says: 'closed', warns: true }
  if (asked === 'unreachable' || asked === 'left') return { says: asked, warns: true, canPay: true }
  return { says: 'open', canPay: true }
}
