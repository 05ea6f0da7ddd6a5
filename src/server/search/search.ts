import type { Browse } from '@/domain/search/browse'
import type { Locale } from '@/domain/locale'
import { sql } from '@/server/db/sql'
import type { Ask } from './ask'
import { corrections, missingWords } from './correct'
import { find, type Looked } from './find'
import type { Found } from './provider'
import { matches, readQuestion, type Question } from './question'

/** Looks for the text as it was typed, and where nothing is called so, for what was probably meant. */
export async function search(ask: Ask, browse: Browse, locale: Locale): Promise<Found> {
  const question = await readQuestion(ask, browse.text)
  const missing = await missingWords(ask, question)
  const looked = missing.length === 0 ? await find(ask, browse, question) : undefined
  const isFound = looked && (question.text === '' || (await isCalled(ask, looked, question)))
  if (isFound) return { ...looked.found, marks: marksOf(question) }
  for await (const corrected of corrections(ask, question, locale, missing)) {
    const other = await readQuestion(ask, corrected, question)
    const instead = await find(ask, browse, other)
    if (await isCalled(ask, instead, other)) return { ...instead.found, marks: marksOf(other), corrected }
  }
  const { found } = looked ?? (await find(ask, browse, question))
  return { ...found, marks: marksOf(question) }
}

const marksOf = ({ text, units }: Question) =>
  [...new Set([text, ...units.flatMap(({ alike }) => alike)])].join(' ')

/** Whether anything is called so, be it that the choices beside the text leave none of it. */
async function isCalled(ask: Ask, looked: Looked, question: Question) {
  if (looked.isCalled !== undefined) return looked.isCalled
  const rows = await ask(sql`select from search.goods g where g.live and ${matches(question)} limit 1`)
  return rows.length > 0
}
