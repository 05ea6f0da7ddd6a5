import { multiply, wholeCents } from '@/domain/money'
import { fail, ok, type Result, failAll, issue, type Issue } from '@/domain/result'

/** `unitPrice` is in cents; the open end of the last tier is OPEN_MAX (rule C23). */
export type Tier = { minQty: number; maxQty: number; unitPrice: number }

/** The last tier's maxQty, shown as infinity (rule C23). */
export const OPEN_MAX = 999_999

/** CAD 999,999.99: what one payment may carry is also the most one unit may cost (rule M16). */
export const MAX_UNIT_PRICE = 99_999_999

/** What a new product starts with: 1 to 9 units at 20 (rule C26). */
export const DEFAULT_TIER: Tier = { minQty: 1, maxQty: 9, unitPrice: 2_000 }

export type TierSummary = { moq: number; priceFrom: number; priceBest: number }

/** The price of the tier with this quantity, else of the last tier (rule C27). Check the minimum first (rule C6). */
export function unitPriceFor(tiers: readonly Tier[], quantity: number): Result<number> {
  const last = tiers.at(-1)
  if (!last) return fail('price.tiers', 'moqPrices')
  if (!Number.isFinite(quantity) || quantity < 1) return fail('price.quantity', 'quantity')
  return ok((tiers.find((tier) => quantity >= tier.minQty && quantity <= tier.maxQty) ?? last).unitPrice)
}

/** Price times quantity, in whole cents (rule C27). */
export function lineTotal(tiers: readonly Tier[], quantity: number): Result<number> {
  const price = unitPriceFor(tiers, quantity)
  if (!price.ok) return price
  if (price.value * quantity > Number.MAX_SAFE_INTEGER) return fail('price.quantity', 'quantity')
  return ok(multiply(price.value, quantity))
}

/** The minimum order quantity; 1 if unknown (rule S8). */
export function moqOf(tiers: readonly Tier[]): number {
  return tiers[0]?.minQty ?? 1
}

/** How much less a unit costs than in the first tier, in whole percent; 0 if not less. */
export function savedPercent([first]: readonly Tier[], { unitPrice }: Tier): number {
  return first && unitPrice < first.unitPrice ? Math.floor(100 - (100 * unitPrice) / first.unitPrice) : 0
}

/** What a card shows: MOQ, the price at it, and the lowest price (rules C8, C42). */
export function summary(tiers: readonly Tier[]): TierSummary {
  const moq = moqOf(tiers)
  const from = unitPriceFor(tiers, Math.max(1, moq))
  if (!from.ok) throw new RangeError('A product has at least one tier')
  return { moq, priceFrom: from.value, priceBest: Math.min(...tiers.map((tier) => tier.unitPrice)) }
}

const ROWS = 'moqPrices'

/** An unvalidated row with its position in the input. */
type Row = { at: number; minQty: unknown; maxQty: unknown; unitPrice: unknown }

