import { fail, issue, ok, settle, type Issue, type Result } from '@/domain/result'

/**
 * Limits of unpaid reservations per account. Money in cents, times in days; `share` is the part of a
 * product's stock. "Long" reservations last days (transfer, shipping quote); a card checkout lasts an hour.
 */
export type UnpaidLimits = {
  value: number
  units: number
  share: number
  /** Long reservations that ended unpaid within `LAPSED_DAYS`. */
  lapsed: number
  /** Unpaid card checkouts of the last 24 hours. */
  cards: number
}

/** Limits before the first paid order. */
const NEW: UnpaidLimits = { value: 50_000_00, units: 5_000, share: 0.5, lapsed: 3, cards: 5 }
/** Limits after the first paid order. The value allows totals too large for cards (rule M16). */
const KNOWN: UnpaidLimits = { value: 2_500_000_00, units: 50_000, share: 0.8, lapsed: 10, cards: 20 }

export const LAPSED_DAYS = 30
/** A long reservation cancelled within this time counts as a change of mind, not as lapsed. */
export const LAPSED_AFTER_HOURS = 24
export const CARD_HOURS = 24

/** Days a new account has to pay by transfer or after a quote. */
const NEW_RESERVATION_DAYS = 3

export const unpaidLimits = (hasPaid: boolean) => (hasPaid ? KNOWN : NEW)

/** Days a reservation waits for payment; fewer until the account has paid an order. */
export const reservationDays = (days: number, hasPaid: boolean) =>
  hasPaid ? days : Math.min(days, NEW_RESERVATION_DAYS)

/** Current reservations and how earlier ones ended. Card checkouts count only for new accounts. */
export type UnpaidUsage = {
  hasPaid: boolean
  value: number
  units: number
  /** Reserved units per product id. */
  products: Readonly<Record<string, number>>
  lapsed: number
  cards: number
}

export type WantedGoods = { product: string; name: string; quantity: number; stock: number; moq: number }
/** The order to check; `goods` lists only products with a stock. */
export type OrderedGoods = {
  isLong: boolean
  /** Whether paying by card is possible instead. */
  byCard: boolean
  /** Whether the total exceeds the card limit. */
  isBeyondCards: boolean
  value: number
  goods: readonly WantedGoods[]
}

/** Checks whether the account may reserve this unpaid. Each issue names the alternative. */
export function checkUnpaid(
  usage: UnpaidUsage,
  { isLong, byCard, isBeyondCards, value, goods }: OrderedGoods,
): Result<true> {
  const limits = unpaidLimits(usage.hasPaid)
  const card = isLong && byCard ? 'yes' : 'no'
  if (!isLong && usage.cards >= limits.cards) return fail('unpaid.cards', 'provider')
  if (!isLong && usage.hasPaid) return ok(true)
  if (isLong && usage.lapsed >= limits.lapsed) return fail('unpaid.lapsed', 'provider', { card })
  const issues: Issue[] = []
  const units = goods.reduce((sum, { quantity }) => sum + quantity, usage.units)
  // A first order above the card limit can only be paid by transfer (rule M16).
  const isOnly = isBeyondCards && usage.value === 0
  if (!isOnly && usage.value + value > limits.value)
    issues.push(issue('unpaid.value', 'provider', { max: Math.floor(limits.value / 100), card }))
  if (units > limits.units) issues.push(issue('unpaid.units', 'provider', { max: limits.units, card }))
  for (const { product, name, quantity, stock, moq } of goods) {
    // One minimum order is always allowed, or small stocks could not be bought.
    const most = Math.max(moq, Math.ceil(stock * limits.share))
    // Cards pay at once, so a card order may take the whole stock.
    if (isLong && (usage.products[product] ?? 0) + quantity > most)
      issues.push(issue('unpaid.share', 'provider', { name, card }))
  }
  return settle(issues, true)
}
