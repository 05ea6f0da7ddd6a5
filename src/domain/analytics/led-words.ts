import { cleanLine, isBlank } from '@/domain/values/text'

export const MAX_WORDS = 80
/** Words of fewer visitors are shown to nobody (rule S24). */
export const LEAST_VISITORS = 3

const SEARCH = /^\/(?:fr\/|ko\/)?search$/
/** Nine digits or more, however they are grouped: a phone, card or insurance number. */
const LONG_NUMBER = /\d(?:[\s().+/-]*\d){8}/

/** What was searched for, where a visit came from a page of our own search (rule S24); '' otherwise. */
export function searchedWords(referrer: string, origin: string): string {
  if (!referrer.startsWith(`${origin}/`)) return ''
  const { pathname, searchParams } = new URL(referrer)
  const text = SEARCH.test(pathname) ? (searchParams.get('q') ?? '') : ''
  return [...text.trim()].slice(0, MAX_WORDS).join('')
}

/** As they are counted: one line in lower case, at most 80 characters. Null for nothing and for what names a person. */
export function cleanWords(text: string): string | null {
  const words = cleanLine([...cleanLine(text).toLowerCase()].slice(0, MAX_WORDS).join(''))
  return isBlank(words) || words.includes('@') || LONG_NUMBER.test(text.normalize('NFKC')) ? null : words
}
