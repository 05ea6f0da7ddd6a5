import { product_prices as history } from '@/server/db/statements/discount-tables'
import { sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'

const { products_moq_prices: prices } = tables

/** So long a price must have been asked before it may be shown as the former one (rule D25). */
export const FORMER_DAYS = 30

/** Of these products those whose prices of now were asked, on sale and unchanged, for the last thirty days. */
export async function longAsked(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const last = tx
    .selectDistinctOn([history.product], {
      product: history.product,
      isLive: history.isLive,
      asked: history.prices,
      at: history.at,
    })
    .from(history)
    .where(sql`${history.product} = any(${sql.param([...ids])}::uuid[])`)
    .orderBy(history.product, sql`${history.id} desc`)
    .as('last')
  const rows = await tx
    .select({ product: last.product })
    .from(last)
    .where(
      sql`${last.isLive} and ${last.at} <= now() - ${FORMER_DAYS} * interval '1 day'
        and ${last.asked} = (select json_agg(json_build_array(${prices.minQty}, ${prices.unitPrice}) order by ${prices._order})::text
          from ${prices} where ${prices._parentID} = ${last.product})`,
    )
  return new Set(rows.map(({ product }) => product))
}
