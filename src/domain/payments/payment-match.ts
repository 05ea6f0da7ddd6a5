/** What was asked of the provider for a checkout, as it was written down. */
export type AskedPayment = {
  provider: 'stripe' | 'transfer'
  session: string | null
  /** Cents; null where nothing was written down. */
  amount: number | null
}
/** What the provider says was paid. */
export type ToldPayment = { session: string; amount: number; currency: string }

export type Mismatch = 'provider' | 'session' | 'currency' | 'amount'

/** The first thing in which a payment is not the one that was asked for: then it settles nothing and staff look at it. */
export function mismatchOf(asked: AskedPayment, told: ToldPayment): Mismatch | undefined {
  if (asked.provider !== 'stripe') return 'provider'
  if (asked.session !== told.session) return 'session'
  if (told.currency.toUpperCase() !== 'CAD') return 'currency'
  return asked.amount === told.amount ? undefined : 'amount'
}
