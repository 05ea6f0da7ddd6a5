import { checkShippingRules } from '@/domain/cart/shipping/shipping-terms'
import { LOCALES, type Locale } from '@/domain/locale'
import { toExactCents } from '@/domain/money'
import { fail, ok, type Result } from '@/domain/result'
import { cleanText, lengthOf } from '@/domain/values/text'
import { isCalendarDay, type CalendarDay } from '@/domain/values/calendar'
import { commissionOf } from './payouts/commission-rate'
import { WON_LIMITS, wonIn } from './payouts/won'

/** What the marketplace's settings say of money, each part changed by a form of its own (rule M48). */
export type MoneySettings = {
  commissionPpm: number
  payoutMinimum: number
  sellerArrivalDays: number
  importer: 'seller' | 'buyer'
  transfersAllowed: boolean
  transferDays: number
  instructions: Record<Locale, string>
  shippingKind: 'flat' | 'per_box' | 'free_over' | 'quoted'
  shippingAmount: number
  shippingFreeOver: number | null
  /** Both or neither (rule S61). */
  wonPerDollar: number | null
  wonPerDollarOn: CalendarDay | null
}

export const MONEY_PARTS = {
  commission: ['commissionPpm'],
  payouts: ['payoutMinimum'],
  arrivals: ['sellerArrivalDays'],
  importer: ['importer'],
  transfers: ['transfersAllowed', 'transferDays', 'instructions'],
  shipping: ['shippingKind', 'shippingAmount', 'shippingFreeOver'],
  won: ['wonPerDollar', 'wonPerDollarOn'],
} as const satisfies Record<string, readonly (keyof MoneySettings)[]>

export type MoneyPart = keyof typeof MONEY_PARTS

/** What a form was made from: another one means that it was changed meanwhile. */
export const moneyMark = (settings: MoneySettings, part: MoneyPart) =>
  JSON.stringify(MONEY_PARTS[part].map((name) => settings[name]))

const MAX_MINIMUM = 10_000_000
export const MAX_ARRIVAL_DAYS = 30
const MAX_DAYS = 60
const MAX_INSTRUCTIONS = 2000

/** What was typed into the form of a part. */
export type TypedPart = { part: MoneyPart } & Record<string, string>

/** `today`: no rate is of a day to come. */
export function checkMoneyPart(typed: TypedPart, today: CalendarDay): Result<Partial<MoneySettings>> {
  switch (typed.part) {
    case 'commission':
      return mapped(commissionOf(typed.percent ?? ''), (commissionPpm) => ({ commissionPpm }))
    case 'payouts': {
      const minimum = toExactCents(typed.minimum ?? '', 'minimum')
      if (minimum.ok && (minimum.value < 1 || minimum.value > MAX_MINIMUM))
        return fail('moneySettings.minimum', 'minimum')
      return mapped(minimum, (payoutMinimum) => ({ payoutMinimum }))
    }
    case 'arrivals': {
      const days = /^\d{1,2}$/.test((typed.days ?? '').trim()) ? Number(typed.days) : Infinity
      return days <= MAX_ARRIVAL_DAYS
        ? ok({ sellerArrivalDays: days })
        : fail('moneySettings.arrivalDays', 'days', { max: MAX_ARRIVAL_DAYS })
    }
    case 'importer':
      return typed.importer === 'seller' || typed.importer === 'buyer'
        ? ok({ importer: typed.importer })
        : fail('moneySettings.choose', 'importer')
    case 'transfers':
      return checkTransfers(typed)
    case 'shipping':
      return checkShipping(typed)
    case 'won':
      return checkWon(typed, today)
  }
}

/** What a dollar is in won, and on which day; none if both are empty. */
function checkWon({ rate = '', on = '' }: TypedPart, today: CalendarDay): Result<Partial<MoneySettings>> {
  if (rate.trim() === '' && on.trim() === '') return ok({ wonPerDollar: null, wonPerDollarOn: null })
  const won = wonIn(rate)
  if (won === null) return fail('moneySettings.won', 'rate', WON_LIMITS)
  const day = on.trim()
  return isCalendarDay(day) && day <= today
    ? ok({ wonPerDollar: won, wonPerDollarOn: day })
    : fail('moneySettings.wonDay', 'on')
}

function checkTransfers(typed: TypedPart): Result<Partial<MoneySettings>> {
  const { allowed, days = '' } = typed
  if (allowed !== 'yes' && allowed !== 'no') return fail('moneySettings.choose', 'allowed')
  const transferDays = /^\d{1,2}$/.test(days.trim()) ? Number(days) : 0
  if (transferDays < 1 || transferDays > MAX_DAYS)
    return fail('moneySettings.days', 'days', { max: MAX_DAYS })
  const texts = LOCALES.map((locale) => [locale, cleanText(typed[locale] ?? '')] as const)
  if (texts.some(([, text]) => lengthOf(text) > MAX_INSTRUCTIONS))
    return fail('message.tooLong', 'instructions', { max: MAX_INSTRUCTIONS })
  if (allowed === 'yes' && texts.some(([, text]) => text === ''))
    return fail('moneySettings.instructions', 'instructions')
  const instructions = Object.fromEntries(texts) as Record<Locale, string>
  return ok({ transfersAllowed: allowed === 'yes', transferDays, instructions })
}

/** The rule a new seller begins with; the same checks as for their own (rule M15). */
function checkShipping({ kind, amount = '', freeOver = '' }: TypedPart): Result<Partial<MoneySettings>> {
  const [cost, free] = [amount, freeOver].map((text, at) =>
    text.trim() === '' ? ok(null) : toExactCents(text, at === 0 ? 'amount' : 'freeOver'),
  )
  if (!cost?.ok) return cost ?? fail('money.invalid', 'amount')
  if (!free?.ok) return free ?? fail('money.invalid', 'freeOver')
  const checked = checkShippingRules([
    { kind: kind ?? '', amount: cost.value ?? (kind === 'free_over' ? 0 : null), freeOver: free.value },
  ])
  return mapped(checked, ([rule]) => ({
    shippingKind: rule?.kind ?? 'quoted',
    shippingAmount: rule?.amount ?? 0,
    shippingFreeOver: rule?.freeOver ?? null,
  }))
}

const mapped = <T, U>(result: Result<T>, to: (value: T) => U): Result<U> =>
  result.ok ? ok(to(result.value)) : result
