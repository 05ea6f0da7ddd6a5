import {
  allOf,
  anyOf,
  cleanQuery,
  unitsOf,
  type SearchCategory,
  type Synonym,
  type Token,
  type Unit,
} from '@/domain/search/search-words'
import { sql } from '@/server/db/sql'
import type { RunQuery, Statement } from './run-query'

/** A subcategory with its main category. */
export type Place = SearchCategory & { main: string; sub: string }
export type Question = {
  text: string
  /** The text without separators, to compare with SKUs. */
  code: string
  tokens: Token[]
  units: Unit[]
  synonyms: Synonym[]
  places: Place[]
  /** Words that no live product contains in this form. */
  strange: string[]
}

const PLACES = sql.raw(
  `(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'main', main, 'sub', sub, 'words', words)), '[]') from search.shelves)`,
)

type Row = Omit<Question, 'text' | 'units'>

/** Parses a query: tokens, synonyms, and categories named like it. `known` reuses the categories of an earlier parse. */
export async function readQuestion(
  run: RunQuery,
  asked: string,
  known?: { places: Place[] },
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
      array(select token ->> 'text' from asked, jsonb_array_elements(tokens) as token
        where not exists (select from search.terms where plain = search.letters(token ->> 'text'))) as strange,
      ${known ? sql`'[]'::jsonb` : PLACES} as places`)
  if (!row) throw new Error('Query of search words returned no row')
  const { places } = known ?? row
  return { ...row, text, places, units: unitsOf(row.tokens, row.synonyms, places) }
}

/** Condition for a match: every unit, or a SKU with this prefix. Everything matches an empty text. */
export const matches = (question: Question) => among(question, has(question.units))

/** The same, shaped for the GIN index alone, before other conditions. */
export const matchesFirst = (question: Question) => {
  const [lone, ...others] = question.units
  return among(
    question,
    lone && others.length === 0 ? matchesOrIsIn(lone, lone.queries) : has(question.units),
  )
}

/** The same for the index of the sample, which contains category words. */
export const matchesInSample = (question: Question) => among(question, every(question.units))

function among(question: Question, words: Statement) {
  if (question.text === '') return sql`true`
  return question.units.length > 0 ? sql`(${words} or ${coded(question)})` : coded(question)
}

/** SKU prefix match. */
export const coded = ({ code }: Question) =>
  code.length > 1 ? sql`(g.code >= ${code} and g.code < ${code + LAST})` : sql`false`

/**
 * One condition per unit: GIN intersects them, but weighs every word of one long query repeatedly. A single unit with
 * several categories uses the category index, which is faster for a main category.
 */
function has(units: Unit[]) {
  const [lone, ...others] = units
  if (lone && lone.categories.length > 1 && others.length === 0)
    return matchesOrIsIn(lone, [anyOf(lone.queries)])
  return every(units)
}

const every = (units: Unit[]) =>
  sql.join(
    units.map(({ any }) => sql`g.words @@ ${any}::tsquery`),
    sql` and `,
  )

/**
 * `@@ any(array)` lets GIN search each alternative by its rarest word; one OR-ed tsquery would read every posting
 * list. For checking a single row the OR-ed form is faster.
 */
function matchesOrIsIn({ categories }: Unit, queries: string[]) {
  const inCategory = categories.length > 0 ? sql`g.shelf = any(${idsOf(categories)}) or ` : sql``
  return sql`(${inCategory}g.words @@ any(${sql.param(queries)}::tsquery[]))`
}

/** Rank of a match: equal SKU, SKU prefix, exact words in the name. */
export function nearness({ text, code, units }: Question) {
  if (text === '') return sql`0`
  const names = units.length > 0 ? sql`(g.names @@ ${direct(units)}::tsquery)::int` : sql`0`
  return sql`case when g.code = ${code} then 3 when ${code.length > 1} and starts_with(g.code, ${code}) then 2 else ${names} end`
}

/** Whether the product's category is named like the query: one word often names a kind of product. */
export function isCalledFor({ units }: Question) {
  const [first, ...others] = units.map(({ categories }) => categories)
  const ids = (first ?? []).filter((id) => others.every((categories) => categories.includes(id)))
  return sql`(g.shelf = any(${idsOf(ids)}))::int`
}

const idsOf = (ids: string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`

/**
 * SKU matches first. One word often names a category: *flooring* must not rank floor lamps first. Several words,
 * *floor tile*, rank by name.
 */
export const closest = ({ units }: Question) =>
  sql.raw(
    `case when near > 1 then near + 8 ${units.length === 1 ? 'else 2 * called + near' : 'else 2 * near + called'} end desc`,
  )

export const direct = (units: Unit[]) => allOf(units.map((unit) => unit.direct))

/** Sorts after every character of a word or SKU. */
export const LAST = '\u{10FFFF}'
