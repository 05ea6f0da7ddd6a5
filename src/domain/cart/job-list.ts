import { MAX_LINES } from './quick-order/read-sheet-lines'
import { judgeLine, type LineJudgement, type JudgedGoods } from './quick-order/judge-line'
import { addAll, multiply, shareOf } from '@/domain/money'
import { moqOf, OPEN_MAX, unitPriceFor, type Tier } from '@/domain/products/prices/tiers'
import type { StockLabel } from '@/domain/products/product'
import { fail, issue, ok, type Result } from '@/domain/result'
import { checkText, cleanLine, cleanText, lengthOf } from '@/domain/values/text'
import { parseWhole } from '@/domain/values/typed-number'

/** So many lists of a member, lines of a list, and products that a browser keeps for somebody who is signed out (rules M56, M57). */
export const MAX_LISTS = 100
/** Of all members of a company together, so that its page of lists stays readable (rule M143). */
export const MAX_COMPANY_LISTS = 50
export const MAX_LISTED = MAX_LINES
export const MAX_HEARTS = 100

export const LIST_LIMITS = { name: 80, note: 1000, lineNote: 200 }

export const checkListName = (text: string): Result<string> =>
  checkText(cleanLine(text), {
    path: 'name',
    max: LIST_LIMITS.name,
    blank: 'jobLists.name',
    tooLong: 'jobLists.nameLong',
  })

/** A note may be empty. */
export function checkListNote(text: string, max: number): Result<string> {
  const clean = cleanText(text)
  return lengthOf(clean) > max ? fail('jobLists.noteLong', 'note', { max }) : ok(clean)
}

/** A plan may be below the minimum: what cannot be bought is said beside its line (rule M57). */
export function checkListedQuantity(typed: string): Result<number> {
  const quantity = parseWhole(typed)
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= OPEN_MAX
    ? ok(quantity)
    : fail('jobLists.quantity', 'quantity', { max: OPEN_MAX })
}

/** 'Kitchen' becomes 'Kitchen (2)', and that 'Kitchen (3)'; a name stays as long as a name may be. */
export function nameOfCopy(name: string, taken: readonly string[]): string {
  const [, stem = name] = /^(.*?)(?: \(\d{1,3}\))?$/s.exec(name) ?? []
  for (let n = 2; ; n += 1) {
    const end = ` (${n})`
    const next = [...stem].slice(0, LIST_LIMITS.name - end.length).join('') + end
    if (!taken.includes(next)) return next
  }
}

/** What a member knew of a line: its unit price at that quantity, and the stock. */
type LastView = { unitPrice: number | null; stock: string | null }
type ListedGoods = JudgedGoods & { stock: StockLabel['key'] }

export type JobListChange =
  { kind: 'gone' } | { kind: 'price'; then: number; now: number } | { kind: 'stock'; now: StockLabel['key'] }

/** The unit price of a quantity; below the minimum that of the minimum. */
export function listedPrice(tiers: readonly Tier[], quantity: number): number | null {
  const price = unitPriceFor(tiers, Math.max(quantity, moqOf(tiers)))
  return price.ok ? price.value : null
}

/** What is stored of the stock: few left are in stock all the same. */
export const seenStockOf = (stock: StockLabel['key']) => (stock === 'onlyLeft' ? 'inStock' : stock)

/** What changed since the member last knew the line: price, stock, or that it is not for sale any more (rule M57). */
export function changesOf(seen: LastView, quantity: number, goods: ListedGoods | null): JobListChange[] {
  if (!goods) return [{ kind: 'gone' }]
  const now = listedPrice(goods.tiers, quantity)
  const isOtherPrice = seen.unitPrice !== null && now !== null && now !== seen.unitPrice
  const isOtherStock = seen.stock !== null && seen.stock !== seenStockOf(goods.stock)
  return [
    ...(isOtherPrice ? [{ kind: 'price' as const, then: seen.unitPrice ?? 0, now }] : []),
    ...(isOtherStock ? [{ kind: 'stock' as const, now: goods.stock }] : []),
  ]
}

/** Price, total and what keeps a line from being added to the cart; nothing of what is gone. */
export function judgeListed(goods: ListedGoods | null, quantity: number): LineJudgement {
  if (goods) return judgeLine(goods, String(quantity))
  return { quantity, unitPrice: null, total: null, issue: issue('cart.notOnSale', 'product') }
}

/** What the lines come to that can be bought, before shipping and tax. */
export const listedTotal = (judged: readonly Pick<LineJudgement, 'total' | 'issue'>[]) =>
  addAll(judged.flatMap((line) => (line.total === null || line.issue ? [] : line.total)))

/** The most that a schedule for a client adds. */
const MAX_MARK_UP_PPM = 5_000_000
const PERCENT = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/

/** A typed mark-up, such as 12.5 or 12,5 %, in millionths; nothing typed is none (rule M58). */
export function markUpOf(text: string): Result<number> {
  if (text.trim() === '') return ok(0)
  const [, whole, part = ''] = PERCENT.exec(text.trim()) ?? []
  const ppm = whole === undefined ? Number.NaN : Number(whole + part.padEnd(4, '0'))
  return ppm <= MAX_MARK_UP_PPM ? ok(ppm) : fail('jobLists.markUp', 'markUp')
}

/** A unit price with the mark-up, rounded once, and the total of the quantity: what a client multiplies comes out the same. */
export function markedUp(unitPrice: number, quantity: number, ppm: number) {
  const price = addAll([unitPrice, shareOf(unitPrice, ppm)])
  return { unitPrice: price, total: multiply(price, quantity) }
}

const KEY = /^[\w-]{32}$/
/** What the address of a shared list ends in (rule M58). */
export const isShareKey = (text: string) => KEY.test(text)
