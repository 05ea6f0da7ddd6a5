import { countryName } from '@/domain/people/address/place-name'
import { LOCALES } from '@/domain/locale'
import { firstWords, wordsAt, type Words } from './words'

/** Lists of choices that the marketplace already has words for; staff read the same ones. */
const SAID_ELSEWHERE: Partial<Record<string, string[]>> = {
  'orders.status': ['orderStatus'],
  'order-events.from': ['orderStatus'],
  'order-events.to': ['orderStatus'],
  'orders.kind': ['taxes'],
  'payouts.status': ['payouts', 'states'],
  'reports.reason': ['reports', 'reasons'],
  'users.status': ['labels', 'entities', 'sellers', 'options', 'status'],
  'sellers.kind': ['shippingTerms', 'kinds'],
}

/** Lists of choices by the name of their field. */
const SAME_EVERYWHERE: Partial<Record<string, string[]>> = {
  country: ['fields'],
  provinces: ['provinces'],
}

/** Languages are named alike, whatever the field is called. */
const LANGUAGES = /locale|language$/i

/** A code that is written alike in every language. */
const isCode = (value: string) => /^[A-Z]{3}$/.test(value)

export const fieldWords = (slug: string, name: string) =>
  firstWords(['labels', 'entities', slug, 'fields', name], ['labels', 'fields', name])

/** One row of a list of rows. */
export const rowWords = (name: string) => wordsAt('labels', 'rows', name)

export const hintWords = (slug: string, name: string) =>
  firstWords(['labels', 'entities', slug, 'hints', name], ['labels', 'hints', name])

export function optionWords(slug: string, name: string, value: string): Words | undefined {
  if (isCode(value)) return { en: value, fr: value, ko: value }
  if (name === 'shippingCountry') return countryWords(value)
  const options = LANGUAGES.test(name) ? 'locale' : name
  const elsewhere = [SAID_ELSEWHERE[`${slug}.${name}`], SAME_EVERYWHERE[name]].flatMap((path) =>
    path ? [[...path, value]] : [],
  )
  return firstWords(['labels', 'entities', slug, 'options', name, value], ...elsewhere, [
    'labels',
    'options',
    options,
    value,
  ])
}

const countryWords = (code: string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, countryName(code, locale)])) as Words

export const groupWords = (group: string) => wordsAt('labels', 'groups', group)

export const sectionWords = (section: string) => wordsAt('labels', 'sections', section)

/** One row and the list of a collection, or a global. */
export const entityWords = (slug: string) => ({
  one: wordsAt('labels', 'entities', slug, 'one'),
  many: wordsAt('labels', 'entities', slug, 'many'),
  about: wordsAt('labels', 'entities', slug, 'about'),
})
