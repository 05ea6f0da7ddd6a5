import type { Seen } from '@/domain/cart/quote-changes'
import type { FormState } from '@/domain/form-state'

/**
 * What the checkout form is told. `redirect`: go there now (a link, a meta refresh, `location.assign`); `before`: it costs something
 * else than what was seen, which is this; the page shows it anew.
 */
export type CheckoutState = FormState & { redirect?: string; changed?: boolean; before?: Seen }
