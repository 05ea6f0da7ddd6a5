import {
  allOf,
  cleanQuery,
  unitsOf,
  type SearchCategory,
  type Synonym,
  type SearchToken,
  type Unit,
} from '@/domain/search/search-words'
import { sql } from '@/server/db/sql'
import type { RunQuery } from './postgres/run-query'

/** A subcategory with its main category. */
export type SearchPlace = SearchCategory & { main: string; sub: string }
export type Question = {
  text: string
  /** The text without separators, to compare with SKUs. */
  code: string
  tokens: SearchToken[]
  units: Unit[]
  synonyms: Synonym[]
  places: SearchPlace[]
  /** Words that no live product contains in this form. */
  strange: string[]
  /** Of live products that have the whole text as SKU, at most two. */
  named: string[]
}

const PLACES = sql.raw(
  `(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'main', main, 'sub', sub, 'words', words)), '[]') from search.shelves)`,
)

type Row = Omit<Question, 'text' | 'units'>

/** Parses a query: tokens, synonyms, and categories named like it. `known` reuses the categories of an earlier parse. */
export async function readQuestion(
  run: RunQuery,
  asked: string,
  known?: { places: SearchPlace[] },
): Promise<Question> {
  const text = cleanQuery(asked)
  const [row] = await run<Row>(sql`
    with asked as materialized (select search.tokens(${text}) as tokens),
    known as materialized (
      select distinct s.synonym from search.synonyms s
      where s.lexemes && array(
        select lexeme from asked, jsonb_array_elements(tokens) as token,
          jsonb_array_elements_text((token -> 'any') || (token -> 'all')) as lexeme)
    )
    select (select tokens from asked) as tokens, search.code(${text}) as code,
      (select coalesce(jsonb_agg(jsonb_build_object('group', synonym, 'tokens', tokens)), '[]')
        from search.synonyms where synonym in (select synonym from known)) as synonyms,
      array(select g.id from search.goods g where g.live and g.code = search.code(${text}) and g.code ~ '[0-9]' limit 2) as named,
      array(select token ->> 'text' from asked, jsonb_array_elements(tokens) as token
        where not exists (select from search.terms where plain = search.letters(token ->> 'text'))) as strange,
      ${known ? sql`'[]'::jsonb` : PLACES} as places`)
  if (!row) throw new Error('Query of search words returned no row')
  const { places } = known ?? row
  return { ...row, text, places, units: unitsOf(row.tokens, row.synonyms, places) }
}

/**
 * Condition for a match, by the index of words: every unit, or a SKU with this prefix. One condition per unit: GIN intersects
 * them, but weighs every word of one long query repeatedly.
 */
export const matches = (question: Question) => matchesIn(ALL, question)

/** The same by the index of what a product is called and made of, which leaves its description out (rule C68). */
export const matchesNamed = (question: Question) => matchesIn(NAMED, question)

const ALL = sql.raw('g.words')
/** As the index has it, letter for letter. */
const NAMED = sql.raw(`(ts_filter(g.words, '{a,b,c}') || array_to_tsvector(array['~' || g.shelf::text]))`)

function matchesIn(words: typeof ALL, question: Question) {
  const { units } = question
  const [lone, ...others] = units
  if (!lone) return coded(question)
  const found =
    others.length === 0
      ? matchesOrIsIn(words, lone)
      : sql.join(
          units.map(({ any }) => sql`${words} @@ ${any}::tsquery`),
          sql` and `,
        )
  return sql`(${found} or ${coded(question)})`
}

/** SKU prefix match. */
export const coded = ({ code }: Question) =>
  code.length > 1 ? sql`(g.code >= ${code} and g.code < ${code + LAST})` : sql`false`

/**
 * `@@ any(array)` lets GIN search each alternative by its rarest word; one OR-ed tsquery would read every posting list. The
 * category index is faster for a main category.
 */
function matchesOrIsIn(words: typeof ALL, { categories, queries }: Unit) {
  const inCategory = categories.length > 0 ? sql`g.shelf = any(${idsOf(categories)}) or ` : sql``
  return sql`${inCategory}${words} @@ any(${sql.param(queries)}::tsquery[])`
}

/**
 * Rank of a match: an equal SKU, a SKU with this prefix, then name and category. One word often names a category: *flooring*
 * must not rank floor lamps first. Several words, *floor tile*, rank by name.
 */
export function closeness({ code, units }: Question) {
  const direct = allOf(units.map((unit) => unit.direct))
  const isNamed = units.length > 0 ? sql`(g.names @@ ${direct}::tsquery)::int` : sql`0`
  const isCalled = sql`(g.shelf = any(${idsOf(categoriesOf(units))}))::int`
  const rank = units.length === 1 ? sql`2 * ${isCalled} + ${isNamed}` : sql`2 * ${isNamed} + ${isCalled}`
  return sql`case when g.code = ${code} then 5 when ${code.length > 1} and starts_with(g.code, ${code}) then 4 else ${rank} end`
}

/** Categories that are named like the whole query. */
function categoriesOf(units: Unit[]) {
  const [first, ...others] = units.map(({ categories }) => categories)
  return (first ?? []).filter((id) => others.every((categories) => categories.includes(id)))
}

const idsOf = (ids: string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`

/** Sorts after every character of a word or SKU. */
export const LAST = '\u{10FFFF}'
