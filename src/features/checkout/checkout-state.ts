import type { FormState } from '@/server/form'

/** What the checkout form is told. `redirect`: go there now (a link, a meta refresh, `location.assign`); `changed`: show the page anew, it costs something else. */
export type CheckoutState = FormState & { redirect?: string; changed?: boolean }
