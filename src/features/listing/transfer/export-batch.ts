import 'server-only'
import type { Locale } from '@/domain/locale'
import type { ProductSort, ProductTableQuery } from '@/domain/products/listing/product-table-query'
import { ownName, ownOrder, ownProducts } from '@/features/listing/table/own-products-sql'
import { sql, type SQL } from '@/server/db/sql'
import { readProducts, type StoredProduct } from './read-products'
import type { Database } from '@/server/db/transaction'

/** What a table shows, without its page. */
export type Chosen = Omit<ProductTableQuery, 'page'>

type Key = { value: SQL; type: SQL; isFalling?: boolean }

/** The first value of `ownOrder`; the second is the id. */
const keyOf = (sort: ProductSort, locale: Locale): Key =>
  ({
    newest: { value: sql`p.created_at`, type: sql`timestamptz`, isFalling: true },
    name: { value: sql`${ownName(locale)} collate "und-x-icu"`, type: sql`text` },
    stock: { value: sql`p.stock`, type: sql`numeric` },
    price: { value: sql`p.price_from`, type: sql`numeric` },
    views: { value: sql`p.view_count`, type: sql`numeric`, isFalling: true },
  })[sort]

/** The products that follow another in the order of the table. */
export function readBatch(
  db: Database,
  { seller, chosen, locale }: { seller: string; chosen: Chosen; locale: Locale },
  { last, limit }: { last: StoredProduct | null; limit: number },
): Promise<StoredProduct[]> {
  const { value, type, isFalling } = keyOf(chosen.sort, locale)
  const follows = last
    ? sql`and (${value}, p.id) ${isFalling ? sql`<` : sql`>`} (${last.key}::${type}, ${last.id}::uuid)`
    : sql``
  return readProducts(db, {
    where: sql`${ownProducts(seller, chosen)} ${follows}`,
    order: ownOrder(chosen.sort, locale),
    key: value,
    limit,
  })
}
