import 'server-only'
import type { Locale } from '@/domain/locale'
import type { ProductStatus } from '@/domain/products/product'
import type { Tier } from '@/domain/products/tiers'
import { sql } from '@/server/db/sql'
import type { Database } from '@/server/db/transaction'
import { among, rowsOf } from '@/server/order-writes/rows'

/** What commands need to know of a seller's product. */
export type OwnProduct = {
  id: string
  name: string
  status: ProductStatus
  isArchived: boolean
  stock: number
  reserved: number
  /** Changes with every edit, not with sales. */
  version: string
  tiers: Tier[]
}

/** Products of the seller by their ids, in the order of ids; others are as if not there. */
export const readOwnProducts = (
  db: Database,
  seller: string,
  ids: readonly string[],
  locale: Locale = 'en',
) =>
  rowsOf<OwnProduct>(
    db,
    sql`select p.id, coalesce(nullif(own.name, ''), en.name) as name, p.status, p.archived_at is not null as "isArchived",
      p.stock::float8 as stock, p.reserved::float8 as reserved,
      (extract(epoch from p.updated_at) * 1000)::bigint::text as version,
      (select coalesce(json_agg(json_build_object('minQty', t.min_qty, 'maxQty', t.max_qty, 'unitPrice', t.unit_price) order by t._order), '[]')
         from products_moq_prices t where t._parent_id = p.id) as tiers
    from products p
      left join products_locales en on en._parent_id = p.id and en._locale = 'en'
      left join products_locales own on own._parent_id = p.id and own._locale = ${locale}
    where p.seller_id = ${seller} and p.id in ${among(ids)}
    order by p.id`,
  )
