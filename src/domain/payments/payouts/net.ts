import type { Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { commissionOn } from '@/domain/payments/ledger'
import { formatRate } from './commission-rate'
import { aboutWon, type WonRate } from './won'

/** What a seller's amounts are reduced by, and the won they are read in. */
export type NetTerms = { commissionPpm: number; won?: WonRate | null }

/** What is left of a price after commission, '$18.40 (≈ ₩18,131)', and the rate. */
export function netOf(cents: number, { commissionPpm, won }: NetTerms, locale: Locale) {
  const left = cents - commissionOn(cents, commissionPpm)
  const net = [formatMoney(left, locale), ...(won ? [`(${aboutWon(left, won, locale)})`] : [])].join(' ')
  return { net, rate: formatRate(commissionPpm, locale) }
}
