import { LOCALES, type Locale } from '@/domain/locale'
import { READY_QUESTIONS } from '@/domain/cart/price-requests/request'
import { READY_ANSWERS } from '@/domain/talk/ready-sentences'
import type { Side } from '@/domain/talk/thread'
import { getTranslations } from '@/server/texts/translations'

/** The sentences a side is offered, in its language and always in one order (rule T36). */
export function sentenceBook(side: Side, locale: Locale): string[] {
  if (side === 'buyer') {
    const t = getTranslations({ locale, namespace: 'priceRequests' })
    return READY_QUESTIONS.map((question) => t(`questions.${question}`))
  }
  const t = getTranslations({ locale, namespace: 'chat.ready' })
  return READY_ANSWERS.map((answer) => t(`answers.${answer}`))
}

const SIDES: readonly Side[] = ['buyer', 'seller']
const allIn = (locale: Locale) => SIDES.flatMap((side) => sentenceBook(side, locale))
const normal = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** The place of every ready sentence in its list, by its words in each language; made when it is first needed. */
let places: ReadonlyMap<string, number> | undefined
const placesOfAll = () =>
  (places ??= new Map(
    LOCALES.flatMap((locale) => allIn(locale).map((text, at) => [normal(text), at] as const)),
  ))

/** A ready sentence in the reader's language; null for any other text, and where it is in that language already. */
export function readyIn(text: string, locale: Locale): string | null {
  const at = placesOfAll().get(normal(text))
  const own = at === undefined ? undefined : allIn(locale)[at]
  return own !== undefined && normal(own) !== normal(text) ? own : null
}

/** The lines of a note that are ready sentences, in the reader's language; null where there is none to be said in it. */
export function readyLinesIn(text: string, locale: Locale): string | null {
  const lines = text.split('\n').flatMap((line) => readyIn(line, locale) ?? [])
  return lines.length > 0 ? lines.join('\n') : null
}
