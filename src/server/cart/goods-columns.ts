import { UNIT_FACTS } from '@/domain/orders/sold-unit'
import type { Locale } from '@/domain/locale'
import { columnsOf } from '@/server/db/statements/columns-of'
import { alias, and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { companyName } from '@/server/people/names'

const { products, products_locales, sellers } = tables
const own = alias(products_locales, 'own')
const english = alias(products_locales, 'english')

/** What a line says of its product, beside its tiers; with `english`, `own` and the seller joined. */
export const goodsColumns = (locale: Locale) => ({
  product: products.id,
  sku: products.sku,
  name: sql<string>`coalesce(nullif(${own.name}, ''), ${english.name}, '')`,
  lang: sql<'en' | null>`case when ${locale} <> 'en' and coalesce(${own.name}, '') = '' then 'en' end`,
  picture: products.cover_card,
  seller: products.seller,
  sellerName: companyName(locale, products.seller, sellers.company),
  sellerSlug: sellers.slug,
  isMadeToOrder: products.madeToOrder,
  units: sql`${products.stock} - ${products.reserved}`.mapWith(Number),
  ...columnsOf(products, UNIT_FACTS),
})

/** The same with what the name on a card leaves out. */
export const cardColumns = (locale: Locale) => ({
  ...goodsColumns(locale),
  finish: sql<string>`coalesce(nullif(${own.color}, ''), ${english.color}, '')`,
  size: products.dimensions,
})

/** The texts in English, and in the reader's language. */
export const goodsTexts = (locale: Locale) =>
  [
    [english, and(eq(english._parentID, products.id), eq(english._locale, 'en'))],
    [own, and(eq(own._parentID, products.id), eq(own._locale, locale))],
  ] as const
