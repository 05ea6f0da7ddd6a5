import 'server-only'
import type { Locale } from '@/domain/locale'
import type { ProductSort, ProductTableQuery } from '@/domain/products/listing/product-table-query'
import { ownName, ownOrder, ownProducts } from '@/features/selling/listing/table/own-products-sql'
import { alias, sql, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const p = alias(tables.products, 'p')

/** What a table shows, without its page. */
export type ExportFilters = Omit<ProductTableQuery, 'page'>

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

/** The place of a product in that order: its first value as text. */
export type ExportPlace = { id: string; key: string | null }

/** The products that follow another in the order of the table. */
export async function listBatch(
  db: Database,
  { seller, chosen, locale }: { seller: string; chosen: ExportFilters; locale: Locale },
  { last, limit }: { last: ExportPlace | undefined; limit: number },
): Promise<ExportPlace[]> {
  const { value, type, isFalling } = keyOf(chosen.sort, locale)
  const follows = last
    ? sql`and (${value}, p.id) ${isFalling ? sql`<` : sql`>`} (${last.key}::${type}, ${last.id}::uuid)`
    : sql``
  return db
    .select({ id: p.id, key: sql<string | null>`(${value})::text` })
    .from(p)
    .where(sql`${ownProducts(seller, chosen)} ${follows}`)
    .orderBy(ownOrder(chosen.sort, locale))
    .limit(limit)
}
