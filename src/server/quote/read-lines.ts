import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/domain/locale'
import type { QuoteLine } from '@/domain/cart/quote'
import { rowsOf } from '@/server/order-writes/rows'
import type { Database } from '@/server/db/transaction'

export type QuoteCartLine = QuoteLine & { savedForLater: boolean; moq: number }

/** A member's cart with current prices, stock and names in their language (rule M1), oldest line first. */
export async function readLines(db: Database, buyer: string, locale: Locale): Promise<QuoteCartLine[]> {
  return rowsOf<QuoteCartLine>(
    db,
    sql`select c.id, c.product_id as "productId", p.seller_id as "sellerId", s.company as "sellerName",
      coalesce(nullif(own.name, ''), en.name) as "productName", en.name as "englishName",
      case when ${locale} <> 'en' and coalesce(own.name, '') = '' then 'en' end as lang, p.sku, p.cover_card as picture,
      c.quantity::int as quantity, c.seen_unit_price::float8 as "seenUnitPrice", c.saved_for_later as "savedForLater",
      p.is_live as "isApproved", s.status = 'active' as "isSellerActive",
      case when p.made_to_order then null else (p.stock - p.reserved)::float8 end as available,
      p.packaging_unit::float8 as "packagingUnit", p.shipping_from as "shippingFrom", p.lead_time_days::int as "leadTimeDays",
      p.hs_code as "hsCode", p.origin, p.weight::float8 as weight,
      coalesce(p.moq, 1)::int as moq,
      (select coalesce(json_agg(json_build_object('minQty', t.min_qty, 'maxQty', t.max_qty, 'unitPrice', t.unit_price) order by t._order), '[]')
         from products_moq_prices t where t._parent_id = p.id) as tiers
    from cart_items c
      join products p on p.id = c.product_id
      join sellers s on s.id = p.seller_id
      left join products_locales en on en._parent_id = p.id and en._locale = 'en'
      left join products_locales own on own._parent_id = p.id and own._locale = ${locale}
    where c.user_id = ${buyer}
    order by c.created_at, c.id`,
  )
}
