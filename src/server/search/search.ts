import type { Browse } from '@/domain/browse'
import type { Locale } from '@/domain/locale'
import { sql } from '@/server/sql'
import type { Ask } from './ask'
import { corrections } from './correct'
import { find, type Looked } from './find'
import type { Found } from './provider'
import { matches, readQuestion, type Question } from './question'

/** Looks for the text as it was typed, and where nothing is called so, for what was probably meant. */
export async function search(ask: Ask, browse: Browse, locale: Locale): Promise<Found> {
  const question = await readQuestion(ask, browse.text)
  const looked = await find(ask, browse, question)
  const { found } = looked
  if (question.text === '' || (await isCalled(ask, looked, question))) return found
  for await (const corrected of corrections(ask, question, locale)) {
    const other = await readQuestion(ask, corrected)
    const instead = await find(ask, browse, other)
    if (await isCalled(ask, instead, other)) return { ...instead.found, corrected }
  }
  return found
}

/** Whether anything is called so, be it that the choices beside the text leave none of it. */
async function isCalled(ask: Ask, { isSeen }: Looked, question: Question) {
  if (isSeen) return true
  const rows = await ask(sql`select from search.goods g where g.live and ${matches(question)} limit 1`)
  return rows.length > 0
}
