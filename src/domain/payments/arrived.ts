import { CURRENCIES, toExactCents, type Currency } from '@/domain/money'
import { fail, ok, type Result } from '@/domain/result'

/** What the bank made of a payout: the amount in the smallest unit of its currency, and its rate as text (rule N3). */
export type BankArrival = { amount: number; currency: Currency; rate: string | null }

const RATE = /^(?=.*[1-9])\d{1,9}(?:[.,]\d{1,9})?$/
const CENTS = 100

/** Reads what staff typed. A rate belongs to every currency but the ledger's own. */
export function readArrived(typed: { amount: string; currency: string; rate: string }): Result<BankArrival> {
  const currency = CURRENCIES.find((each) => each === typed.currency)
  const cents = toExactCents(typed.amount)
  if (!currency || !cents.ok || cents.value <= 0) return fail('payout.arrived', 'arrived')
  // Won have no smaller unit.
  if (currency === 'KRW' && cents.value % CENTS !== 0) return fail('payout.arrived', 'arrived')
  const amount = currency === 'KRW' ? cents.value / CENTS : cents.value
  if (currency === 'CAD') return ok({ amount, currency, rate: null })
  const rate = typed.rate.trim()
  return RATE.test(rate)
    ? ok({ amount, currency, rate: rate.replace(',', '.') })
    : fail('payout.rate', 'rate')
}
