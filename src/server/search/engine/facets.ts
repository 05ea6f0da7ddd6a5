import { MOQ_STEPS, PRICE_BANDS, RATING_STEPS, WEEK_STEPS } from '@/domain/search/browse'
import type { CountedSupplier } from '@/domain/search/facets'
import { MARK_KINDS, MARKS, type MarkKind } from '@/domain/search/marks'
import { sql } from '@/server/db/sql'
import { MOST_NAMED, type Counts } from '@/server/search/postgres/facets'
import type { FilterKind } from '@/server/search/postgres/filters'
import type { SearchPlace } from '@/server/search/question'
import type { RunQuery } from '@/server/search/postgres/run-query'
import { MARK_COLUMNS, UNKNOWN, without, type EngineChoices } from './filters'
import type { Row } from './link'
import { select } from './statements'
import { wordKey } from './words'

/** What is counted by which value; each without the choices of its own kinds, in every product that is found. */
const COUNTED = {
  mains: { but: ['main', 'sub'], value: 'shelf', by: 'shelf' },
  subs: { but: ['sub'], value: 'shelf', by: 'shelf' },
  prices: {
    but: ['price'],
    value: `INTERVAL(price,${PRICE_BANDS.slice(1)
      .map(([from]) => from)
      .join(',')})`,
    by: 'value',
  },
  moqs: { but: ['moq'], value: `INTERVAL(moq,${MOQ_STEPS.map((step) => step + 1).join(',')})`, by: 'value' },
  ratings: { but: ['rating'], value: `INTERVAL(stars,${RATING_STEPS.toReversed().join(',')})`, by: 'value' },
  weeks: {
    but: ['arrives'],
    value: `INTERVAL(days,${WEEK_STEPS.map((weeks) => 7 * weeks + 1).join(',')})`,
    by: 'value',
  },
  inStock: { but: ['stock'], value: 'in_stock', by: 'in_stock' },
  fromCanada: { but: ['ships'], value: 'canadian', by: 'canadian' },
  measured: { but: ['m2'], value: `IF(per_m2<${UNKNOWN},1,0)`, by: 'value' },
  origins: { but: ['origin'], value: 'origin', by: 'origin' },
  color: { but: ['color'], value: 'GROUPBY()', by: MARK_COLUMNS.color },
  material: { but: ['material'], value: 'GROUPBY()', by: MARK_COLUMNS.material },
  cert: { but: ['cert'], value: 'GROUPBY()', by: MARK_COLUMNS.cert },
  suppliers: { but: ['supplier'], value: 'seller', by: 'seller' },
} as const satisfies Record<string, { but: readonly FilterKind[]; value: string; by: string }>
type Facet = keyof typeof COUNTED
const FACETS = Object.keys(COUNTED) as Facet[]

/** One statement for each facet. */
export const facetStatements = (copy: string, choices: EngineChoices, match?: string) =>
  FACETS.map((facet) => {
    const { but, value, by } = COUNTED[facet]
    const read = `${value} AS value, COUNT(*) AS n`
    return select({ copy, read, match, conditions: without(choices, but), groupBy: by, orderBy: 'n DESC' })
  })

type Sum = { value: string; n: number }

/** The answers to them, as Postgres counts. */
export async function countsIn(
  run: RunQuery,
  answers: Row[][],
  places: SearchPlace[],
  suppliers: string[],
): Promise<Counts> {
  const sums = (facet: Facet): Sum[] =>
    (answers[FACETS.indexOf(facet)] ?? []).map(({ value, n }) => ({ value: String(value), n: Number(n) }))
  const sumOf = (facet: Facet, fits: (value: number) => boolean) =>
    sums(facet).reduce((sum, { value, n }) => (fits(Number(value)) ? sum + n : sum), 0)
  const [mains, subs] = (['mains', 'subs'] as const).map(
    (facet) => new Map(sums(facet).map(({ value, n }) => [value, n])),
  )
  const countIn = (counts: Map<string, number> | undefined, id: string) =>
    counts?.get(String(wordKey(id))) ?? 0
  return {
    figures: {
      prices: PRICE_BANDS.map((_, at) => sumOf('prices', (band) => band === at)),
      moqs: MOQ_STEPS.map((_, step) => sumOf('moqs', (band) => band <= step)),
      ratings: RATING_STEPS.map((_, step) => sumOf('ratings', (band) => band >= RATING_STEPS.length - step)),
      weeks: WEEK_STEPS.map((_, step) => sumOf('weeks', (band) => band <= step)),
      inStock: sumOf('inStock', (value) => value === 1),
      fromCanada: sumOf('fromCanada', (value) => value === 1),
      measured: sumOf('measured', (value) => value === 1),
    },
    categories: places.map(({ id }) => ({ id, main: countIn(mains, id), sub: countIn(subs, id) })),
    origins: sums('origins')
      .toSorted((one, other) => other.n - one.n || (one.value < other.value ? -1 : 1))
      .slice(0, MOST_NAMED)
      .map(({ value, n }) => ({ origin: value, count: n })),
    marks: Object.fromEntries(
      MARK_KINDS.map((kind) => [kind, marked(kind, sums(kind))] as const).filter(
        ([, marks]) => marks.length > 0,
      ),
    ),
    suppliers: await named(run, sums('suppliers'), suppliers),
  }
}

const marked = (kind: MarkKind, sums: Sum[]) =>
  sums
    .map(({ value, n }) => ({ value: MARKS[kind][Number(value)] ?? '', count: n }))
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))

/** Sellers with a page: the chosen ones, then the most frequent. */
const named = (run: RunQuery, sums: Sum[], chosen: string[]) =>
  run<CountedSupplier>(sql`
    select s.slug as value, s.company as name, nullif(s.company_ko, '') as korean, n as count
    from unnest(${sql.param(sums.map(({ value }) => value))}::uuid[], ${sql.param(sums.map(({ n }) => n))}::int[]) as sold (seller, n)
    join sellers s on s.id = sold.seller where s.slug is not null
    order by s.slug = any(${sql.param(chosen)}::text[]) desc, n desc, s.slug limit ${MOST_NAMED}`)
