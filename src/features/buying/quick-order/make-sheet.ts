import 'server-only'
import { joinLines, quantityIn } from '@/domain/cart/quick-order/judge-line'
import type { TypedLine } from '@/domain/cart/quick-order/read-sheet-lines'
import type { Locale } from '@/domain/locale'
import { moqOf } from '@/domain/products/prices/tiers'
import { readGoods, type FoundGoods } from './read-goods'
import { MOST_SELLERS, type AskedRow, type SheetGoods, type SheetRow } from './sheet-view'

export type AskedLine = TypedLine & Partial<Pick<AskedRow, 'product'>>
type SheetOptions = { member: string | null; locale: Locale; fillsMinimum: boolean }
/** The rows, and the products behind them as the server knows them. */
export type Sheet = { rows: SheetRow[]; goods: Map<string, FoundGoods> }

/** Finds the products of all lines by one statement, joins those of one product and fills in a missing quantity (rule M54). */
export async function makeSheet(
  lines: readonly AskedLine[],
  { member, locale, fillsMinimum }: SheetOptions,
): Promise<Sheet> {
  const skus = new Set(
    lines.flatMap(({ sku, whole }) => [sku, ...(whole ? [whole] : [])]).filter((sku) => sku !== ''),
  )
  const found = await readGoods([...skus], locale)
  const goods = new Map([...found.values()].flat().map((each) => [each.product, each]))
  const seen = lines.map((line) => rowOf(line, found))
  const rows = joinLines(seen).map((row) => {
    const { product, quantity } = row
    const chosen = goods.get(product)
    const isFilled = fillsMinimum && chosen !== undefined && quantity.trim() === ''
    const asked = isFilled ? String(moqOf(chosen.tiers)) : quantity
    return {
      ...row,
      quantity: asked,
      ...(isFilled && { isFilled }),
      goods: row.goods.map((each) => shown(each, quantityIn(asked), member)),
    }
  })
  return { rows, goods }
}

type FoundRow = Omit<SheetRow, 'goods'> & { goods: FoundGoods[] }

function rowOf(
  { sku, quantity, whole, product = '' }: AskedLine,
  found: Map<string, FoundGoods[]>,
): FoundRow {
  // BULK-3 of '7' is not BULK-37.
  const isWhole = whole !== undefined && (found.get(whole) ?? []).some(isSpelled(whole))
  const asked = isWhole ? { sku: whole, quantity: '' } : { sku, quantity }
  const all = spelledAs(asked.sku, found.get(asked.sku) ?? [])
  const goods = all.slice(0, MOST_SELLERS)
  const [only] = goods
  const isKnown = goods.some((each) => each.product === product)
  const chosen = isKnown ? product : goods.length === 1 ? (only?.product ?? '') : ''
  return { ...asked, product: chosen, joined: 1, goods, ...(all.length > MOST_SELLERS && { hasMore: true }) }
}

/** AB-1 and AB1 are found by either: the one that is spelled as asked goes before. */
function spelledAs(sku: string, goods: FoundGoods[]) {
  const spelled = goods.filter(isSpelled(sku))
  return spelled.length > 0 ? spelled : goods
}

const isSpelled =
  (sku: string) =>
  (goods: FoundGoods): boolean =>
    goods.sku.trim().toUpperCase() === sku.trim().toUpperCase()

function shown({ available, ...goods }: FoundGoods, quantity: number, member: string | null): SheetGoods {
  // To members alone, who add it to a cart: asked for again and again it would reveal the stock (rule C9).
  const isTooMany = member !== null && available !== null && quantity > available
  return { ...goods, tooMany: isTooMany ? quantity : null, isOwn: goods.seller === member }
}
