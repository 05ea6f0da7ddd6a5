import { nearest, type Term } from '@/domain/near-word'
import { allOf, sayingOf, tokenQuery, unitsOf, type Token } from '@/domain/search-words'
import { sql } from '@/server/sql'
import { LAST, matches, type Question } from './question'
import type { Ask } from './ask'

const MOST_NEAR = 200
const MOST_TRIED = 5
const SHORTEST = 3

/**
 * What may have been meant by a text that finds nothing: unknown words replaced by near ones, else all words but one, else
 * one alone. Nothing where only the choices beside it were too narrow.
 */
export async function correct(ask: Ask, question: Question, locale: string): Promise<string | undefined> {
  const [whole] = await ask(sql`select from search.goods g where g.live and ${matches(question)} limit 1`)
  if (whole) return undefined
  const words = sayingOf(question.tokens)
  const known = await holding(
    ask,
    words.map((token) => unit(question, [token])),
  )
  const mended: Token[] = []
  for (const [at, token] of words.entries()) {
    if (known[at]) mended.push(token)
    else mended.push(...(await nearToken(ask, token, locale)))
  }
  if (mended.length === 0) return undefined
  const tries = [mended, ...shorter(mended)].filter((some) => !isSame(some, words))
  const holds = await holding(
    ask,
    tries.map((some) => unit(question, some)),
  )
  return tries[holds.indexOf(true)]?.map((token) => token.text).join(' ')
}

const isSame = (some: Token[], words: Token[]) =>
  some.length === words.length && some.every((token, at) => token === words[at])

/** Each without one of its words, the last left out first; then each word alone, longest first. */
function shorter(words: Token[]): Token[][] {
  if (words.length < 2) return []
  const without = words.map((_, left) => words.filter((_, at) => at !== left)).toReversed()
  const alone = words.toSorted((one, other) => other.text.length - one.text.length).map((word) => [word])
  return words.length > 2 ? [...without, ...alone] : alone
}

const unit = ({ synonyms, places }: Question, tokens: Token[]) =>
  allOf(unitsOf(tokens, synonyms, places).map(({ any }) => any))

/** For each query whether any live product has it. */
async function holding(ask: Ask, queries: string[]): Promise<boolean[]> {
  if (queries.length === 0) return []
  const rows = await ask<{ holds: boolean }>(sql`
    select exists (select from search.goods g where g.live and g.words @@ query::tsquery) as holds
    from unnest(${sql.param(queries)}::text[]) with ordinality as asked (query, at) order by at`)
  return rows.map(({ holds }) => holds)
}

/** The nearest word that a live product has, read like a word of the question. */
async function nearToken(ask: Ask, token: Token, locale: string): Promise<Token[]> {
  const terms = await ask<Term & { letters: string }>(sql`
    select word, locale, plain, search.letters(${token.text}) as letters from search.terms
    where near && search.near(search.letters(${token.text})) limit ${MOST_NEAR}`)
  const near = nearest(terms[0]?.letters ?? '', terms, locale)
  const words = (near.length > 0 ? near : await longer(ask, token)).slice(0, MOST_TRIED)
  if (words.length === 0) return []
  const read = await ask<{ tokens: Token[]; word: string }>(sql`
    select word, search.tokens(word) as tokens from unnest(${sql.param(words)}::text[]) with ordinality as near (word, at) order by at`)
  const holds = await holding(
    ask,
    read.map(({ tokens }) => allOf(tokens.map(tokenQuery)) || `'~'`),
  )
  const found = read[holds.indexOf(true)]
  const [first] = found?.tokens ?? []
  return found && first ? [{ ...first, text: found.word }] : []
}

/** Who stopped in the middle of a word is taken at it. */
async function longer(ask: Ask, { text }: Token): Promise<string[]> {
  if (text.length < SHORTEST) return []
  const rows = await ask<{ word: string }>(sql`
    select distinct word, length(word) from search.terms
    where plain >= search.letters(${text}) and plain < search.letters(${text}) || ${LAST} order by 2, 1 limit ${MOST_TRIED}`)
  return rows.map(({ word }) => word)
}
