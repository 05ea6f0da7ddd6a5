import 'server-only'
import type { Locale } from '@/domain/locale'
import { FILE_COLUMNS, PRODUCT_COLUMNS } from '@/domain/products/import/product-columns'
import { sellerLabel } from '@/domain/products/product'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { database } from '@/server/db/transaction'
import { BYTE_ORDER_MARK, csvLines } from './csv-lines'
import { listBatch, type ExportFilters, type ExportPlace } from './export-batch'
import { readProducts, type StoredProduct } from './read-products'

/** Few enough that others wait for no more than a moment. */
const AT_ONCE = 100

/** The seller's products as a file that an import reads again, as chosen in the table; streamed in batches. */
export async function* exportProducts(
  seller: MemberUser,
  chosen: ExportFilters,
  locale: Locale,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([FILE_COLUMNS])
  const [db, own] = [await database(), await asUser(seller)]
  for (let last: ExportPlace | undefined, more = true; more;) {
    const batch = await listBatch(db, { seller: seller.id, chosen, locale }, { last, limit: AT_ONCE })
    const ids = batch.map(({ id }) => id)
    const read = new Map((await readProducts(own, ids)).map((product) => [product.id, product]))
    const products = ids.flatMap((id) => read.get(id) ?? [])
    if (products.length > 0) yield csvLines(products.map(cellsOf))
    last = batch.at(-1)
    more = batch.length === AT_ONCE
  }
}

const cellsOf = ({ values, status, archivedAt }: StoredProduct) => [
  ...PRODUCT_COLUMNS.map(({ get }) => get(values)),
  archivedAt ? 'archived' : sellerLabel(status),
]
