import 'server-only'
import type { Locale } from '@/domain/locale'
import type {
  ProductFilter,
  ProductSort,
  ProductTableQuery,
} from '@/domain/products/listing/product-table-query'
import { sql } from '@/server/db/sql'
import { productName } from '@/server/people/names'

type Fragment = ReturnType<typeof sql>

/** Products a filter leaves in; all but the first and the last leave archived ones out as well (rule S20). */
const FILTERS: Record<ProductFilter, Fragment> = {
  all: sql`p.archived_at is null`,
  active: sql`p.archived_at is null and p.status = 'approved'`,
  pending: sql`p.archived_at is null and p.status = 'pending'`,
  inactive: sql`p.archived_at is null and p.status = 'rejected'`,
  archived: sql`p.archived_at is not null`,
}

const MAX_WORDS = 8
const like = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`

/**
 * A seller's own products, `p`, that a query finds: each word stands in a name, of any language, or in the SKU. The names are put
 * together, as Postgres would otherwise search those of all sellers.
 */
export function ownProducts(seller: string, { filter, text }: Pick<ProductTableQuery, 'filter' | 'text'>) {
  const own = sql`p.seller_id = ${seller} and ${FILTERS[filter]}`
  const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS).map(like)
  if (words.length === 0) return own
  return sql`${own} and concat_ws(' ', p.sku, (select string_agg(w.name, ' ') from products_locales w
    where w._locale in ('en', 'fr', 'ko') and w._parent_id = p.id)) ilike all (${sql.param(words)}::text[])`
}

/** The name of `p` in the reader's language, else in English (rule C18). */
export const ownName = (locale: Locale) => productName(locale, sql`p.id`)

/** An order ends in the id, so that pages neither repeat nor miss a product. */
export const ownOrder = (sort: ProductSort, locale: Locale): Fragment =>
  ({
    newest: sql`p.created_at desc, p.id desc`,
    name: sql`${ownName(locale)} collate "und-x-icu", p.id`,
    stock: sql`p.stock, p.id`,
    price: sql`p.price_from, p.id`,
    views: sql`p.view_count desc, p.id desc`,
  })[sort]
