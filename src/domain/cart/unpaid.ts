import { fail, issue, ok, settle, type Issue, type Result } from '@/domain/result'

/**
 * What an account may hold without having paid. Money in cents, times in days; `share` is the part of a product's stock.
 * "Long" is a hold of days: a bank transfer, or a shipping quote. A card page holds for an hour.
 */
export type UnpaidLimits = {
  value: number
  units: number
  share: number
  /** Long holds that ended unpaid within `LAPSED_DAYS`. */
  lapsed: number
  /** Card checkouts of the last 24 hours that were not paid. */
  cards: number
}

/** Before the first paid order. */
const NEW: UnpaidLimits = { value: 50_000_00, units: 5_000, share: 0.5, lapsed: 3, cards: 5 }
/** After it. The value leaves room for totals no card carries (rule M16). */
const KNOWN: UnpaidLimits = { value: 2_500_000_00, units: 50_000, share: 0.8, lapsed: 10, cards: 20 }

export const LAPSED_DAYS = 30
/** A long hold given up this soon was a change of mind and counts as nothing. */
export const LAPSED_AFTER_HOURS = 24
export const CARD_HOURS = 24

/** So long a new account may take to pay by transfer, or after a quote. */
const NEW_RESERVATION_DAYS = 3

export const unpaidLimits = (hasPaid: boolean) => (hasPaid ? KNOWN : NEW)

/** Days the goods wait for the money: shorter until the account has paid an order. */
export const reservationDays = (days: number, hasPaid: boolean) =>
  hasPaid ? days : Math.min(days, NEW_RESERVATION_DAYS)

/** What an account holds at this moment, a new one by card too, others in long holds only, and how earlier ones ended. */
export type UnpaidUsage = {
  hasPaid: boolean
  value: number
  units: number
  /** Reserved units by product. */
  products: Readonly<Record<string, number>>
  lapsed: number
  cards: number
}

export type WantedGoods = { product: string; name: string; quantity: number; stock: number; moq: number }
/** What is about to be ordered; `goods` are those that come from a stock. */
export type Wanted = {
  isLong: boolean
  /** Whether the same could be paid by card at once. */
  byCard: boolean
  /** Whether the total is more than any card carries. */
  isBeyondCards: boolean
  value: number
  goods: readonly WantedGoods[]
}

/** Whether an account may have this reserved before it pays. Each refusal says what can be done instead. */
export function checkUnpaid(
  usage: UnpaidUsage,
  { isLong, byCard, isBeyondCards, value, goods }: Wanted,
): Result<true> {
  const limits = unpaidLimits(usage.hasPaid)
  const card = isLong && byCard ? 'yes' : 'no'
  if (!isLong && usage.cards >= limits.cards) return fail('unpaid.cards', 'provider')
  if (!isLong && usage.hasPaid) return ok(true)
  if (isLong && usage.lapsed >= limits.lapsed) return fail('unpaid.lapsed', 'provider', { card })
  const issues: Issue[] = []
  const units = goods.reduce((sum, { quantity }) => sum + quantity, usage.units)
  // A first total that no card carries can only be paid by transfer (rule M16).
  const isOnly = isBeyondCards && usage.value === 0
  if (!isOnly && usage.value + value > limits.value)
    issues.push(issue('unpaid.value', 'provider', { max: Math.floor(limits.value / 100), card }))
  if (units > limits.units) issues.push(issue('unpaid.units', 'provider', { max: limits.units, card }))
  for (const { product, name, quantity, stock, moq } of goods) {
    // One minimum order is always possible, or small stocks could not be bought at all.
    const most = Math.max(moq, Math.ceil(stock * limits.share))
    // A card pays at once: all of a stock may be bought by it.
    if (isLong && (usage.products[product] ?? 0) + quantity > most)
      issues.push(issue('unpaid.share', 'provider', { name, card }))
  }
  return settle(issues, true)
}
