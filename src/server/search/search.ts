import type { Browse } from '@/domain/browse'
import type { Locale } from '@/domain/locale'
import type { Ask } from './ask'
import { correct } from './correct'
import { find } from './find'
import type { Found } from './provider'
import { readQuestion } from './question'

/** Looks for the text as it was typed, and where nothing is called so, for what was probably meant. */
export async function search(ask: Ask, browse: Browse, locale: Locale): Promise<Found> {
  const question = await readQuestion(ask, browse.text)
  const found = await find(ask, browse, question)
  if (found.total > 0 || question.text === '') return found
  const corrected = await correct(ask, question, locale)
  if (!corrected) return found
  return { ...(await find(ask, browse, await readQuestion(ask, corrected))), corrected }
}
