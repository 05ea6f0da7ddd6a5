import type { Browse } from '@/domain/search/browse'
import { bitsOf, MARK_KINDS, type MarkKind } from '@/domain/search/marks'
import { SPANS, type Span, type SpanName } from '@/domain/search/spans'
import { sql } from '@/server/db/sql'
import type { SearchPlace } from '@/server/search/question'

/** One bit per kind of filter, set on a product that fails it. A product outside the main category also fails the subcategory. */
export const BITS = {
  main: 1,
  sub: 2,
  price: 4,
  moq: 8,
  origin: 16,
  stock: 32,
  rating: 64,
  arrives: 128,
  ships: 256,
  color: 512,
  material: 1_024,
  cert: 2_048,
  supplier: 4_096,
  m2: 8_192,
  length: 16_384,
  width: 32_768,
  height: 65_536,
} as const
export type FilterKind = keyof typeof BITS
type Condition = ReturnType<typeof sql>
/** The filters in use, each as a condition. */
export type Choices = [FilterKind, Condition][]

/** `row` is the name of the table's row in the statement. */
export function filterConditions(browse: Browse, places: SearchPlace[], row: 'g' | 'm' = 'g'): Choices {
  const g = sql.raw(row)
  const { main, sub, priceMin, priceMax, moqMax, origins, inStock, ratingMin, arrives, supplier } = browse
  const inMain = places.filter((place) => place.main === main)
  const ids = (some: SearchPlace[]) => sql`${`{${some.map(({ id }) => id).join(',')}}`}::uuid[]`
  const conditions: [FilterKind, Condition | undefined | false][] = [
    ['main', main !== undefined && sql`${g}.shelf = any(${ids(inMain)})`],
    [
      'sub',
      main !== undefined &&
        sub !== undefined &&
        sql`${g}.shelf = any(${ids(inMain.filter((each) => each.sub === sub))})`,
    ],
    ['price', priceIn(g, priceMin, priceMax)],
    ['moq', moqMax !== undefined && sql`${g}.moq <= ${moqMax}`],
    ['origin', origins.length > 0 && sql`${g}.origin = any(${sql.param(origins)}::text[])`],
    ['stock', inStock && sql`${g}.in_stock`],
    ['rating', ratingMin !== undefined && sql`${g}.stars >= ${ratingMin}`],
    ['arrives', arrives !== undefined && sql`${g}.days <= ${7 * arrives}`],
    ['ships', browse.fromCanada && sql`${g}.canadian`],
    [
      'supplier',
      supplier &&
        sql`${g}.seller = any(array(select id from sellers where slug = any(${sql.param(supplier)}::text[])))`,
    ],
    ...MARK_KINDS.map((kind): [FilterKind, Condition | undefined] => [
      kind,
      markedWith(g, kind, browse[kind]),
    ]),
    ...SPANS.map((name): [FilterKind, Condition | undefined] => [name, spanIn(g, name, browse[name])]),
  ]
  return conditions.filter((each): each is [FilterKind, Condition] => Boolean(each[1]))
}

function priceIn(g: Condition, min: number | undefined, max: number | undefined) {
  if (min === undefined && max === undefined) return undefined
  return sql`(${g}.price >= ${min ?? 0} and ${g}.price < ${max ?? 2 ** 31 - 1})`
}

/** The columns of what is typed from and to. */
const COLUMNS: Record<SpanName, string> = { m2: 'per_m2', length: 'length', width: 'width', height: 'height' }

function spanIn(g: Condition, name: SpanName, span: Span | undefined) {
  if (!span) return undefined
  return sql`coalesce(${g}.${sql.raw(COLUMNS[name])} between ${span.min ?? 0} and ${span.max ?? 2 ** 31 - 1}, false)`
}

const markedWith = (g: Condition, kind: MarkKind, marks: string[] | undefined) =>
  marks && sql`${g}.${sql.raw(kind)} & ${bitsOf(kind, marks)} <> 0`

/** Conjunction of the conditions. */
export const all = (conditions: Condition[]) =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`

/** Bits of the filters a product fails. */
export function failing(choices: Choices) {
  if (choices.length === 0) return sql`0`
  const bits = choices.map(
    ([kind, met]) => sql`case when ${met} then 0 else ${sql.raw(String(BITS[kind]))} end`,
  )
  return sql.join(bits, sql` | `)
}

/** Bit patterns to keep: products that fail at most one kind of filter. They are not found, but counted in that kind's facet. */
export function countable(choices: Choices) {
  const bits = choices.map(([kind]) =>
    kind === 'main' ? BITS.main | (has(choices, 'sub') ? BITS.sub : 0) : BITS[kind],
  )
  return sql.raw(`'{${[0, ...bits].join(',')}}'::int[]`)
}

const has = (choices: [FilterKind, Condition][], kind: FilterKind) => choices.some(([each]) => each === kind)
