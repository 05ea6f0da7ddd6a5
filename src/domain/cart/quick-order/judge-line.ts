import { checkStock } from '@/domain/cart/cart'
import { checkQuantity } from '@/domain/products/prices/quantity'
import { lineTotal, moqOf, unitPriceFor, type Tier } from '@/domain/products/prices/tiers'
import { fail, ok, type Issue, type Result } from '@/domain/result'
import { parseWhole } from '@/domain/values/typed-number'

/** What a line of the sheet knows of a product: no stock level, unless few are left (rule C9). */
export type JudgedGoods = {
  tiers: readonly Tier[]
  left: number | null
  /** A quantity that the stock was too small for, if one was asked for. */
  tooMany: number | null
  isOwn: boolean
}

export type LineJudgement = {
  quantity: number
  unitPrice: number | null
  total: number | null
  issue?: Issue
}

/** More digits than any quantity are too many, not unreadable. */
export function quantityIn(text: string) {
  const typed = text.normalize('NFKC').trim()
  return /^\d{10,}$/.test(typed) ? Number(typed) : parseWhole(typed)
}

/** Price, total and what is wrong with a typed quantity (rule M54). The server judges again as it adds. */
export function judgeLine(goods: JudgedGoods, typed: string): LineJudgement {
  const quantity = quantityIn(typed)
  const checked = checkOf(goods, quantity)
  const [issue] = checked.ok ? [] : checked.issues
  const isCounted = Number.isInteger(quantity) && quantity > 0 && quantity < 1e9
  const price = unitPriceFor(
    goods.tiers,
    isCounted ? Math.max(quantity, moqOf(goods.tiers)) : moqOf(goods.tiers),
  )
  const total = checked.ok ? lineTotal(goods.tiers, quantity) : undefined
  return {
    quantity,
    unitPrice: price.ok ? price.value : null,
    total: total?.ok ? total.value : null,
    ...(issue && { issue }),
  }
}

function checkOf({ tiers, left, tooMany, isOwn }: JudgedGoods, quantity: number): Result<number> {
  if (isOwn) return fail('cart.ownProduct', 'product')
  if (left === 0) return checkStock(1, 0)
  const checked = checkQuantity(tiers, quantity)
  if (!checked.ok) return checked
  if (left !== null && quantity > left) return checkStock(quantity, left)
  return tooMany !== null && quantity >= tooMany ? fail('cart.notEnough', 'quantity') : ok(quantity)
}

type Joinable = { sku: string; quantity: string; product: string; joined: number }

/**
 * Lines of one product, or of one SKU that is not decided yet, become the first of them with the sum; a quantity that is no
 * number stays a line of its own (rule M54).
 */
export function joinLines<Line extends Joinable>(lines: readonly Line[]): Line[] {
  const first = new Map<string, number>()
  const kept: Line[] = []
  for (const line of lines) {
    const key = line.product || line.sku.replace(/\s/g, '').toUpperCase()
    const at = first.get(key)
    const there = at === undefined ? undefined : kept[at]
    const sum = there && sumOf(there.quantity, line.quantity)
    if (at !== undefined && there && sum !== undefined) {
      kept[at] = { ...there, quantity: sum, joined: there.joined + line.joined }
      continue
    }
    // Lines that follow are joined with one that is a number.
    if (!there || !isWhole(there.quantity)) first.set(key, kept.length)
    kept.push(line)
  }
  return kept
}

const isWhole = (quantity: string) => quantity.trim() === '' || Number.isSafeInteger(quantityIn(quantity))

/** Undefined where one is no whole number; an empty one counts nothing. */
function sumOf(a: string, b: string): string | undefined {
  if (a.trim() === '' || b.trim() === '') return a.trim() + b.trim()
  const [one, other] = [quantityIn(a), quantityIn(b)]
  return Number.isSafeInteger(one) && Number.isSafeInteger(other) ? String(one + other) : undefined
}
