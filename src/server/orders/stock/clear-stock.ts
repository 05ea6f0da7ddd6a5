import { CHANGES } from '@/domain/pages/cache/page-facts'
import { shownChange, type StockMove } from '@/domain/pages/cache/stock-shown'
import type { Transaction } from '@/server/db/transaction'
import { familiesOf } from '@/server/products/product-places'
import { clearProductPages } from './clear-pages'

/** Clears the pages that say something else of these stocks than before (rule Q15): most orders change nothing that is shown. */
export async function clearStock(tx: Transaction, moves: readonly StockMove[]) {
  const counted = moves.filter((move) => shownChange(move) === 'count')
  const soldOut = moves.filter((move) => shownChange(move) === 'soldOut').map(({ product }) => product)
  const families = soldOut.length > 0 ? await familiesOf(tx, soldOut) : new Map<string, string[]>()
  await clearProductPages(tx, [
    ...counted.flatMap(({ product }) => CHANGES.fewLeft(product)),
    ...soldOut.flatMap((product) => CHANGES.soldOut(product, families.get(product) ?? [])),
  ])
}
