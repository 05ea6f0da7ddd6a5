import type { Moves } from '@/domain/moves'

type CheckoutStatus = 'pending_payment' | 'paid' | 'expired' | 'cancelled' | 'refunded'

/**
 * A checkout follows its money and its orders, so only the system moves it: cancelled with its last order, paid also by money that
 * comes late, which then buys what is left or goes back (rule M5).
 */
export const CHECKOUT_MOVES: Moves<CheckoutStatus> = {
  pending_payment: { paid: ['system'], expired: ['system'], cancelled: ['system'] },
  paid: { refunded: ['system'] },
  expired: { paid: ['system'] },
  cancelled: { paid: ['system'] },
  refunded: { paid: ['system'] },
}
