import { nearest, type Term } from '@/domain/search/nearest-words'
import { allOf, meaningfulTokens, tokenQuery, unitsOf, type Token } from '@/domain/search/search-words'
import { sql } from '@/server/db/sql'
import type { RunQuery } from './run-query'
import { by } from './order'
import { coded, LAST, readQuestion, type Question } from './question'

const MOST_NEAR = 200
const MOST_TRIED = 5
const SHORTEST = 3
/** So many best sellers are looked at; their names are shorter than all their words. */
const BEST = { names: 200, words: 20 }

/**
 * What may have been meant by a text that finds nothing, likeliest first: unknown words replaced by near ones, then all
 * words but one, then one alone. Each is only thought of when those before it found nothing either.
 */
export async function* corrections(
  run: RunQuery,
  question: Question,
  locale: string,
  missing: string[],
): AsyncGenerator<string> {
  const words = meaningfulTokens(question.tokens)
  const mended: Token[] = []
  for (const word of words) {
    if (!missing.includes(word.text) && (await isKnown(run, question, word))) mended.push(word)
    else mended.push(...(await nearToken(run, question, word, locale)))
  }
  if (mended.length === 0) return
  if (!isSame(mended, words)) yield textOf(mended)
  for (const some of shorter(mended).slice(0, MOST_TRIED)) yield textOf(some)
}

/**
 * Words that no live product has in any form and that nothing stands for, so that whatever else is asked with them finds nothing. Only
 * what nobody writes so is asked after.
 */
export async function missingWords(run: RunQuery, question: Question): Promise<string[]> {
  const missing: string[] = []
  for (const { words, equivalents, categories, any } of question.units) {
    const isStrange = question.strange.includes(words) && equivalents.length < 2 && categories.length === 0
    if (isStrange && !(await isPresent(run, any))) missing.push(words)
  }
  return missing.length > 0 && (await isCode(run, question)) ? [] : missing
}

async function isCode(run: RunQuery, question: Question): Promise<boolean> {
  const rows = await run(sql`select from search.goods g where g.live and ${coded(question)} limit 1`)
  return rows.length > 0
}

const textOf = (tokens: Token[]) => tokens.map((token) => token.text).join(' ')

const isSame = (some: Token[], words: Token[]) =>
  some.length === words.length && some.every((token, at) => token === words[at])

/** Each without one of its words, the last left out first; then each word alone, longest first. */
function shorter(words: Token[]): Token[][] {
  if (words.length < 2) return []
  const without = words.map((_, left) => words.filter((_, at) => at !== left)).toReversed()
  const alone = words.toSorted((one, other) => other.text.length - one.text.length).map((word) => [word])
  return words.length > 2 ? [...without, ...alone] : alone
}

/** A word some live product has, or a synonym or a category stands for. */
async function isKnown(run: RunQuery, { synonyms, places }: Question, token: Token): Promise<boolean> {
  if (await isPresent(run, tokenQuery(token))) return true
  return isPresent(run, allOf(unitsOf([token], synonyms, places).map(({ any }) => any)))
}

/** What many have, one of the best sellers has, in its name or elsewhere: the index of words would list all of them to say so. */
async function isPresent(run: RunQuery, query: string): Promise<boolean> {
  if (query === '') return false
  const rows = await run(sql`
    (select from (select live, names from search.goods order by ${by('fitting')} limit ${BEST.names}) g where g.live and g.names @@ ${query}::tsquery)
    union all (select from (select live, words from search.goods order by ${by('fitting')} limit ${BEST.words}) g where g.live and g.words @@ ${query}::tsquery)
    union all (select from search.goods g where g.live and g.words @@ ${query}::tsquery) limit 1`)
  return rows.length > 0
}

/** The nearest word that a live product has, read like a word of the question. */
async function nearToken(run: RunQuery, question: Question, token: Token, locale: string): Promise<Token[]> {
  const terms = await run<Term & { letters: string }>(sql`
    select word, locale, plain, search.letters(${token.text}) as letters from search.terms
    where near && search.near(search.letters(${token.text})) limit ${MOST_NEAR}`)
  const near = nearest(terms[0]?.letters ?? '', terms, locale)
  const words = (near.length > 0 ? near : await longer(run, token)).slice(0, MOST_TRIED)
  for (const word of words) {
    const [first] = await knownTokens(run, question, word)
    if (first) return [{ ...first, text: word }]
  }
  for (const words of parts(token.text)) {
    const tokens = await knownTokens(run, question, words)
    if (tokens.length > 0) return tokens
  }
  return []
}

/**
 * The words of a text that a live product has, be it by a synonym or the name of its list; none where no product has all of them. Those are
 * many words to look for, so they are only looked for where its own are not had.
 */
async function knownTokens(run: RunQuery, question: Question, text: string): Promise<Token[]> {
  const [read] = await run<{ tokens: Token[] }>(sql`select search.tokens(${text}) as tokens`)
  const tokens = read?.tokens ?? []
  if (await isPresent(run, allOf(meaningfulTokens(tokens).map(tokenQuery)))) return tokens
  const { units } = await readQuestion(run, text, question)
  return (await isPresent(run, allOf(units.map(({ any }) => any)))) ? tokens : []
}

/** Korean runs a room and a thing together (욕실거울), or adds a syllable that says little (조명등). */
function parts(word: string): string[] {
  const letters = /^[가-힣]{3,}$/.test(word) ? [...word] : []
  const cuts = letters.slice(0, -3).map((_, at) => at + 2)
  const pairs = cuts.map((at) => `${letters.slice(0, at).join('')} ${letters.slice(at).join('')}`)
  return letters.length === 3 ? [letters.slice(0, 2).join('')] : pairs
}

/** Who stopped in the middle of a word is taken at it. */
async function longer(run: RunQuery, { text }: Token): Promise<string[]> {
  if (text.length < SHORTEST) return []
  const rows = await run<{ word: string }>(sql`
    select distinct word, length(word) from search.terms
    where plain >= search.letters(${text}) and plain < search.letters(${text}) || ${LAST} order by 2, 1 limit ${MOST_TRIED}`)
  return rows.map(({ word }) => word)
}
