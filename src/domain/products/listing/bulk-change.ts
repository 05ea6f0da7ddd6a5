import { isId } from '@/domain/values/id'
import type { Locale } from '@/domain/locale'
import { halfUp, toExactCents } from '@/domain/money'
import { fail, ok, type Result } from '@/domain/result'
import { editedStock } from '@/domain/products/prices/stock-edit'
import { MAX_UNIT_PRICE, OPEN_MAX, type Tier } from '@/domain/products/prices/tiers'

/** At most so many products are changed together (rule S19). */
export const MAX_CHOSEN = 200

const STOCK_KINDS = ['stockTo', 'stockUp', 'stockDown'] as const
const PRICE_KINDS = ['percentUp', 'percentDown', 'amountUp', 'amountDown'] as const
export const BULK_KINDS = [...STOCK_KINDS, ...PRICE_KINDS, 'takeDown', 'archive'] as const

type StockKind = (typeof STOCK_KINDS)[number]
type PriceKind = (typeof PRICE_KINDS)[number]
export type BulkKind = (typeof BULK_KINDS)[number]

/** `value`: pieces, hundredths of a percent, or cents. */
export type StockChange = { kind: StockKind; value: number }
export type BulkPriceChange = { kind: PriceKind; value: number }
export type BulkChange = StockChange | BulkPriceChange | { kind: 'takeDown' | 'archive' }

const isStockKind = (kind: BulkKind) => STOCK_KINDS.some((each) => each === kind)
export const isPriceKind = (kind: BulkKind) => PRICE_KINDS.some((each) => each === kind)
export const isStockChange = (change: BulkChange): change is StockChange => isStockKind(change.kind)
export const isPriceChange = (change: BulkChange): change is BulkPriceChange => isPriceKind(change.kind)

/** A chosen product, with the version and the stock that the seller saw before agreeing to new stocks or prices. */
export type SelectedProduct = { id: string; version: string; seen: number | null }

/** Reads the chosen products, written as 'id' or 'id version stock', in the order in which they are changed. */
export function parseChosen(entries: readonly string[]): Result<SelectedProduct[]> {
  if (entries.length === 0) return fail('bulk.none', '')
  if (entries.length > MAX_CHOSEN) return fail('bulk.tooMany', '', { max: MAX_CHOSEN })
  const chosen = entries.map((entry) => {
    const [, id = '', version = '', stock] = CHOSEN.exec(entry) ?? []
    return { id, version, seen: stock === undefined ? null : Number(stock) }
  })
  if (chosen.some(({ id }) => !isId(id))) return fail('product.invalidId', '')
  if (new Set(chosen.map(({ id }) => id)).size < chosen.length) return fail('bulk.twice', '')
  return ok(sortById(chosen))
}

const CHOSEN = /^([0-9a-f-]{36})(?: (\d{1,16}) (\d{1,15}))?$/

/** Every writer locks products in this order. */
export const sortById = <T extends { id: string }>(products: readonly T[]): T[] =>
  products.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** Reads what is to be done, and by how much as typed. */
export function parseBulkChange(kind: string, typed: string, locale: Locale): Result<BulkChange> {
  const known = BULK_KINDS.find((each) => each === kind)
  switch (known) {
    case undefined:
      return fail('bulk.unknown', '')
    case 'takeDown':
    case 'archive':
      return ok({ kind: known })
    case 'stockTo':
    case 'stockUp':
    case 'stockDown':
      return valued(known, piecesIn(typed, known === 'stockTo' ? 0 : 1))
    case 'percentUp':
    case 'percentDown':
      return valued(known, percentIn(typed, known === 'percentUp' ? MOST_UP : LEAST_LEFT))
    case 'amountUp':
    case 'amountDown':
      return valued(known, amountIn(typed, locale))
  }
}

const valued = <K extends BulkKind>(kind: K, value: Result<number>): Result<{ kind: K; value: number }> =>
  value.ok ? ok({ kind, value: value.value }) : value

/** Groups of three digits may be apart: 1,200 or 1 200. */
function piecesIn(typed: string, least: number): Result<number> {
  const bare = typed.trim().replace(/(?<=\d)[\s,](?=\d{3}(?:\D|$))/g, '')
  const value = /^\d{1,15}$/.test(bare) ? Number(bare) : Number.NaN
  if (value > OPEN_MAX) return fail('product.stockTooLarge', 'value', { max: OPEN_MAX })
  return value >= least ? ok(value) : fail(least === 0 ? 'product.stockWhole' : 'bulk.pieces', 'value')
}

/** In hundredths of a percent: 1,000 % up at most, and less than 100 % down. */
const MOST_UP = 100_000
const LEAST_LEFT = 9_999
const WHOLE = 10_000

function percentIn(typed: string, most: number): Result<number> {
  const [, whole = '', decimals = ''] =
    /^(\d{1,6})(?:[.,](\d{0,2}))?$/.exec(typed.trim().replace(/\s*%$/, '')) ?? []
  const value = whole === '' ? Number.NaN : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  if (value > 0 && value <= most) return ok(value)
  return fail(most === MOST_UP ? 'bulk.percent' : 'bulk.percentDown', 'value')
}

function amountIn(typed: string, locale: Locale): Result<number> {
  const cents = toExactCents(typed, 'value', locale)
  if (!cents.ok) return cents
  if (cents.value > MAX_UNIT_PRICE) return fail('money.tooLarge', 'value')
  return cents.value > 0 ? cents : fail('money.invalid', 'value')
}

/** `seen`: the stock that the seller was shown, if any. */
type Stock = { stock: number; reserved: number; seen?: number | null }

/** The stock after the change. Pieces are added to what is there now, and sales since the seller saw it count (rule C9). */
export function changedStock({ kind, value }: StockChange, there: Stock): Result<number> {
  const { stock, reserved } = there
  if (kind === 'stockDown' && value > stock) return fail('bulk.stockTooFew', 'stock', { stock })
  const typed = { stockTo: value, stockUp: stock + value, stockDown: stock - value }[kind]
  const seen = kind === 'stockTo' ? there.seen : stock
  const edited = editedStock({ typed, seen, now: stock, reserved })
  return edited.ok && edited.value === stock ? fail('bulk.sameStock', 'stock') : edited
}

/** The tiers with every price changed, rounded half up to whole cents and at least one (rule S19). */
export function changedTiers(change: BulkPriceChange, tiers: readonly Tier[]): Result<Tier[]> {
  const priced = tiers.map((tier) => ({
    ...tier,
    unitPrice: Math.max(1, changedPrice(change, tier.unitPrice)),
  }))
  if (priced.some(({ unitPrice }) => unitPrice > MAX_UNIT_PRICE))
    return fail('bulk.priceTooHigh', 'moqPrices')
  const isSame = priced.every(({ unitPrice }, at) => unitPrice === tiers[at]?.unitPrice)
  return isSame ? fail('bulk.samePrices', 'moqPrices') : ok(priced)
}

function changedPrice({ kind, value }: BulkPriceChange, cents: number): number {
  switch (kind) {
    case 'percentUp':
      return halfUp(BigInt(cents) * BigInt(WHOLE + value), WHOLE)
    case 'percentDown':
      return halfUp(BigInt(cents) * BigInt(WHOLE - value), WHOLE)
    case 'amountUp':
      return cents + value
    case 'amountDown':
      return cents - value
  }
}
