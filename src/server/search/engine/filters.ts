import type { Browse } from '@/domain/search/browse'
import { MARK_KINDS, MARKS, type MarkKind } from '@/domain/search/marks'
import { SPANS, type SpanName } from '@/domain/search/spans'
import type { FilterKind } from '@/server/search/postgres/filters'
import type { SearchPlace } from '@/server/search/question'
import { wordKey } from './words'

const LAST = 2 ** 31 - 1
/** Of what is not known: larger than any choice, and last in its order. */
export const UNKNOWN = 2 ** 32 - 1

const COLUMNS: Record<SpanName, string> = { m2: 'per_m2', length: 'length', width: 'width', height: 'height' }
/** Reserved words differ between engines: these are none. */
export const MARK_COLUMNS: Record<MarkKind, string> = {
  color: 'colors',
  material: 'materials',
  cert: 'certs',
}

export type EngineChoices = [FilterKind, string][]

/** The filters in use as the engine writes them, as `chosen` in `../filters.ts` does. `sellers` are the chosen suppliers' ids. */
export function engineConditions(browse: Browse, places: SearchPlace[], sellers: string[]): EngineChoices {
  const { main, sub, priceMin, priceMax, moqMax, origins, inStock, ratingMin, arrives } = browse
  const inMain = places.filter((place) => place.main === main)
  const isIn = (some: SearchPlace[]) =>
    oneOf(
      'shelf',
      some.map(({ id }) => wordKey(id)),
    )
  const conditions: [FilterKind, string | undefined | false][] = [
    ['main', main !== undefined && isIn(inMain)],
    ['sub', main !== undefined && sub !== undefined && isIn(inMain.filter((each) => each.sub === sub))],
    [
      'price',
      (priceMin !== undefined || priceMax !== undefined) &&
        `price>=${priceMin ?? 0} AND price<${priceMax ?? LAST}`,
    ],
    ['moq', moqMax !== undefined && `moq<=${moqMax}`],
    ['origin', origins.length > 0 && oneOf('origin_key', origins.map(wordKey))],
    ['stock', inStock && 'in_stock=1'],
    ['rating', ratingMin !== undefined && `stars>=${ratingMin}`],
    ['arrives', arrives !== undefined && `days<=${7 * arrives}`],
    ['ships', browse.fromCanada && 'canadian=1'],
    ['supplier', browse.supplier && oneOf('seller_key', sellers.map(wordKey))],
    ...MARK_KINDS.map((kind): [FilterKind, string | undefined] => [kind, markedWith(kind, browse[kind])]),
    ...SPANS.map((name): [FilterKind, string | undefined] => {
      const span = browse[name]
      return [name, span && `${COLUMNS[name]}>=${span.min ?? 0} AND ${COLUMNS[name]}<=${span.max ?? LAST}`]
    }),
  ]
  return conditions.filter((each): each is [FilterKind, string] => Boolean(each[1]))
}

const markedWith = (kind: MarkKind, marks: string[] | undefined) =>
  marks &&
  oneOf(
    MARK_COLUMNS[kind],
    marks.map((mark) => (MARKS[kind] as readonly string[]).indexOf(mark)).filter((bit) => bit >= 0),
  )

const oneOf = (column: string, values: number[]) =>
  values.length > 0 ? `IN(${column},${values.join(',')})` : '0'

/** All conditions but those of these kinds. */
export const without = (choices: EngineChoices, kinds: readonly FilterKind[] = []) =>
  choices.filter(([kind]) => !kinds.includes(kind)).map(([, condition]) => condition)
