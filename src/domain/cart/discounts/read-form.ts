import { isCalendarDay } from '@/domain/values/calendar'
import type { Locale } from '@/domain/locale'
import { toExactCents } from '@/domain/money'
import { fail, failAll, issue, issuesOf, ok, type Result } from '@/domain/result'
import { momentAt } from '@/domain/values/wall-clock'
import { addDays } from '@/domain/values/calendar'
import { codeIn, type CodeKind } from './code-cut'
import { MAX_PRODUCTS, type Discount } from './discount-rule'

export type TypedDiscount = Record<
  | 'way'
  | 'discountCode'
  | 'kind'
  | 'percent'
  | 'amount'
  | 'scope'
  | 'category'
  | 'skus'
  | 'from'
  | 'until'
  | 'uses'
  | 'usesPerBuyer'
  | 'minimum',
  string
>

const TORONTO = 'America/Toronto'

/** The first moment of a day of Toronto, or of the day after it. */
function momentOf(day: string, path: string, after = 0): Result<string> {
  const moment = isCalendarDay(day) ? momentAt(TORONTO, `${addDays(day, after)}T00:00`) : null
  return moment ? ok(moment.toISOString()) : fail('discount.day', path)
}

function wholeIn(typed: string, path: string): Result<number | null> {
  const text = typed.trim()
  if (text === '') return ok(null)
  if (/^\d{1,7}$/.test(text)) return ok(Number(text))
  return path === 'percent' ? fail('discount.percent', path, { max: 90 }) : fail('discount.uses', path)
}

function moneyIn(typed: string, path: string, locale: Locale): Result<number | null> {
  if (typed.trim() === '') return ok(null)
  return toExactCents(typed, path, locale)
}

/** What a seller typed, in the fields of a discount; days are Toronto's, the last one to its end. Its rule judges the rest. */
export function readDiscount(
  typed: TypedDiscount,
  locale: Locale,
): Result<Omit<Discount, 'products'> & { skus: string[] }> {
  const isCode = typed.way === 'code'
  const kind: CodeKind = isCode && typed.kind === 'amount' ? 'amount' : 'percent'
  const from = momentOf(typed.from, 'from')
  const until = momentOf(typed.until, 'until', 1)
  const percent = wholeIn(kind === 'percent' ? typed.percent : '', 'percent')
  const uses = wholeIn(isCode ? typed.uses : '', 'uses')
  const usesPerBuyer = wholeIn(isCode ? typed.usesPerBuyer : '', 'usesPerBuyer')
  const amount = moneyIn(kind === 'amount' ? typed.amount : '', 'amount', locale)
  const minimum = moneyIn(isCode ? typed.minimum : '', 'minimum', locale)
  const scope = typed.scope === 'category' || typed.scope === 'products' ? typed.scope : 'all'
  const skus = scope === 'products' ? [...new Set(typed.skus.split(/[\n,;]+/).map((sku) => sku.trim()))] : []
  const issues = [from, until, percent, uses, usesPerBuyer, amount, minimum].flatMap(issuesOf)
  if (isCode && codeIn(typed.discountCode) === '') issues.unshift(issue('discount.code', 'discountCode'))
  const named = skus.filter(Boolean)
  if (named.length > MAX_PRODUCTS) issues.push(issue('discount.products', 'skus', { max: MAX_PRODUCTS }))
  if (!(from.ok && until.ok && percent.ok && uses.ok && usesPerBuyer.ok && amount.ok && minimum.ok))
    return failAll(issues)
  if (issues.length > 0) return failAll(issues)
  return ok({
    code: isCode ? codeIn(typed.discountCode) : null,
    kind,
    percent: kind === 'percent' ? percent.value : null,
    amount: amount.value,
    scope,
    category: scope === 'category' ? typed.category : null,
    skus: named,
    from: from.value,
    until: until.value,
    uses: uses.value,
    usesPerBuyer: usesPerBuyer.value,
    minimum: minimum.value,
  })
}
