import { nearest, type Term } from '@/domain/search/nearest-words'
import { allOf, meaningfulTokens, tokenQuery, unitsOf, type SearchToken } from '@/domain/search/search-words'
import { sql } from '@/server/db/sql'
import type { Reads } from '@/server/search/goods'
import { coded, LAST, readQuestion, type Question } from '@/server/search/question'

const MOST_NEAR = 200
const MOST_TRIED = 5
const SHORTEST = 3

/** An unknown SKU: its parts are no words that one may have misspelled. */
const isCodeShaped = (text: string) => /^(?=.*\p{L})(?=.*\d{3})[\p{L}\d]+([./-][\p{L}\d]+)+$/u.test(text)

/**
 * Alternatives for a text without results, likeliest first: unknown words replaced by similar ones, then all words
 * but one, then single words. Lazy: each is computed only if the previous ones found nothing.
 */
export async function* corrections(
  reads: Reads,
  question: Question,
  locale: string,
  missing: string[],
): AsyncGenerator<string> {
  if (isCodeShaped(question.text)) return
  const words = meaningfulTokens(question.tokens)
  const corrected: SearchToken[] = []
  for (const word of words) {
    if (!missing.includes(word.text) && (await isKnown(reads, question, word))) corrected.push(word)
    else corrected.push(...(await nearToken(reads, question, word, locale)))
  }
  if (corrected.length === 0) return
  if (!isSame(corrected, words)) yield textOf(corrected)
  for (const some of shorter(corrected).slice(0, MOST_TRIED)) yield textOf(some)
}

/**
 * Words that no live product contains in any form and that have no synonym or category, so that any query with them
 * finds nothing. Only words absent from the term index are checked.
 */
export async function missingWords(reads: Reads, question: Question): Promise<string[]> {
  const missing: string[] = []
  for (const { words, equivalents, categories, any } of question.units) {
    const isStrange = question.strange.includes(words) && equivalents.length < 2 && categories.length === 0
    if (isStrange && !(await reads.goods.isPresent(any))) missing.push(words)
  }
  return missing.length > 0 && (await isCode(reads, question)) ? [] : missing
}

async function isCode({ run }: Reads, question: Question): Promise<boolean> {
  const rows = await run(sql`select from search.goods g where g.live and ${coded(question)} limit 1`)
  return rows.length > 0
}

const textOf = (tokens: SearchToken[]) => tokens.map((token) => token.text).join(' ')

const isSame = (some: SearchToken[], words: SearchToken[]) =>
  some.length === words.length && some.every((token, at) => token === words[at])

/** The words without one of them, the last left out first; then each word alone, longest first. */
function shorter(words: SearchToken[]): SearchToken[][] {
  if (words.length < 2) return []
  const without = words.map((_, left) => words.filter((_, at) => at !== left)).toReversed()
  const alone = words.toSorted((one, other) => other.text.length - one.text.length).map((word) => [word])
  return words.length > 2 ? [...without, ...alone] : alone
}

/** Whether a live product contains the word, one of its synonyms or its category. */
async function isKnown(
  { goods }: Reads,
  { synonyms, places }: Question,
  token: SearchToken,
): Promise<boolean> {
  if (await goods.isPresent(tokenQuery(token))) return true
  return goods.isPresent(allOf(unitsOf([token], synonyms, places).map(({ any }) => any)))
}

/** The most similar word of a live product, tokenized like the query. */
async function nearToken(
  reads: Reads,
  question: Question,
  token: SearchToken,
  locale: string,
): Promise<SearchToken[]> {
  const { run } = reads
  const terms = await run<Term & { letters: string }>(sql`
    select word, locale, plain, search.letters(${token.text}) as letters from search.terms
    where near && search.near(search.letters(${token.text})) limit ${MOST_NEAR}`)
  const near = nearest(terms[0]?.letters ?? '', terms, locale)
  const words = (near.length > 0 ? near : await completions(reads, token)).slice(0, MOST_TRIED)
  for (const word of words) {
    const [first] = await knownTokens(reads, question, word)
    if (first) return [{ ...first, text: word }]
  }
  for (const words of parts(token.text)) {
    const tokens = await knownTokens(reads, question, words)
    if (tokens.length > 0) return tokens
  }
  return []
}

/**
 * Tokens of a text that a live product contains, directly or through synonyms and categories; else none. Synonyms and
 * category names are tried only if no live product contains the words themselves, because they multiply the terms to
 * look up.
 */
async function knownTokens({ run, goods }: Reads, question: Question, text: string): Promise<SearchToken[]> {
  const [read] = await run<{ tokens: SearchToken[] }>(sql`select search.tokens(${text}) as tokens`)
  const tokens = read?.tokens ?? []
  if (await goods.isPresent(allOf(meaningfulTokens(tokens).map(tokenQuery)))) return tokens
  const { units } = await readQuestion(run, text, question)
  return (await goods.isPresent(allOf(units.map(({ any }) => any)))) ? tokens : []
}

/** Splits Korean compounds: a category joined to a product word (욕실거울), or a generic last syllable (조명등). */
function parts(word: string): string[] {
  const letters = /^[가-힣]{3,}$/.test(word) ? [...word] : []
  const cuts = letters.slice(0, -3).map((_, at) => at + 2)
  const pairs = cuts.map((at) => `${letters.slice(0, at).join('')} ${letters.slice(at).join('')}`)
  return letters.length === 3 ? [letters.slice(0, 2).join('')] : pairs
}

/** Completes a word that was cut off in the middle. */
async function completions({ run }: Reads, { text }: SearchToken): Promise<string[]> {
  if (text.length < SHORTEST) return []
  const rows = await run<{ word: string }>(sql`
    select distinct word, length(word) from search.terms
    where plain >= search.letters(${text}) and plain < search.letters(${text}) || ${LAST} order by 2, 1 limit ${MOST_TRIED}`)
  return rows.map(({ word }) => word)
}
