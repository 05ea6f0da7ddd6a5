import type { Locale } from '@/domain/locale'
import { HEART, productOf } from './heart-marks'

export type HeartWords = Record<
  | 'title'
  | 'kept'
  | 'unkept'
  | 'signIn'
  | 'inList'
  | 'open'
  | 'other'
  | 'take'
  | 'offer'
  | 'putAll'
  | 'discard'
  | 'close'
  | 'failed'
  | 'full'
  | 'blocked',
  string
>
export type HeartList = { id: string; name: string }
/** The texts, and the list of each product of this page that is on one. */
export type HeartLists = { words: HeartWords; lists: Record<string, HeartList> }

const MOST = 100

export const productsOnPage = () =>
  [...new Set([...document.querySelectorAll(HEART)].map(productOf))].filter(Boolean).slice(0, MOST)

/** Null if it could not be asked. */
export async function askHearts(locale: Locale, products: readonly string[]): Promise<HeartLists | null> {
  try {
    const answer = await fetch(`/api/hearts?${new URLSearchParams({ locale, ids: products.join() })}`)
    return answer.ok ? ((await answer.json()) as HeartLists) : null
  } catch {
    return null
  }
}
