import type { Moves } from '@/domain/values/moves'

type CheckoutStatus = 'pending_payment' | 'on_terms' | 'paid' | 'expired' | 'cancelled' | 'refunded'

/**
 * A checkout follows its money and its orders, so only the system moves it: cancelled with its last order, paid also by money that
 * comes late, which then buys what is left or goes back (rule M5). On terms its orders are confirmed and it is paid later, or
 * cancelled when nothing of it is owed any more (rules M121, M125).
 */
export const CHECKOUT_MOVES: Moves<CheckoutStatus> = {
  pending_payment: { paid: ['system'], on_terms: ['system'], expired: ['system'], cancelled: ['system'] },
  on_terms: { paid: ['system'], cancelled: ['system'] },
  paid: { refunded: ['system'] },
  expired: { paid: ['system'] },
  cancelled: { paid: ['system'] },
  refunded: { paid: ['system'] },
}
