import type { Browse } from '@/domain/search/browse'
import type { Locale } from '@/domain/locale'
import { sql } from '@/server/db/sql'
import type { RunQuery } from './run-query'
import { corrections, missingWords } from './corrections'
import { find, type PageResult } from './find'
import type { SearchResult } from './provider'
import { matches, readQuestion, type Question } from './question'

/** Searches the text as typed; if nothing matches, the likeliest correction. */
export async function search(run: RunQuery, browse: Browse, locale: Locale): Promise<SearchResult> {
  const question = await readQuestion(run, browse.text)
  const missing = await missingWords(run, question)
  const result = missing.length === 0 ? await find(run, browse, question) : undefined
  const isFound = result && (question.text === '' || (await isCalled(run, result, question)))
  const { named } = question
  const exact = named.length === 1 ? named[0] : undefined
  if (isFound) return { ...result.found, marks: marksOf(question), ...(exact && { exact }) }
  for await (const corrected of corrections(run, question, locale, missing)) {
    const other = await readQuestion(run, corrected, question)
    const instead = await find(run, browse, other)
    if (await isCalled(run, instead, other)) return { ...instead.found, marks: marksOf(other), corrected }
  }
  const { found } = result ?? (await find(run, browse, question))
  return { ...found, marks: marksOf(question) }
}

const marksOf = ({ text, units }: Question) =>
  [...new Set([text, ...units.flatMap(({ equivalents }) => equivalents)])].join(' ')

/** Whether any product matches the text, even if the filters exclude it. */
async function isCalled(run: RunQuery, result: PageResult, question: Question) {
  if (result.isCalled !== undefined) return result.isCalled
  const rows = await run(sql`select from search.goods g where g.live and ${matches(question)} limit 1`)
  return rows.length > 0
}
