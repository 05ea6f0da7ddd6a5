import type { SanitizedConfig } from 'payload'
import { deepMergeSimple } from 'payload/shared'
import { LOCALES } from '@/domain/locale'
import { LOCALE_NAMES } from '@/messages/locales'
import { EDITORS_FRENCH, PAYLOADS_FRENCH } from './payloads-french'
import { PAYLOADS_KOREAN } from './payloads-korean'
import { wordsAt } from './words'

/** Payload's own texts that the panel says otherwise, by their place in Payload's translations. */
const OTHERWISE = [
  ['version', 'preview', wordsAt('labels', 'seeInShop')],
  ['localization', 'copyToLocale', wordsAt('labels', 'payload', 'copyToLocale')],
  ...(['email', 'locale', 'noLabel', 'of', 'payloadSettings', 'save', 'sorryNotFound'] as const).map(
    (key) => ['general', key, wordsAt('labels', 'payload', key)] as const,
  ),
  ...(['notAllowedToAccessPage', 'unauthorized'] as const).map(
    (key) => ['error', key, wordsAt('labels', 'payload', key)] as const,
  ),
] as const

/** Payload puts a colon right behind these, which French keeps off with a space. */
const BEFORE_COLON = [
  ['general', 'locale'],
  ['version', 'status'],
] as const

const OWN = { en: {}, fr: PAYLOADS_FRENCH, ko: PAYLOADS_KOREAN }

export const payloadsWords = () =>
  Object.fromEntries(
    LOCALES.map((locale) => {
      const words: Record<string, Record<string, string | object>> = { ...OWN[locale] }
      for (const [group, key, said] of OTHERWISE)
        if (said) words[group] = { ...words[group], [key]: said[locale] }
      for (const [group, key] of locale === 'fr' ? BEFORE_COLON : [])
        words[group] = { ...words[group], [key]: `${String(words[group]?.[key])}\u00a0` }
      return [locale, words]
    }),
  )

/** Texts of the editor of pages: it writes its own over those of the configuration. */
export async function withEditorsWords(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  const lexical = { fr: { lexical: EDITORS_FRENCH }, ko: { lexical: PAYLOADS_KOREAN.lexical } }
  config.i18n.translations = deepMergeSimple(config.i18n.translations, lexical)
  nameFormsAnew()
  return config
}

/** Payload keeps the labels of a form, for all readers, in the language of who opened it first, unless this is set: each time it unsets it. */
function nameFormsAnew() {
  Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', {
    get: () => true,
    set: () => undefined,
    configurable: true,
  })
}

/** The languages of what is stored, by the names that the shop uses: beside a field Payload shows texts only, else codes. */
export const contentLanguages = () => LOCALES.map((code) => ({ code, label: LOCALE_NAMES[code] }))
