import 'server-only'
import * as z from 'zod'
import { listedPrice, seenStockOf } from '@/domain/cart/job-list'
import type { Locale } from '@/domain/locale'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'
import { jobListLines } from './read-list-lines'

/** Stores price and stock of today as what the member knows of each line that is on sale. */
export async function acceptLines(tx: Transaction, list: string, locale: Locale) {
  const read = await jobListLines(tx, [list], locale)
  const seen = read.flatMap(({ id, quantity, goods }) =>
    goods ? { id, price: listedPrice(goods.tiers, quantity), stock: seenStockOf(goods.stock) } : [],
  )
  await checkedRows(
    tx,
    z.object({ id: z.string() }),
    sql`update job_list_lines set seen_unit_price = v.price, seen_stock = v.stock
      from unnest(${sql.param(seen.map(({ id }) => id))}::uuid[], ${sql.param(seen.map(({ price }) => price))}::numeric[],
        ${sql.param(seen.map(({ stock }) => stock))}::text[]) as v (id, price, stock)
      where job_list_lines.id = v.id returning job_list_lines.id`,
  )
}
