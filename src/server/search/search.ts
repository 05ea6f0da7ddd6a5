import type { Browse } from '@/domain/search/browse'
import type { Locale } from '@/domain/locale'
import { corrections, missingWords } from './postgres/corrections'
import type { PageResult, Reads } from './goods'
import type { SearchResult } from './provider'
import { readQuestion, type Question } from './question'

/** Searches the text as typed; if nothing matches, the likeliest correction. */
export async function search(reads: Reads, browse: Browse, locale: Locale): Promise<SearchResult> {
  const { run, goods } = reads
  const question = await readQuestion(run, browse.text)
  const missing = await missingWords(reads, question)
  const result = missing.length === 0 ? await goods.find(browse, question) : undefined
  const isFound = result && (question.text === '' || (await isCalled(goods, result, question)))
  const { named } = question
  const exact = named.length === 1 ? named[0] : undefined
  if (isFound) return { ...result.found, marks: marksOf(question), ...(exact && { exact }) }
  for await (const corrected of corrections(reads, question, locale, missing)) {
    const other = await readQuestion(run, corrected, question)
    const instead = await goods.find(browse, other)
    if (await isCalled(goods, instead, other)) return { ...instead.found, marks: marksOf(other), corrected }
  }
  const { found } = result ?? (await goods.find(browse, question))
  return { ...found, marks: marksOf(question) }
}

const marksOf = ({ text, units }: Question) =>
  [...new Set([text, ...units.flatMap(({ equivalents }) => equivalents)])].join(' ')

/** Whether any product matches the text, even if the filters exclude it. */
const isCalled = async (goods: Reads['goods'], result: PageResult, question: Question) =>
  result.isCalled ?? (await goods.isCalled(question))
