/** The payment requested from the provider, as stored with the checkout. */
export type ExpectedPayment = {
  provider: 'stripe' | 'transfer'
  session: string | null
  /** Cents; null if none was stored. */
  amount: number | null
}
/** The payment the provider reports. */
export type ReportedPayment = { session: string; amount: number; currency: string }

export type Mismatch = 'provider' | 'session' | 'currency' | 'amount'

/** The first difference from the expected payment. A mismatch settles nothing; staff check it. */
export function mismatchOf(expected: ExpectedPayment, reported: ReportedPayment): Mismatch | undefined {
  if (expected.provider !== 'stripe') return 'provider'
  if (expected.session !== reported.session) return 'session'
  if (reported.currency.toUpperCase() !== 'CAD') return 'currency'
  return expected.amount === reported.amount ? undefined : 'amount'
}
