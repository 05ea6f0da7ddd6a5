import type { CheckoutRow } from '@/server/orders/lock-rows'

/** What is paid for a checkout now: on terms what is still owed of it (rule M123). */
export const amountDue = ({ status, total, owed }: Pick<CheckoutRow, 'status' | 'total' | 'owed'>) =>
  status === 'on_terms' ? owed : total
