import { isId } from '@/domain/values/id'
import { isAdmin, type Actor } from '@/domain/people/actor'
import { fail, failAll, issue, ok, type Issue, type Result } from '@/domain/result'
import { MAX_UNIT_PRICE } from '@/domain/products/prices/tiers'
import { CODE, codeIn, MOST_PERCENT, type CodeKind, type Payer } from './code-cut'

export const SCOPES = ['all', 'category', 'products'] as const
export const DISCOUNT_KINDS = ['percent', 'amount'] as const
export const MAX_PRODUCTS = 200
const MAX_USES = 1_000_000
const DAY = 24 * 60 * 60 * 1000
/** A code is good for at most so long; a price cut for no longer than its former price was asked before (rule D25). */
export const MOST_DAYS = { code: 366, cut: 31 } as const

export type Discount = {
  code?: string | null
  seller?: unknown
  paidBy?: Payer | null
  kind?: CodeKind | null
  percent?: number | null
  amount?: number | null
  scope?: (typeof SCOPES)[number] | null
  category?: unknown
  products?: unknown
  from?: string | null
  until?: string | null
  uses?: number | null
  usesPerBuyer?: number | null
  minimum?: number | null
  endedAt?: string | null
}

export type DiscountFacts = {
  now: Date
  isCodeTaken: boolean
  foreignProducts: boolean
  sellerActive: boolean
}

type Change = { next: Partial<Discount>; before?: Discount; actor: Actor }

/**
 * What a discount may say, which is said once: afterwards it is only ended (rules M127, M128). Written for a seller by that seller, for the
 * house and in agreement with a seller by staff (rule A35).
 */
export function discountRule({ next, before, actor }: Change, facts: DiscountFacts): Result<object> {
  if (before) return endRule({ next, before, actor }, facts.now)
  // What a request sends may be no text; it is checked after this rule.
  if (!['string', 'undefined'].includes(typeof (next.code ?? undefined))) return fail('discount.code', 'code')
  const code = codeIn(next.code ?? '') || null
  const issues = [
    ...payerIssues(next, code, actor, facts),
    ...codeIssues(code, facts),
    ...offIssues(next, code),
    ...scopeIssues(next, facts),
    // What is brought from elsewhere, such as a demo, may have begun before.
    ...timeIssues(next, code, actor.kind === 'system' ? new Date(0) : facts.now),
    ...limitIssues(next, code),
  ]
  if (issues.length > 0) return failAll(issues)
  const isPercent = next.kind !== 'amount'
  return ok({
    code,
    kind: isPercent ? 'percent' : 'amount',
    percent: isPercent ? next.percent : null,
    amount: isPercent ? null : next.amount,
    category: next.scope === 'category' ? next.category : null,
    products: next.scope === 'products' ? next.products : [],
    endedAt: null,
  })
}

/** Ended once, at the time it is done, by whose side pays for it; nothing else of it changes. */
function endRule({ next, before, actor }: Change & { before: Discount }, now: Date): Result<object> {
  if (!next.endedAt || before.endedAt) return ok({ endedAt: before.endedAt ?? null })
  if (before.paidBy === 'house' && actor.kind === 'seller') return fail('discount.notYours', '')
  if (Date.parse(before.until ?? '') <= now.getTime()) return fail('discount.gone', '')
  return ok({ endedAt: now.toISOString() })
}

function payerIssues(
  { seller, paidBy }: Partial<Discount>,
  code: string | null,
  actor: Actor,
  { sellerActive }: DiscountFacts,
): Issue[] {
  const isHouse = paidBy === 'house'
  if (isHouse && code === null) return [issue('discount.houseIsCode', 'code')]
  if (isHouse && !isAdmin(actor) && actor.kind !== 'system') return [issue('discount.notYours', '')]
  if (!isHouse && !seller) return [issue('discount.whose', 'seller')]
  return seller && !sellerActive ? [issue('discount.whose', 'seller')] : []
}

function codeIssues(code: string | null, { isCodeTaken }: DiscountFacts): Issue[] {
  if (code === null) return []
  if (!CODE.test(code)) return [issue('discount.code', 'code')]
  return isCodeTaken ? [issue('discount.codeTaken', 'code')] : []
}

const isFree = (limit: number | null | undefined) => limit === null || limit === undefined

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

function offIssues({ kind, percent, amount }: Partial<Discount>, code: string | null): Issue[] {
  if (kind === 'amount' && code === null) return [issue('discount.cutIsPercent', 'kind')]
  if (kind === 'amount') return isWhole(amount, 1, MAX_UNIT_PRICE) ? [] : [issue('discount.amount', 'amount')]
  return isWhole(percent, 1, MOST_PERCENT)
    ? []
    : [issue('discount.percent', 'percent', { max: MOST_PERCENT })]
}

function scopeIssues({ scope, category, products }: Partial<Discount>, facts: DiscountFacts): Issue[] {
  if (scope === 'category' && !isCategory(category)) return [issue('discount.category', 'category')]
  if (scope !== 'products') return []
  const named = Array.isArray(products) ? products.length : 0
  if (named < 1 || named > MAX_PRODUCTS)
    return [issue('discount.products', 'products', { max: MAX_PRODUCTS })]
  return facts.foreignProducts ? [issue('discount.foreignProducts', 'products')] : []
}

function timeIssues({ from, until }: Partial<Discount>, code: string | null, now: Date): Issue[] {
  const [begins, ends] = [Date.parse(from ?? ''), Date.parse(until ?? '')]
  if (Number.isNaN(begins)) return [issue('discount.day', 'from')]
  if (Number.isNaN(ends)) return [issue('discount.day', 'until')]
  if (begins < now.getTime() - DAY) return [issue('discount.past', 'from')]
  if (ends <= Math.max(begins, now.getTime())) return [issue('discount.order', 'until')]
  const most = code === null ? MOST_DAYS.cut : MOST_DAYS.code
  // An hour more where the clocks change.
  return ends - begins > most * DAY + DAY / 24 ? [issue('discount.tooLong', 'until', { days: most })] : []
}

function limitIssues({ uses, usesPerBuyer, minimum }: Partial<Discount>, code: string | null): Issue[] {
  const given = [uses, usesPerBuyer, minimum].some((limit) => !isFree(limit))
  if (code === null) return given ? [issue('discount.cutHasNoLimits', 'code')] : []
  return [
    ...(isFree(uses) || isWhole(uses, 1, MAX_USES) ? [] : [issue('discount.uses', 'uses')]),
    ...(isFree(usesPerBuyer) || isWhole(usesPerBuyer, 1, MAX_USES)
      ? []
      : [issue('discount.uses', 'usesPerBuyer')]),
    ...(isFree(minimum) || isWhole(minimum, 1, MAX_UNIT_PRICE) ? [] : [issue('discount.amount', 'minimum')]),
  ]
}

export type DiscountState = 'scheduled' | 'running' | 'usedUp' | 'over'

/** How it stands now; a price cut that was ended is over, although its prices may take some seconds to return. */
export function discountState(
  { from, until, endedAt, uses, used }: Discount & { used?: number | null },
  now: Date,
): DiscountState {
  if (endedAt || Date.parse(until ?? '') <= now.getTime()) return 'over'
  if (Date.parse(from ?? '') > now.getTime()) return 'scheduled'
  return typeof uses === 'number' && (used ?? 0) >= uses ? 'usedUp' : 'running'
}

/** Its id, or the document itself. */
function isCategory(value: unknown): boolean {
  if (typeof value === 'object' && value !== null && 'id' in value) return isCategory(value.id)
  return typeof value === 'string' && isId(value)
}
