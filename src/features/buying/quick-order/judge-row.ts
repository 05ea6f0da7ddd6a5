import { judgeLine, type LineJudgement } from '@/domain/cart/quick-order/judge-line'
import { addAll } from '@/domain/money'
import { issue } from '@/domain/result'
import type { SheetGoods, SheetRow } from './sheet-view'

export type JudgedRow = Omit<LineJudgement, 'issue'> & { goods?: SheetGoods; issue?: SheetRow['refused'] }

const NONE = { quantity: Number.NaN, unitPrice: null, total: null }

/** The product of a line, its price, and what keeps it from being added. */
export function judgeRow(row: SheetRow): JudgedRow {
  if (row.isUnread) return { ...NONE, issue: issue('quickOrder.unread', 'sku') }
  if (row.goods.length === 0) return { ...NONE, issue: issue('quickOrder.notFound', 'sku', { sku: row.sku }) }
  const goods = row.goods.find(({ product }) => product === row.product)
  if (!goods) return { ...NONE, issue: issue('quickOrder.choose', 'product') }
  const judged = judgeLine(goods, row.quantity)
  return { ...judged, goods, ...(row.refused && { issue: row.refused }) }
}

export type SellerSum = Pick<SheetGoods, 'seller' | 'sellerName' | 'sellerSlug'> & {
  lines: number
  total: number
}

/** What can be added, per seller and in all, before shipping and tax. */
export function sumsOf(rows: readonly JudgedRow[]) {
  const sellers = new Map<string, SellerSum>()
  for (const { goods, total, issue: wrong } of rows) {
    if (!goods || wrong || total === null) continue
    const { seller, sellerName, sellerSlug } = goods
    const before = sellers.get(seller) ?? { seller, sellerName, sellerSlug, lines: 0, total: 0 }
    sellers.set(seller, { ...before, lines: before.lines + 1, total: addAll([before.total, total]) })
  }
  const all = [...sellers.values()]
  return {
    sellers: all,
    lines: all.reduce((sum, { lines }) => sum + lines, 0),
    total: addAll(all.map(({ total }) => total)),
  }
}