function rowOf(input: unknown, at: number): Row {
  const row: object = typeof input === 'object' && input !== null ? input : {}
  return {
    at,
    minQty: 'minQty' in row ? row.minQty : undefined,
    maxQty: 'maxQty' in row ? row.maxQty : undefined,
    unitPrice: 'unitPrice' in row ? row.unitPrice : undefined,
  }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

/** Sorted by minQty; invalid rows keep their order, so that {n} in issues matches the form. */
function sorted(rows: Row[]): Row[] {
  if (!rows.every((row) => isNumber(row.minQty))) return rows
  return rows.toSorted((a, b) => Number(a.minQty) - Number(b.minQty))
}

function isPrice(value: unknown): value is number {
  return isNumber(value) && value >= 0.5 && wholeCents(Math.min(value, 1e15)) <= MAX_UNIT_PRICE
}

function numberIssues(row: Row, index: number): Issue[] {
  const found: Issue[] = []
  const n = index + 1
  const at = (field: string) => `${ROWS}.${row.at}.${field}`
  if (!isNumber(row.minQty)) found.push(issue('tiers.minQty', at('minQty'), { n }))
  else if (row.minQty < 1 && index === 0) found.push(issue('tiers.firstMin', at('minQty')))
  else if (row.minQty < 1) found.push(issue('tiers.minQty', at('minQty'), { n }))
  else if (Math.floor(row.minQty) > OPEN_MAX) found.push(issue('tiers.tooMany', at('minQty'), { n }))
  if (!isPrice(row.unitPrice)) found.push(issue('tiers.unitPrice', at('unitPrice'), { n }))
  return found
}

/** The last tier is open-ended. Others keep a valid end, else they end before the next tier. */
function endOf(row: Row, next: Row | undefined): number {
  if (!next) return OPEN_MAX
  const end = row.maxQty ?? 0
  if (typeof end !== 'number' || Number.isNaN(end)) return Number.NaN
  return Math.floor(end) < Math.floor(Number(row.minQty))
    ? Math.floor(Number(next.minQty)) - 1
    : Math.floor(end)
}

function toTier(row: Row, next: Row | undefined): Tier {
  return {
    minQty: Math.floor(Number(row.minQty)),
    maxQty: endOf(row, next),
    unitPrice: wholeCents(Number(row.unitPrice)),
  }
}

/** A tier covers at least one quantity and ends where the next begins. */
function isContiguous(tier: Tier, next: Tier | undefined): boolean {
  return tier.maxQty >= tier.minQty && (!next || tier.maxQty + 1 === next.minQty)
}

/** Sorts and validates tiers: whole numbers, no gaps (rules C16, C22, C24, M10). */
export function normalizeTiers(input: unknown): Result<Tier[]> {
  if (!Array.isArray(input) || input.length === 0) return fail('tiers.required', ROWS)
  const rows = sorted(input.map(rowOf))
  const issues = rows.flatMap(numberIssues)
  if (issues.length > 0) return failAll(issues)
  const tiers = rows.map((row, index) => toTier(row, rows[index + 1]))
  const broken = tiers.findIndex((tier, index) => !isContiguous(tier, tiers[index + 1]))
  return broken < 0 ? ok(tiers) : fail('tiers.contiguous', `${ROWS}.${rows[broken]?.at}.maxQty`)
}

const STEP = 50
const PRICE_STEP = 100
const LOWEST = 100

/** The tier added by Add Tier: from last max + 1, 50 units wide, a dollar cheaper, at least a dollar (rule C7). */
export function nextTier(last: Tier): Tier {
  return {
    minQty: last.maxQty + 1,
    maxQty: last.maxQty + STEP,
    unitPrice: Math.max(LOWEST, last.unitPrice - PRICE_STEP),
  }
}

/** The tiers after Add Tier. An open last tier is first closed at min + 50 (rule C7). */
export function addTier(tiers: readonly Tier[]): Tier[] {
  const last = tiers.at(-1)
  if (!last) return [DEFAULT_TIER]
  const closed = last.maxQty >= OPEN_MAX ? { ...last, maxQty: last.minQty + STEP } : last
  return closed.maxQty >= OPEN_MAX ? [...tiers] : [...tiers.slice(0, -1), closed, nextTier(closed)]
}

/** The tiers without one; the only tier stays (rule C25). */
export function removeTier<T>(tiers: readonly T[], index: number): T[] {
  return tiers.length > 1 ? tiers.filter((_, at) => at !== index) : [...tiers]
}

/** The value of a tier field after typing: negative or non-numeric input is ignored (rule C25). */
export function typedNumber(text: string, before: number): number {
  return /^\d+(?:\.\d*)?$|^\.\d+$/.test(text.trim()) ? Number(text) : before
}

export type TierSaving = { add: number; quantity: number; unitPrice: number; savesEach: number }
export type CheaperOffer = { quantity: number; total: number; saves: number }

/** 'Add 14 to pay $18.00 each': the next step at which a unit costs less. */
export function nextTierSaving(tiers: readonly Tier[], quantity: number): TierSaving | undefined {
  const price = unitPriceFor(tiers, quantity)
  if (!price.ok || quantity < moqOf(tiers)) return undefined
  const next = tiers.find((tier) => tier.minQty > quantity && tier.unitPrice < price.value)
  if (!next) return undefined
  return {
    add: next.minQty - quantity,
    quantity: next.minQty,
    unitPrice: next.unitPrice,
    savesEach: price.value - next.unitPrice,
  }
}

/** Price inversion: the larger quantity with the lowest total, if that is below this one's. */
export function cheaperAtMore(tiers: readonly Tier[], quantity: number): CheaperOffer | undefined {
  const now = lineTotal(tiers, quantity)
  if (!now.ok || quantity < moqOf(tiers)) return undefined
  const offers = tiers
    .filter((tier) => tier.minQty > quantity)
    .map(({ minQty, unitPrice }) => ({ quantity: minQty, total: minQty * unitPrice }))
    .filter((offer) => offer.total < now.value)
    .toSorted((a, b) => a.total - b.total)
  const best = offers[0]
  return best && { ...best, saves: now.value - best.total }
}
