import { LOCALES, type Locale } from '@/domain/locale'
import { DEFAULT_PLACE } from '@/domain/people/address/shipping-place'
import { decimal } from '@/domain/money'
import { byFact, namesOf } from '@/domain/values/by-fact'
import { PRODUCT_FACTS, WORD_FACTS } from '@/domain/products/facts/facts'
import { DEFAULT_STOCK } from '@/domain/products/facts/product-facts'
import { DEFAULT_TIER } from './add-tier'
import { OPEN_MAX, type Tier } from '@/domain/products/prices/tiers'

export type TextIn3 = Record<Locale, string>
/** A tier as typed; `unitPrice` in dollars, `maxQty` empty where the tier is open. */
export type TierValues = { minQty: string; maxQty: string; unitPrice: string }
export type PictureValues = { id: string; alt: TextIn3 }

const PLAIN_FACTS = PRODUCT_FACTS.filter((fact) => fact.kind !== 'words')
/** The facts in three languages, and those that are the same in all. */
export const TEXT_FIELDS = namesOf(WORD_FACTS)
export const PLAIN_FIELDS = namesOf(PLAIN_FACTS)
export type TextField = (typeof TEXT_FIELDS)[number]
export type PlainField = (typeof PLAIN_FIELDS)[number]

/**
 * What a seller typed about a product: the form, a draft and a row of an import. All texts, as typed. Categories are ids,
 * certifications separated by commas.
 */
export type ProductValues = Record<PlainField, string> &
  Record<TextField, TextIn3> & { madeToOrder: boolean; moqPrices: TierValues[]; images: PictureValues[] }

export const emptyText = (): TextIn3 => ({ en: '', fr: '', ko: '' })

export const tierValues = ({ minQty, maxQty, unitPrice }: Tier): TierValues => ({
  minQty: String(minQty),
  maxQty: maxQty >= OPEN_MAX ? '' : String(maxQty),
  unitPrice: decimal(unitPrice),
})

/** What the upload form starts with (rule C26). */
export function emptyProduct(): ProductValues {
  return {
    ...byFact(PLAIN_FACTS, () => ''),
    ...byFact(WORD_FACTS, emptyText),
    soldBy: 'piece',
    ...DEFAULT_PLACE,
    stock: String(DEFAULT_STOCK),
    madeToOrder: false,
    moqPrices: [tierValues(DEFAULT_TIER)],
    images: [],
  }
}

/** Largest numbers of rows a form may post: beyond them the rest is not read. */
const MAX_ROWS = 40

/**
 * The values in a posted form: `name.fr`, `moqPrices.0.minQty`, `images.0.id`, `images.0.alt.ko`. `get` returns a field as text,
 * empty if missing. Rows end at the first index that has no field.
 */
export function valuesIn(has: (name: string) => boolean, get: (name: string) => string): ProductValues {
  const textAt = (name: string) =>
    Object.fromEntries(LOCALES.map((locale) => [locale, get(`${name}.${locale}`)])) as TextIn3
  return {
    ...byFact(PLAIN_FACTS, ({ name }) => get(name)),
    ...byFact(WORD_FACTS, ({ name }) => textAt(name)),
    madeToOrder: get('madeToOrder') !== '',
    moqPrices: readRows((at) =>
      has(`moqPrices.${at}.minQty`)
        ? {
            minQty: get(`moqPrices.${at}.minQty`),
            maxQty: get(`moqPrices.${at}.maxQty`),
            unitPrice: get(`moqPrices.${at}.unitPrice`),
          }
        : null,
    ),
    images: readRows((at) =>
      has(`images.${at}.id`) ? { id: get(`images.${at}.id`), alt: textAt(`images.${at}.alt`) } : null,
    ),
  }
}

function readRows<T>(rowAt: (at: number) => T | null): T[] {
  const rows: T[] = []
  for (let at = 0; at < MAX_ROWS; at += 1) {
    const row = rowAt(at)
    if (!row) break
    rows.push(row)
  }
  return rows
}
