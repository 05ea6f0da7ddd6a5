import 'server-only'
import * as z from 'zod'
import type { Actor } from '@/domain/people/actor'
import { isSellingReader } from '@/domain/people/sellers/seller-area'
import { SHIPPING_COUNTRIES } from '@/domain/people/address/shipping-place'
import { LOCALES, type Locale } from '@/domain/locale'
import { PRODUCT_STATUSES } from '@/domain/products/product'
import { PRODUCTS_A_PAGE, type ProductTableQuery } from '@/domain/products/listing/product-table-query'
import { checkedRows } from '@/server/db/checked-rows'
import { sql, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { waitingSince } from '@/server/products/waiting-since'
import { ownName, ownOrder, ownProducts } from './own-products-sql'

const text = z.string().nullable()
const language = z.enum(LOCALES)

const ownProduct = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  /** Set if the name is in another language than the reader's. */
  lang: language.nullable(),
  picture: text,
  category: text,
  stock: z.number(),
  available: z.number(),
  views: z.number(),
  madeToOrder: z.boolean(),
  tiers: z.array(z.object({ minQty: z.number(), maxQty: z.number().nullable(), unitPrice: z.number() })),
  status: z.enum(PRODUCT_STATUSES),
  statusReason: text,
  changesAsked: text,
  archivedAt: text,
  isLive: z.boolean(),
  waitingSince: z.string(),
  change: z
    .object({
      status: z.enum(tables.enum_product_changes_status.enumValues),
      reason: text,
      sentAt: z.string(),
      decidedAt: text,
    })
    .nullable(),
  named: z.array(language),
  described: z.array(language),
  shippingCountry: z.enum(SHIPPING_COUNTRIES),
  hsCode: text,
  hasBox: z.boolean(),
  leadTimeDays: z.number().nullable(),
  pictures: z.number(),
})
/** A row of the table, with what decides why it is or is not in the shop. */
export type OwnProduct = z.infer<typeof ownProduct>

/** `hasAny`: the seller has products, if not on this page. `drafts`: how many products are begun (rule C50). */
export type OwnProductPage = { products: OwnProduct[]; hasMore: boolean; hasAny: boolean; drafts: number }

/** A category and its main one, in the reader's language, else in English. */
const category = (locale: Locale) => sql`(
  select string_agg(coalesce(mine.name, english.name), ' > ' order by place.depth)
  from (select sub.parent_id as id, 1 as depth from categories sub where sub.id = p.listed_in_id
    union all select p.listed_in_id, 2) as place
  left join categories_locales mine on mine._locale = ${locale} and mine._parent_id = place.id
  left join categories_locales english on english._locale = 'en' and english._parent_id = place.id)`

/** The languages that have this text. */
const languagesWith = (text: SQL) => sql`(select coalesce(jsonb_agg(w._locale), '[]') from products_locales w
  where w._locale in ('en', 'fr', 'ko') and w._parent_id = p.id and ${text} <> '')`

/** What a row shows, of `p`. */
const row = (locale: Locale) => sql`jsonb_build_object(
  'id', p.id, 'sku', p.sku, 'name', ${ownName(locale)},
  'lang', (select 'en' where not exists (select 1 from products_locales w
    where w._locale = ${locale} and w._parent_id = p.id and w.name <> '')),
  'picture', p.cover_card, 'category', ${category(locale)},
  'stock', p.stock, 'available', p.stock - p.reserved, 'views', p.view_count, 'madeToOrder', p.made_to_order,
  'tiers', coalesce((select jsonb_agg(jsonb_build_object('minQty', t.min_qty, 'maxQty', t.max_qty, 'unitPrice', t.unit_price)
    order by t._order) from products_moq_prices t where t._parent_id = p.id), '[]'),
  'status', p.status, 'statusReason', p.status_reason, 'changesAsked', p.changes_asked, 'archivedAt', p.archived_at, 'isLive', p.is_live,
  'waitingSince', ${waitingSince},
  'change', (select jsonb_build_object('status', c.status, 'reason', c.reason, 'sentAt', c.updated_at, 'decidedAt', c.decided_at)
    from product_changes c where c.product_id = p.id order by c.created_at desc, c.id desc limit 1),
  'named', ${languagesWith(sql`w.name`)}, 'described', ${languagesWith(sql`w.description`)},
  'shippingCountry', p.shipping_country, 'hsCode', p.hs_code, 'hasBox', p.box_length is not null and p.box_width is not null and p.box_height is not null,
  'leadTimeDays', p.lead_time_days,
  'pictures', (select count(*) from products_rels r where r.parent_id = p.id and r.path = 'images'))`

const answerRow = z.object({
  products: z.array(ownProduct).nullable(),
  hasAny: z.boolean(),
  drafts: z.number(),
})

/**
 * A page of the seller's own products in one statement; throws for anybody but an active or a suspended seller (rule N1). The ids are
 * found first, and one more than is shown, so that nothing is counted.
 */
export async function listOwnProducts(
  actor: Actor,
  query: ProductTableQuery,
  locale: Locale,
): Promise<OwnProductPage> {
  if (!isSellingReader(actor)) throw new Error('The product table is for active and suspended sellers')
  const [answer] = await checkedRows(
    await database(),
    answerRow,
    sql`with found as materialized (
        select id, row_number() over () as place from (
          select p.id from products p where ${ownProducts(actor.id, query)}
          order by ${ownOrder(query.sort, locale)}
          limit ${PRODUCTS_A_PAGE + 1} offset ${(query.page - 1) * PRODUCTS_A_PAGE}) as page)
      select (select jsonb_agg(${row(locale)} order by found.place) from found join products p on p.id = found.id) as products,
        exists (select 1 from products own where own.seller_id = ${actor.id}) as "hasAny",
        (select count(*)::int from product_drafts where seller_id = ${actor.id}) as drafts`,
  )
  const products = answer?.products ?? []
  return {
    products: products.slice(0, PRODUCTS_A_PAGE),
    hasMore: products.length > PRODUCTS_A_PAGE,
    hasAny: answer?.hasAny ?? false,
    drafts: answer?.drafts ?? 0,
  }
}
