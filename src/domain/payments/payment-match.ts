/** What was expected of the provider for a checkout, as it was written down. */
export type ExpectedPayment = {
  provider: 'stripe' | 'transfer'
  session: string | null
  /** Cents; null where nothing was written down. */
  amount: number | null
}
/** What the provider says was paid. */
export type ReportedPayment = { session: string; amount: number; currency: string }

export type Mismatch = 'provider' | 'session' | 'currency' | 'amount'

/** The first thing in which a payment is not the one that was expected for: then it settles nothing and staff look at it. */
export function mismatchOf(expected: ExpectedPayment, reported: ReportedPayment): Mismatch | undefined {
  if (expected.provider !== 'stripe') return 'provider'
  if (expected.session !== reported.session) return 'session'
  if (reported.currency.toUpperCase() !== 'CAD') return 'currency'
  return expected.amount === reported.amount ? undefined : 'amount'
}
