import { letters } from '@/domain/search/fold'
import { allOf, tokenQuery, type SearchToken } from '@/domain/search/search-words'
import { sql } from '@/server/db/sql'
import { LAST, type Question } from '@/server/search/question'
import type { Reads } from '@/server/search/goods'

const READ = 60
const TRIED = 8

type Term = { word: string; tokens: SearchToken[] }

/**
 * Completions of the last word that live products contain together with the previous words: the reader's language and
 * common words first.
 */
export async function suggestTerms({ run, goods }: Reads, before: Question, last: string, locale: string) {
  const beginning = letters(last)
  if (beginning === '') return []
  const terms = await run<Term>(sql`
    select word, search.tokens(word) as tokens from (
      select word, min(case locale when ${locale} then 0 when 'any' then 1 else 2 end) as far from (
        select word, locale from search.terms where plain >= ${beginning} and plain < ${beginning + LAST}
        order by length(word) limit ${READ}) as beginning
      group by word order by far, length(word), word limit ${TRIED}) as tried`)
  const tried = terms
    .map(({ word, tokens }) => ({ word, query: allOf(tokens.map(tokenQuery)) }))
    .filter(({ query }, at, all) => query !== '' && all.findIndex((each) => each.query === query) === at)
  const all = tried.map(({ query }) => allOf([...before.units.map(({ any }) => any), query]))
  const counts = await goods.counts(all)
  return tried
    .map((term, at) => ({ ...term, n: counts[at] ?? 0 }))
    .filter(({ n }) => n > 0)
    .toSorted((one, other) => other.n - one.n)
}
