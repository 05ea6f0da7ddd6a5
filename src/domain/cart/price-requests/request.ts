import { normalizePostalCode, readArea } from '@/domain/people/address/postal-code'
import { addDays, isCalendarDay, type CalendarDay } from '@/domain/values/calendar'
import type { Locale } from '@/domain/locale'
import { toExactCents } from '@/domain/money'
import { MAX_UNIT_PRICE, OPEN_MAX } from '@/domain/products/prices/tiers'
import { fail, failAll, issue, issuesOf, ok, settle, type Issue, type Result } from '@/domain/result'
import { cleanText, lengthOf } from '@/domain/values/text'
import { quantityIn } from '@/domain/cart/quick-order/judge-line'

/** Limits of price requests (rules M73, T31). */
export const MAX_REQUEST_LINES = 200
export const REQUESTS_A_DAY = 20
export const REQUEST_TEXT = 2000
/** A request that is not answered ends after so many days. */
export const REQUEST_DAYS = 30
/** The latest day that is named as needed by. */
export const MOST_DAYS_NEEDED = 365

/** What buyers ask often; each side reads it in its own language (rule T32). */
export const READY_QUESTIONS = ['csa', 'documents', 'warranty', 'colours', 'parts', 'unloading'] as const
export type ReadyQuestion = (typeof READY_QUESTIONS)[number]

const isReadyQuestion = (text: string): text is ReadyQuestion =>
  READY_QUESTIONS.some((question) => question === text)

type TypedLine = { product: string; quantity: string; target: string }
export type TypedRequest = {
  lines: readonly TypedLine[]
  neededBy: string
  postalCode: string
  note: string
  questions: readonly string[]
}

export type RequestedLine = { product: string; quantity: number; targetPrice: number | null }
export type CheckedRequest = {
  lines: RequestedLine[]
  neededBy: CalendarDay | null
  postalCode: string
  note: string
  questions: ReadyQuestion[]
}

/** What a buyer asks a price for (rule M73); each issue stands at its field. */
export function checkRequest(
  typed: TypedRequest,
  { today, locale }: { today: CalendarDay; locale: Locale },
): Result<CheckedRequest> {
  const lines = checkLines(typed.lines, locale)
  const neededBy = checkNeededBy(typed.neededBy, today)
  const postalCode = checkPostalCode(typed.postalCode)
  const note = checkRequestText(typed.note, 'note')
  if (lines.ok && neededBy.ok && postalCode.ok && note.ok)
    return ok({
      lines: lines.value,
      neededBy: neededBy.value,
      postalCode: postalCode.value,
      note: note.value,
      questions: [...new Set(typed.questions.filter(isReadyQuestion))],
    })
  return failAll([lines, neededBy, postalCode, note].flatMap(issuesOf))
}

/** Quantities and target prices, in a request and in a counter-offer. */
export function checkLines(typed: readonly TypedLine[], locale: Locale): Result<RequestedLine[]> {
  if (typed.length === 0) return fail('priceRequest.empty', '')
  if (typed.length > MAX_REQUEST_LINES)
    return fail('priceRequest.tooManyLines', '', { max: MAX_REQUEST_LINES })
  const issues: Issue[] = []
  const lines = typed.map(({ product, quantity: text, target }, at) => {
    const quantity = quantityIn(text)
    if (!(Number.isInteger(quantity) && quantity >= 1 && quantity <= OPEN_MAX))
      issues.push(issue('priceRequest.quantity', `quantity.${at}`, { max: OPEN_MAX }))
    const price = checkPrice(target, `target.${at}`, locale)
    if (!price.ok && target.trim() !== '') issues.push(...price.issues)
    return { product, quantity, targetPrice: price.ok ? price.value : null }
  })
  return settle(issues, lines)
}

/** The price of one unit, in whole cents above zero. */
export function checkPrice(text: string, path: string, locale: Locale): Result<number> {
  const cents = toExactCents(text, path, locale)
  if (!cents.ok) return cents
  return cents.value >= 1 && cents.value <= MAX_UNIT_PRICE ? cents : fail('priceRequest.price', path)
}

function checkNeededBy(text: string, today: CalendarDay): Result<CalendarDay | null> {
  const day = text.trim()
  if (day === '') return ok(null)
  if (!isCalendarDay(day)) return fail('priceRequest.day', 'neededBy')
  if (day < today) return fail('priceRequest.past', 'neededBy')
  return day > addDays(today, MOST_DAYS_NEEDED)
    ? fail('priceRequest.far', 'neededBy', { max: MOST_DAYS_NEEDED })
    : ok(day)
}

/** In full: freight is offered for one place. That of the United States is refused in a sentence of its own. */
function checkPostalCode(text: string): Result<string> {
  const code = normalizePostalCode(text.normalize('NFKC'))
  if (code.ok) return code
  const area = readArea(text, 'postalCode')
  return issuesOf(area).some((found) => found.code === 'address.canadaOnly')
    ? fail('address.canadaOnly', 'postalCode')
    : code
}

/** A note may be empty. */
export function checkRequestText(text: string, path: string): Result<string> {
  const clean = cleanText(text)
  return lengthOf(clean) > REQUEST_TEXT
    ? fail('priceRequest.noteLong', path, { max: REQUEST_TEXT })
    : ok(clean)
}
