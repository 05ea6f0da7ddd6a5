import { wholeCents } from '@/domain/money'
import { MAX_UNIT_PRICE, OPEN_MAX, type Tier } from '@/domain/products/prices/tiers'
import { fail, failAll, issue, ok, type Issue, type Result } from '@/domain/result'

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
