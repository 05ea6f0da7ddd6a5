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

/** A list of goods: a sub category and its room. */
export type Place = SearchCategory & { main: string; sub: string }
export type Question = {
  text: string
  /** The text as one word, for SKUs. */
  code: string
  tokens: Token[]
  units: Unit[]
  synonyms: Synonym[]
  places: Place[]
  /** Words that no product on sale writes so; it may have them in another form. */
  strange: string[]
}

const PLACES = sql.raw(
  `(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'main', main, 'sub', sub, 'words', words)), '[]') from search.shelves)`,
)

type Row = Omit<Question, 'text' | 'units'>

/** What a text asks for: its words and their synonyms, and the categories that are called so; these are the same whatever else is asked meanwhile. */
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
  if (!row) throw new Error('Search was told nothing.')
  const { places } = known ?? row
  return { ...row, text, places, units: unitsOf(row.tokens, row.synonyms, places) }
}

/** What a product must have: every unit, or a SKU that begins like the text. Nothing at all without a text. */
export const matches = (question: Question) => among(question, has(question.units))

/** The same for the index to answer alone, before anything else is asked of a product. */
export const matchesFirst = (question: Question) => {
  const [lone, ...others] = question.units
  return among(
    question,
    lone && others.length === 0 ? matchesOrIsIn(lone, lone.queries) : has(question.units),
  )
}

/** The same for the sample ones' own index, which knows the lists they are on by their words. */
export const matchesInSample = (question: Question) => among(question, every(question.units))

function among(question: Question, words: Statement) {
  if (question.text === '') return sql`true`
  return question.units.length > 0 ? sql`(${words} or ${coded(question)})` : coded(question)
}

/** Whose SKU begins like the text. */
export const coded = ({ code }: Question) =>
  code.length > 1 ? sql`(g.code >= ${code} and g.code < ${code + LAST})` : sql`false`

/**
 * Each unit is a condition of its own: the index skips from one to the next, where for one long query it weighs every word of it
 * again and again. A lone one leaves its shelves to their own index, which is quicker for as much as a room.
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
 * Asked one by one, the index looks for each way to say it by its rarest word; in one query it looks at whatever has any of them. To look
 * at a product it is one query that is quicker: its words are unpacked once.
 */
function matchesOrIsIn({ categories }: Unit, queries: string[]) {
  const onShelf = categories.length > 0 ? sql`g.shelf = any(${idsOf(categories)}) or ` : sql``
  return sql`(${onShelf}g.words @@ any(${sql.param(queries)}::tsquery[]))`
}

/** How well a product fits, beyond that it does: its SKU, the beginning of it, the very words in its name. */
export function nearness({ text, code, units }: Question) {
  if (text === '') return sql`0`
  const names = units.length > 0 ? sql`(g.names @@ ${direct(units)}::tsquery)::int` : sql`0`
  return sql`case when g.code = ${code} then 3 when ${code.length > 1} and starts_with(g.code, ${code}) then 2 else ${names} end`
}

/** Whether a product stands on a list that is called what was asked: what is asked for in one word is often a kind of goods. */
export function isCalledFor({ units }: Question) {
  const [first, ...others] = units.map(({ categories }) => categories)
  const ids = (first ?? []).filter((id) => others.every((categories) => categories.includes(id)))
  return sql`(g.shelf = any(${idsOf(ids)}))::int`
}

const idsOf = (ids: string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`

/**
 * SKUs first. *Flooring* asks for a list of goods, and a floor lamp only shares a word with it; *floor tile* asks for what is
 * called so, on whatever list it is.
 */
export const closest = ({ units }: Question) =>
  sql.raw(
    `case when near > 1 then near + 8 ${units.length === 1 ? 'else 2 * called + near' : 'else 2 * near + called'} end desc`,
  )

export const direct = (units: Unit[]) => allOf(units.map((unit) => unit.direct))

/** Sorts behind everything a word or a SKU may hold. */
export const LAST = '\u{10FFFF}'
