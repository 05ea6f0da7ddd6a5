import 'server-only'
import type { Locale } from '@/domain/locale'
import { FILE_COLUMNS, PRODUCT_COLUMNS } from '@/domain/products/import/product-columns'
import { sellerLabel } from '@/domain/products/product'
import { database } from '@/server/db/transaction'
import { BYTE_ORDER_MARK, csvLines } from './csv-lines'
import { readBatch, type Chosen } from './export-batch'
import type { StoredProduct } from './read-products'

const AT_ONCE = 500

/** The seller's products as a file that an import reads again, as chosen in the table; streamed in batches. */
export async function* exportProducts(
  seller: string,
  chosen: Chosen,
  locale: Locale,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([FILE_COLUMNS])
  const db = await database()
  for (let last: StoredProduct | null = null, more = true; more;) {
    const batch: StoredProduct[] = await readBatch(db, { seller, chosen, locale }, { last, limit: AT_ONCE })
    if (batch.length > 0) yield csvLines(batch.map(cellsOf))
    last = batch.at(-1) ?? null
    more = batch.length === AT_ONCE
  }
}

const cellsOf = ({ values, status, archivedAt }: StoredProduct) => [
  ...PRODUCT_COLUMNS.map(({ get }) => get(values)),
  archivedAt ? 'archived' : sellerLabel(status),
]
