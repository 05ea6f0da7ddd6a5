import { LOCALES, type Locale } from '@/domain/locale'
import { byFact } from '@/domain/by-fact'
import { LINE_FACTS, NUMBER_FIELDS, WORD_FACTS } from '@/domain/products/facts'
import { isPictureTexts } from '@/domain/products/picture-texts'
import { isFixed } from '@/domain/products/listed-facts'
import type { KnownProduct } from '@/domain/products/import/plan-row'
import {
  emptyText,
  tierValues,
  type ProductValues,
  type TextField,
} from '@/domain/products/listing/product-values'
import type { ProductStatus } from '@/domain/products/product'
import { columnsOf } from '@/server/db/columns-of'
import { jsonList, jsonObject } from '@/server/db/json'
import { alias, and, eq, inArray, sql, type AnyColumn, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { readTiers } from '@/features/listing/tiers/read-tiers'

type Texts = Record<TextField, string | null> & { pictureTexts: unknown }
type Row = Awaited<ReturnType<typeof readRows>>[number]

export type StoredProduct = KnownProduct & { status: ProductStatus; key: string | null }

/** Entries of a text field have no index by their product alone; there are at most 20. */
const PLACES = sql`(select generate_series(0, 20))`

type Wanted = { where: SQL; order?: SQL; limit?: number; key?: SQL }

const { categories_locales, media, products_locales, products_rels, products_texts } = tables
/** The names that conditions and orders of lists of products are written for. */
const p = alias(tables.products, 'p')
const s = alias(tables.categories, 's')

const words = jsonObject({
  ...byFact(WORD_FACTS, ({ name }) => products_locales[name]),
  pictureTexts: products_locales.pictureTexts,
})

const nameOf = (db: Database, category: AnyColumn) =>
  db
    .select({ name: categories_locales.name })
    .from(categories_locales)
    .where(and(eq(categories_locales._parentID, category), eq(categories_locales._locale, 'en')))
    .as('name')

const textsOf = (db: Database) =>
  db
    .select({
      value: sql<
        Partial<Record<Locale, Texts>>
      >`coalesce(json_object_agg(${products_locales._locale}, ${words}), '{}')`.as('texts'),
    })
    .from(products_locales)
    .where(eq(products_locales._parentID, p.id))
    .as('texts')

const imagesOf = (db: Database) =>
  db
    .select({
      value: jsonList(jsonObject({ id: media.id, name: media.filename }), products_rels.order).as('images'),
    })
    .from(products_rels)
    .innerJoin(media, eq(media.id, products_rels.mediaID))
    .where(and(eq(products_rels.parent, p.id), eq(products_rels.path, 'images')))
    .as('images')

const certificationsOf = (db: Database) =>
  db
    .select({
      value: jsonList(sql<string>`${products_texts.text}`, products_texts.order).as('certifications'),
    })
    .from(products_texts)
    .where(
      and(
        inArray(products_texts.order, PLACES),
        eq(products_texts.parent, p.id),
        eq(products_texts.path, 'certifications'),
      ),
    )
    .as('certifications')

function readRows(db: Database, { where, order = sql`${p.id}`, limit, key = sql`null` }: Wanted) {
  const rows = db
    .select({
      id: p.id,
      archivedAt: p.archivedAt,
      approvedAt: p.approvedAt,
      version: p.updatedAt,
      status: p.status,
      /** For the next batch: the value it is sorted by, as text. */
      key: sql<string | null>`(${key})::text`,
      main: nameOf(db, s.parent),
      sub: nameOf(db, s.id),
      texts: textsOf(db),
      tiers: readTiers(db, p.id),
      images: imagesOf(db),
      certifications: certificationsOf(db),
      numbers: columnsOf(p, NUMBER_FIELDS),
      box: {
        boxLength: p.box_length,
        boxWidth: p.box_width,
        boxHeight: p.box_height,
      },
      lines: columnsOf(p, LINE_FACTS),
      soldBy: p.soldBy,
      contentUnit: p.contentUnit,
      shippingCountry: p.shippingCountry,
      hsCode: p.hsCode,
      stock: p.stock,
      madeToOrder: p.madeToOrder,
    })
    .from(p)
    .leftJoin(s, eq(s.id, p.listedIn))
    .where(where)
    .orderBy(order)
  return limit === undefined ? rows : rows.limit(limit)
}

/** Products as a file has them: English category names, and file names of pictures for their ids. One statement. */
export async function readProducts(db: Database, wanted: Wanted): Promise<StoredProduct[]> {
  const rows = await readRows(db, wanted)
  return rows.map((row) => {
    const { id, archivedAt, approvedAt, version, status, key: at } = row
    return {
      id,
      archivedAt,
      isFixed: isFixed({ approvedAt, status }),
      version: new Date(version).toISOString(),
      status,
      key: at,
      values: valuesOf(row),
    }
  })
}

const textOf = (value: number | null) => (value === null ? '' : String(value))

function valuesOf(row: Row): ProductValues {
  const { texts, numbers, box } = row
  const inAll = (read: (words: Texts) => string | null | undefined) =>
    Object.fromEntries(
      LOCALES.map((locale) => [locale, (texts[locale] && read(texts[locale])) ?? '']),
    ) as Record<Locale, string>
  const altOf = (id: string) =>
    inAll(({ pictureTexts }) => (isPictureTexts(pictureTexts) ? pictureTexts[id] : undefined))
  return {
    ...row.lines,
    ...byFact(WORD_FACTS, ({ name }) => inAll((words) => words[name])),
    ...byFact(NUMBER_FIELDS, ({ name }) => textOf(numbers[name])),
    mainCategory: row.main ?? '',
    subCategory: row.sub ?? '',
    boxLength: textOf(box.boxLength),
    boxWidth: textOf(box.boxWidth),
    boxHeight: textOf(box.boxHeight),
    soldBy: row.soldBy,
    contentUnit: row.contentUnit ?? '',
    shippingCountry: row.shippingCountry,
    hsCode: row.hsCode ?? '',
    certifications: row.certifications.join(', '),
    stock: textOf(row.stock),
    madeToOrder: row.madeToOrder,
    moqPrices: row.tiers.map(tierValues),
    images: row.images.map(({ id, name }) => ({ id: name ?? id, alt: altOf(id) ?? emptyText() })),
  }
}
