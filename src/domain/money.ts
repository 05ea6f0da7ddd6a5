import { formatTag, formatWhole, type Locale } from './locale'
import { fail, ok, type Result } from './result'

export type Currency = 'CAD' | 'USD' | 'EUR' | 'KRW'

/** Currencies of payouts; listings, carts and orders are in CAD (rule P10). */
export const CURRENCIES: readonly Currency[] = ['CAD', 'USD', 'EUR', 'KRW']

export const PPM = 1_000_000

function exact(amount: bigint): number {
  const cents = Number(amount)
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Beyond exact cents: ${amount}`)
  return cents
}

/** Rounds half up, mirrored below zero, so that a refund reverses its charge exactly (rule M10). */
export function halfUp(numerator: bigint | number, denominator: bigint | number): number {
  const top = BigInt(numerator) * (denominator < 0 ? -1n : 1n)
  const bottom = BigInt(denominator) * (denominator < 0 ? -1n : 1n)
  const size = top < 0n ? -top : top
  const rounded = (2n * size + bottom) / (2n * bottom)
  return exact(top < 0n ? -rounded : rounded)
}

/** A decimal as a fraction of integers, so that no float is multiplied. */
function fractionOf(value: number): [bigint, bigint] {
  const [whole = '0', decimals = ''] = String(value).split('.')
  if (!/^-?\d+$/.test(whole) || !/^\d*$/.test(decimals)) throw new RangeError(`Not a plain decimal: ${value}`)
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)]
}

/** Rounds an amount to whole cents. */
export function wholeCents(cents: number): number {
  return halfUp(...fractionOf(cents))
}

/** Price times quantity, rounded once. */
export function multiply(cents: number, quantity: number): number {
  const [top, bottom] = fractionOf(quantity)
  return halfUp(BigInt(cents) * top, bottom)
}

export function addAll(amounts: Iterable<number>): number {
  let sum = 0n
  for (const amount of amounts) sum += BigInt(amount)
  return exact(sum)
}

/** Applies a rate in parts per million: taxes and commission. */
export function shareOf(cents: number, ppm: number): number {
  return halfUp(BigInt(cents) * BigInt(ppm), PPM)
}

const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/
const PLAIN = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/

/**
 * Parses a typed price: 1234.5, $1,234.50, 1 234,50 $. Never
 * negative; fractions of a cent are rounded (rules C23, C25).
 */
export function toCents(text: string, path = 'amount'): Result<number> {
  const typed = digitsOf(text, path)
  if (!typed.ok) return typed
  const [whole, decimals] = typed.value
  return ok(halfUp(BigInt(`${whole}${decimals}`) * 100n, 10n ** BigInt(decimals.length)))
}

/**
 * Parses an amount of money to be moved: fractions of a cent are
 * refused. In French, 12,345 has a decimal comma and is refused too.
 */
export function toExactCents(text: string, path = 'amount', locale: Locale = 'en'): Result<number> {
  if (locale === 'fr' && /^\D*\d{1,3},\d{3}\D*$/.test(text)) return fail('money.partsOfCent', path)
  const typed = digitsOf(text, path)
  return typed.ok && /^\d{2}\d*[1-9]/.test(typed.value[1])
    ? fail('money.partsOfCent', path)
    : toCents(text, path)
}

/** The digits before and after the decimal separator. */
function digitsOf(text: string, path: string): Result<[string, string]> {
  const bare = text.replace(/\s/g, '').replace(/^(?:CA)?\$|\$$/, '')
  const number = GROUPED.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.')
  if (text.length > 40 || !(GROUPED.test(bare) || PLAIN.test(bare))) return fail('money.invalid', path)
  const [whole = '', decimals = ''] = number.split('.')
  return whole.length > 12 ? fail('money.tooLarge', path) : ok([whole, decimals])
}

/** Cents as a plain decimal for machines: 123450 becomes 1234.50. */
export function decimal(cents: number, digits = 2): `${number}` {
  const text = String(Math.abs(cents)).padStart(digits + 1, '0')
  const at = text.length - digits
  const sign = cents < 0 ? '-' : ''
  return `${sign}${text.slice(0, at)}${digits ? '.' : ''}${text.slice(at)}` as `${number}`
}

/** An amount as its reader types it: "1234,50" in French, without a mark for thousands. */
export const typedAmount = (cents: number, locale: Locale) =>
  locale === 'fr' ? decimal(cents).replace('.', ',') : decimal(cents)

/** Formats money in the reader's style (rule C29). Won has no decimals. */
export function formatMoney(cents: number, locale: Locale, currency: Currency = 'CAD'): string {
  if (currency !== 'CAD') return formatOf(locale, currency).format(decimal(cents, currency === 'KRW' ? 0 : 2))
  const [dollars = '', part = ''] = decimal(Math.abs(cents)).split('.')
  const whole = formatWhole(dollars, locale)
  return `${cents < 0 ? '-' : ''}${locale === 'fr' ? `${whole},${part}\u00a0$` : `$${whole}.${part}`}`
}

/** Canadian dollars with the currency named, as totals of documents need it: "$5.00 CAD", « 5,00 $ CA ». */
export const formatNamedMoney = (cents: number, locale: Locale): string =>
  `${formatMoney(cents, locale)}${locale === 'fr' ? '\u00a0CA' : ' CAD'}`

const formatOf = (locale: Locale, currency: Currency) =>
  new Intl.NumberFormat(formatTag(locale), { style: 'currency', currency })
