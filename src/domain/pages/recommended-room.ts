import { isId } from '@/domain/values/id'
import { checkQuantity } from '@/domain/products/prices/quantity'
import type { Tier } from '@/domain/products/prices/tiers'
import { issue, issuesOf, type Issue } from '@/domain/result'

export const MOST_ROOM_GOODS = 12
/** One product alone is no room. */
export const LEAST_ROOM_GOODS = 2

export type RoomLine = { product: string; quantity: number }
type Row = { product?: unknown; quantity?: number | null }
export type WrittenRoom = { category?: unknown; goods?: readonly Row[] | null }

/** What is known of a product that an editor chooses. */
export type RoomGoods = { name: string; isApproved: boolean; tiers: readonly Tier[] }

const productOf = ({ product }: Row) => (typeof product === 'string' ? product : '')
const keyOf = (row: Row) => `${productOf(row)} ${row.quantity}`

/**
 * Goods of a chosen room: each once, approved, and as many as can be ordered (rule C74). Lines that stay as they are stored are not asked
 * again: what became of their products since would keep an editor from saving anything else.
 */
export function roomIssues(
  { category, goods }: WrittenRoom,
  stored: readonly RoomLine[],
  known: ReadonlyMap<string, RoomGoods>,
): Issue[] {
  const rows = goods ?? []
  const products = rows.map(productOf)
  const kept = new Set(stored.map(keyOf))
  return [
    ...(rows.length > 0 && !category ? [issue('home.roomCategory', 'room.category')] : []),
    ...rows.flatMap((row, at) => {
      const path = `room.goods.${at}`
      const product = productOf(row)
      if (product && products.indexOf(product) < at) return [issue('home.roomTwice', `${path}.product`)]
      return kept.has(keyOf(row)) ? [] : issuesOfLine(row, known.get(product), path)
    }),
  ]
}

function issuesOfLine(row: Row, goods: RoomGoods | undefined, path: string): Issue[] {
  if (!goods) return [issue('home.roomProduct', `${path}.product`)]
  if (!goods.isApproved) return [issue('picks.notApproved', `${path}.product`, { product: goods.name })]
  return issuesOf(checkQuantity(goods.tiers, row.quantity ?? Number.NaN, `${path}.quantity`))
}

/** Lines that still name a product. */
export const roomLines = (rows: readonly Row[]): RoomLine[] =>
  rows.flatMap((row) => {
    const product = productOf(row)
    return product && row.quantity ? [{ product, quantity: row.quantity }] : []
  })

/** What a page sends of the room that it shows, and what is read of it: 'id quantity, id quantity'. */
export const writeRoom = (lines: readonly RoomLine[]) =>
  lines.map(({ product, quantity }) => `${product} ${quantity}`).join(',')

export const readRoom = (text: string): RoomLine[] =>
  text
    .split(',')
    .slice(0, MOST_ROOM_GOODS)
    .flatMap((line) => {
      const [, product = '', quantity = ''] = /^(\S{36}) (\d{1,9})$/.exec(line) ?? []
      return isId(product) ? [{ product, quantity: Number(quantity) }] : []
    })
