import type { Seen } from '@/domain/cart/quote-changes'
import type { FormState } from '@/domain/form-state'

/**
 * Result of the checkout form. `redirect`: continue there (link, meta refresh or `location.assign`). `before`: the quote has changed;
 * this is the one that was shown.
 */
export type CheckoutState = FormState & { redirect?: string; changed?: boolean; before?: Seen }
