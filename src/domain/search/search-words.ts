import { cleanLine } from '@/domain/values/text'

/** A word of a search text: `any` of the stems of a Latin word, or `all` syllable pairs of a Korean one. */
export type SearchToken = { text: string; any: string[]; all: string[]; stop: boolean }
/** One synonym of a group; it may have several words. */
export type Synonym = { group: string; tokens: SearchToken[] }
/** A subcategory with the lexemes of its names. */
export type SearchCategory = { id: string; words: string[] }
/**
 * One concept of a search text: its words, and what may replace them: one of the `queries`,
 * or being in one of the `categories`. Single words share one query.
 */
export type Unit = {
  words: string
  /** Single-word synonyms, for highlighting. */
  equivalents: string[]
  direct: string
  queries: string[]
  categories: string[]
  any: string
}

const LONGEST = 100
/** Lone surrogates: Postgres rejects them. */
const LONE = /\p{Cs}/gu
const MOST_WORDS = 12
const MOST_ALTERNATIVES = 60
const PARTICLE = /[을를이가은는의에와과로도]$/

/** Cleans a search text: one line, no characters Postgres rejects, limited length. */
export function cleanQuery(text: string): string {
  return [...cleanLine(text.replace(LONE, ' '))].slice(0, LONGEST).join('').trim()
}

/** The concepts of a search text. Several words with a common synonym (range hood) are one concept. */
export function unitsOf(
  tokens: readonly SearchToken[],
  synonyms: readonly Synonym[],
  categories: readonly SearchCategory[],
): Unit[] {
  const words = meaningfulTokens(tokens).slice(0, MOST_WORDS)
  const units: Unit[] = []
  for (let at = 0; at < words.length;) {
    const known = longestAt(words.slice(at), synonyms)
    const own = words.slice(at, at + (known?.length ?? 1))
    units.push(unitOf(own, known?.alternatives ?? [], categories))
    at += own.length
  }
  return units
}

/** A tsquery matching all parts. */
export const allOf = (queries: readonly string[]) => queries.map((query) => `(${query})`).join(' & ')
/** A tsquery matching any part. */
export const anyOf = (queries: readonly string[]) =>
  [...new Set(queries)].map((query) => `(${query})`).join(' | ')

/** The tsquery of one word. */
export function tokenQuery(token: SearchToken): string {
  if (token.all.length === 0) return anyOf(token.any.map(quoted))
  const bare = token.text.length > 2 && PARTICLE.test(token.text) ? [token.text.slice(0, -1)] : []
  return anyOf([token.text, ...bare].flatMap(pairQueries))
}

/** Korean may omit spaces: a long word also matches as two (주방수전 finds 주방 수전). */
function pairQueries(word: string): string[] {
  const pairs = [...word].slice(0, -1).map((_, at) => word.slice(at, at + 2))
  if (pairs.length === 0) return [quoted(word)]
  if (pairs.length < 3) return [allOf(pairs.map(quoted))]
  return pairs.slice(1, -1).map((_, gap) => allOf(pairs.filter((_, at) => at !== gap + 1).map(quoted)))
}

const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Tokens without stop words; if there are only stop words such as *the* and *de*, those. */
export function meaningfulTokens(tokens: readonly SearchToken[]): SearchToken[] {
  const rest = tokens.filter((token) => !token.stop)
  return rest.length > 0 ? rest : tokens.filter((token) => token.any.length + token.all.length > 0)
}

function unitOf(own: SearchToken[], others: SearchToken[][], categories: readonly SearchCategory[]): Unit {
  const alternatives = [own, ...others].slice(0, MOST_ALTERNATIVES)
  const here = categories.filter((category) => alternatives.some((words) => names(category, words)))
  const queries = [...new Set(alternatives.map((words) => allOf(words.map(tokenQuery))))]
  const together = queries.filter((query) => query.includes('&'))
  const single = queries.filter((query) => !together.includes(query))
  return {
    words: own.map((token) => token.text).join(' '),
    equivalents: alternatives.flatMap((words) => (words.length === 1 ? words.map(({ text }) => text) : [])),
    direct: allOf(own.map(tokenQuery)),
    queries: single.length > 0 ? [anyOf(single), ...together] : together,
    categories: here.map(({ id }) => id),
    any: anyOf([...queries, ...here.map(({ id }) => quoted(`~${id}`))]),
  }
}

function names(category: SearchCategory, words: SearchToken[]): boolean {
  const has = (lexeme: string) => category.words.includes(lexeme)
  return words.every((token) => (token.all.length > 0 ? token.all.every(has) : token.any.some(has)))
}

function longestAt(words: SearchToken[], synonyms: readonly Synonym[]) {
  const fitting = synonyms
    .map((synonym) => ({ group: synonym.group, tokens: meaningfulTokens(synonym.tokens) }))
    .filter(({ tokens }) => tokens.length > 0 && tokens.every((token, at) => same(token, words[at])))
  const length = Math.max(0, ...fitting.map(({ tokens }) => tokens.length))
  if (length === 0) return undefined
  const groups = new Set(fitting.filter(({ tokens }) => tokens.length === length).map(({ group }) => group))
  const alternatives = synonyms
    .filter(({ group }) => groups.has(group))
    .map(({ tokens }) => meaningfulTokens(tokens))
  return { length, alternatives: alternatives.filter((tokens) => tokens.length > 0) }
}

const same = (one: SearchToken, other: SearchToken | undefined) =>
  other !== undefined && (one.text === other.text || one.any.some((lexeme) => other.any.includes(lexeme)))
