import { LOCALES, type Locale } from '@/domain/locale'
import { isPictureTexts } from '@/domain/products/picture-texts'
import type { KnownProduct } from '@/domain/products/import/plan-row'
import { emptyText, tierValues, type ProductValues } from '@/domain/products/listing/product-values'
import type { ProductStatus } from '@/domain/products/product'
import type { Tier } from '@/domain/products/tiers'
import { rowsOf } from '@/server/order-writes/rows'
import { sql, type SQL } from '@/server/db/sql'
import type { Database } from '@/server/db/transaction'

type Texts = Record<'name' | 'description' | 'material' | 'color', string | null> & { pictureTexts: unknown }
type Size = number | null
type Row = {
  id: string
  sku: string
  archivedAt: string | null
  version: string
  status: ProductStatus
  main: string | null
  sub: string | null
  texts: Partial<Record<Locale, Texts>>
  tiers: Tier[]
  images: { id: string; name: string | null }[]
  certifications: string[]
  sizes: Record<'lengthMm' | 'widthMm' | 'heightMm' | 'boxLength' | 'boxWidth' | 'boxHeight', Size>
  plain: Record<'dimensions' | 'soldBy' | 'origin' | 'shippingFrom', string>
  weight: number
  packagingUnit: number
  hsCode: string | null
  leadTimeDays: number | null
  stock: number
  madeToOrder: boolean
  /** For the next batch: the value it is sorted by, as text. */
  key: string | null
}

export type StoredProduct = KnownProduct & { status: ProductStatus; key: string | null }

/** Entries of a text field have no index by their product alone; there are at most 20. */
const PLACES = sql`generate_series(0, 20)`

type Wanted = { where: SQL; order?: SQL; limit?: number; key?: SQL }

/** Products as a file has them: English category names, and file names of pictures for their ids. One statement. */
export async function readProducts(db: Database, wanted: Wanted): Promise<StoredProduct[]> {
  const { where, order = sql`p.id`, limit, key = sql`null` } = wanted
  const rows = await rowsOf<Row>(
    db,
    sql`select p.id, p.sku, p.archived_at as "archivedAt", p.updated_at as version, p.status::text as status, (${key})::text as key,
      (select l.name from categories_locales l where l._parent_id = s.parent_id and l._locale = 'en') as main,
      (select l.name from categories_locales l where l._parent_id = s.id and l._locale = 'en') as sub,
      (select coalesce(jsonb_object_agg(l._locale, jsonb_build_object('name', l.name, 'description', l.description,
        'material', l.material, 'color', l.color, 'pictureTexts', l.picture_texts)), '{}')
        from products_locales l where l._parent_id = p.id) as texts,
      (select coalesce(jsonb_agg(jsonb_build_object('minQty', t.min_qty, 'maxQty', t.max_qty, 'unitPrice', t.unit_price)
        order by t._order), '[]') from products_moq_prices t where t._parent_id = p.id) as tiers,
      (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.filename) order by r."order"), '[]')
        from products_rels r join media m on m.id = r.media_id where r.parent_id = p.id and r.path = 'images') as images,
      (select coalesce(jsonb_agg(c.text order by c."order"), '[]') from products_texts c
        where c."order" in (select ${PLACES}) and c.parent_id = p.id and c.path = 'certifications') as certifications,
      jsonb_build_object('lengthMm', p.length_mm, 'widthMm', p.width_mm, 'heightMm', p.height_mm,
        'boxLength', p.box_length, 'boxWidth', p.box_width, 'boxHeight', p.box_height) as sizes,
      jsonb_build_object('dimensions', p.dimensions, 'soldBy', p.sold_by, 'origin', p.origin,
        'shippingFrom', p.shipping_from) as plain,
      p.weight::float8 as weight, p.packaging_unit::float8 as "packagingUnit", p.hs_code as "hsCode",
      p.lead_time_days::float8 as "leadTimeDays", p.stock::float8 as stock, p.made_to_order as "madeToOrder"
    from products p left join categories s on s.id = p.listed_in_id
    where ${where} order by ${order} ${limit === undefined ? sql`` : sql`limit ${limit}`}`,
  )
  return rows.map((row) => {
    const { id, archivedAt, version, status, key: at } = row
    return {
      id,
      archivedAt,
      version: new Date(version).toISOString(),
      status,
      key: at,
      values: valuesOf(row),
    }
  })
}

const textOf = (value: number | null) => (value === null ? '' : String(value))

function valuesOf(row: Row): ProductValues {
  const { texts, sizes } = row
  const inAll = (read: (words: Texts) => string | null | undefined) =>
    Object.fromEntries(
      LOCALES.map((locale) => [locale, (texts[locale] && read(texts[locale])) ?? '']),
    ) as Record<Locale, string>
  const altOf = (id: string) =>
    inAll(({ pictureTexts }) => (isPictureTexts(pictureTexts) ? pictureTexts[id] : undefined))
  return {
    ...row.plain,
    sku: row.sku,
    name: inAll(({ name }) => name),
    description: inAll(({ description }) => description),
    material: inAll(({ material }) => material),
    color: inAll(({ color }) => color),
    mainCategory: row.main ?? '',
    subCategory: row.sub ?? '',
    lengthMm: textOf(sizes.lengthMm),
    widthMm: textOf(sizes.widthMm),
    heightMm: textOf(sizes.heightMm),
    boxLength: textOf(sizes.boxLength),
    boxWidth: textOf(sizes.boxWidth),
    boxHeight: textOf(sizes.boxHeight),
    weight: textOf(row.weight),
    packagingUnit: textOf(row.packagingUnit),
    hsCode: row.hsCode ?? '',
    certifications: row.certifications.join(', '),
    leadTimeDays: textOf(row.leadTimeDays),
    stock: textOf(row.stock),
    madeToOrder: row.madeToOrder,
    moqPrices: row.tiers.map(tierValues),
    images: row.images.map(({ id, name }) => ({ id: name ?? id, alt: altOf(id) ?? emptyText() })),
  }
}
