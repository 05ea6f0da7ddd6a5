import { MARK_KINDS } from '@/domain/search/marks'
import { sql } from '@/server/db/sql'
import type { Database } from '@/server/db/transaction'
import { UNKNOWN, MARK_COLUMNS } from './filters'
import { codeNumber } from './statements'
import { codeWord, documentOf, halvesOf, wordKey, numberOf, wordOf } from './words'

/** A row of `search.goods`, with its lexemes. */
type Product = Record<'id' | 'shelf' | 'seller' | 'origin' | 'code' | 'created_at', string> &
  Record<'price' | 'moq' | 'views' | 'heat' | 'stars' | 'days' | 'color' | 'material' | 'cert', number> &
  Record<'in_stock' | 'recommended' | 'canadian', boolean> &
  Record<'per_m2' | 'length' | 'width' | 'height', number | null> &
  Record<'words' | 'called' | 'names', string[]> & { family: string | null }

/** The live ones among these products, as they are now. */
export async function liveProducts(db: Pick<Database, 'execute'>, ids: string[]): Promise<Product[]> {
  const { rows } = await db.execute<Product>(sql`
    select id, shelf, coalesce(seller::text, '') as seller, origin, code, (extract(epoch from created_at) * 1000000)::bigint::text as created_at,
      price, moq, views, heat, stars, days, color, material, cert, in_stock, recommended, canadian, per_m2, length, width, height, family,
      tsvector_to_array(words) as words, tsvector_to_array(ts_filter(words, '{a,b,c}')) || ('~' || shelf) as called,
      tsvector_to_array(names) as names
    from search.goods where live and id = any(${sql.param(ids)}::uuid[])`)
  return rows
}

const FIELDS = ['words', 'called', 'code'] as const
const TEXTS = ['product', 'seller', 'origin'] as const
const KEYS = [
  'shelf',
  'seller_key',
  'origin_key',
  'code_key',
  'family',
  'created_at',
  'id_high',
  'id_low',
] as const
const NUMBERS =
  'live, price, moq, views, heat, days, in_stock, recommended, canadian, per_m2, length, width, height'.split(
    ', ',
  )
const MANY = ['names', 'codes', ...Object.values(MARK_COLUMNS)]

/** The columns of a copy by their kinds; `deploy/search/manticore.conf` declares the same. */
export const COLUMNS = {
  rt_field: FIELDS,
  rt_attr_string: TEXTS,
  rt_attr_bigint: KEYS,
  rt_attr_uint: NUMBERS,
  rt_attr_float: ['stars'],
  rt_attr_multi: MANY,
}
const NAMES = ['id', ...Object.values(COLUMNS).flat()]

/** Writes products, each in place of what there was of it. */
export const replaceIn = (copy: string, products: readonly Product[]) =>
  replace(
    copy,
    products.map((product) => valuesOf(product)),
  )

/** The row with the stamp, which is never found. */
export const stampIn = (copy: string, id: string, stamp: string) => {
  const none = Object.fromEntries(
    NAMES.map((name) => [name, isText(name) ? "''" : MANY.includes(name) ? '()' : '0']),
  )
  return replace(copy, [{ ...none, id, created_at: stamp }])
}

export const deleteIn = (copy: string, ids: readonly string[]) =>
  `DELETE FROM ${copy} WHERE id IN (${ids.map(documentOf).join(',')})`

const isText = (name: string) => [...FIELDS, ...TEXTS].some((each) => each === name)

type Values = Record<string, string | number>
const replace = (copy: string, rows: Values[]) =>
  `REPLACE INTO ${copy} (${NAMES.join(',')}) VALUES ${rows
    .map((row) => `(${NAMES.map((name) => row[name] ?? 0).join(',')})`)
    .join(',')}`

function valuesOf(product: Product): Values {
  const { id, shelf, seller, origin, code, family, words, called, names } = product
  const beginnings = [...code].map((_, at) => [...code].slice(0, at + 1).join('')).slice(1)
  return {
    ...product,
    id: documentOf(id),
    ...halvesOf(id),
    words: quoted(words.map(wordOf).join(' ')),
    called: quoted(called.map(wordOf).join(' ')),
    code: quoted(beginnings.map(codeWord).join(' ')),
    product: quoted(id),
    seller: quoted(seller),
    origin: quoted(origin),
    shelf: wordKey(shelf),
    seller_key: wordKey(seller),
    origin_key: wordKey(origin),
    code_key: wordKey(code),
    family: family === null ? documentOf(id) : wordKey(`${seller}\n${shelf}\n${family}`),
    live: 1,
    in_stock: Number(product.in_stock),
    recommended: Number(product.recommended),
    canadian: Number(product.canadian),
    per_m2: product.per_m2 ?? UNKNOWN,
    length: product.length ?? UNKNOWN,
    width: product.width ?? UNKNOWN,
    height: product.height ?? UNKNOWN,
    names: many(names.map(numberOf)),
    codes: many(beginnings.map(codeNumber)),
    ...Object.fromEntries(MARK_KINDS.map((kind) => [MARK_COLUMNS[kind], many(bitsIn(product[kind]))])),
  }
}

const bitsIn = (bits: number) => Array.from({ length: 31 }, (_, at) => at).filter((at) => (bits >> at) & 1)
const many = (numbers: number[]) => `(${numbers.join(',')})`
const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\0', '')}'`
