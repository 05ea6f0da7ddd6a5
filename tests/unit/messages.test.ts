import { readdirSync, readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'
import { GLOBAL_ERROR_TEXTS } from '@/messages/global-error-texts'
import { argumentsOf, tagsOf } from '~/tests/support/icu'
import { messageUses } from '~/tests/support/message-uses'

type Tree = { [key: string]: string | Tree }
type Flat = Map<string, string>

function flat(tree: Tree, path = ''): Flat {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[path + key, value]] : [...flat(value, `${path}${key}.`)],
    ),
  )
}

const ALL = { en: flat(en), fr: flat(fr), ko: flat(ko) }
const KEYS = [...ALL.en.keys()]

/** Words that are rightly the same in French and English. */
const SAME = { fr: ['lists.numbered', 'pagination.page', 'invoices.count'], ko: [] as string[] }

const textOf = (locale: 'en' | 'fr' | 'ko', key: string) => ALL[locale].get(key) ?? ''

describe('the three languages', () => {
  it.each(LOCALES)('say the same on the last-resort page: %s', (locale) => {
    expect({ en, fr, ko }[locale].errors).toMatchObject(GLOBAL_ERROR_TEXTS[locale])
  })

  it('call the text of a page its content, and what a unit of a product contains by a name of its own', () => {
    const { entities, fields } = en.labels
    expect(fields.content).toBe('Content')
    expect(entities.products.fields.content).toBe('Content of one unit')
    expect(entities['product-changes'].fields.content).toBe('Content of one unit')
  })

  it.each(['fr', 'ko'] as const)('have the same keys: %s', (locale) => {
    expect([...ALL[locale].keys()].sort()).toEqual([...KEYS].sort())
  })

  it.each(LOCALES)(
    'end no sentence with the name of a person or company, which may end with a period: %s',
    (locale) => {
      const ends = /\{(?:seller|buyer|company|siteName|legalName|platform|supplier)\}\./
      expect(KEYS.filter((key) => ends.test(textOf(locale, key)))).toEqual([])
    },
  )

  it.each(['fr', 'ko'] as const)('take the same arguments and tags: %s', (locale) => {
    const needs = (text: string) => [...argumentsOf(text), ...tagsOf(text)].join()
    expect(KEYS.filter((key) => needs(textOf(locale, key)) !== needs(textOf('en', key)))).toEqual([])
  })

  it.each(LOCALES)('can all be formatted: %s', (locale) => {
    const t = createTranslator({
      locale,
      messages: Object.fromEntries(KEYS.map((key) => [key.replaceAll('.', '/'), textOf(locale, key)])),
      onError: (error) => {
        throw error
      },
    })
    const values = (text: string) => ({
      ...Object.fromEntries(argumentsOf(text).map((name) => [name, 2])),
      ...Object.fromEntries(tagsOf(text).map((name) => [name, (inside: string) => inside])),
    })
    for (const key of KEYS) {
      expect(t.markup(key.replaceAll('.', '/'), values(textOf(locale, key)))).not.toBe('')
    }
  })

  it.each(['fr', 'ko'] as const)('leave no English sentence standing: %s', (locale) => {
    const same = KEYS.filter((key) => textOf(locale, key) === textOf('en', key))
    const sentences = same.filter(
      (key) => / /.test(textOf('en', key)) && /[a-z]{3}/i.test(bare(textOf('en', key))),
    )
    expect(sentences.filter((key) => !SAME[locale].includes(key))).toEqual([])
  })

  it('are each written in their own script', () => {
    const foreign = KEYS.filter((key) => /[가-힣]/.test(textOf('en', key) + textOf('fr', key)))
    const silent = KEYS.filter(
      (key) => /[a-z]{3}/i.test(bare(textOf('ko', key))) && !/[가-힣]/.test(textOf('ko', key)),
    )
    expect({ foreign, silent }).toEqual({ foreign: [], silent: [] })
  })

  it('call the marketplace by its word, not a shop', () => {
    const shop = /\b(?:this|our|the) shop\b|\b(?:la|cette|notre) boutique\b|쇼핑몰/i
    expect(
      KEYS.flatMap((key) =>
        LOCALES.filter((locale) => shop.test(textOf(locale, key))).map((locale) => `${locale} ${key}`),
      ),
    ).toEqual([])
  })

  it('keep French colons and guillemets unbroken', () => {
    expect(KEYS.filter((key) => / :|« | »/.test(textOf('fr', key)))).toEqual([])
  })
})

describe('every message', () => {
  const files = ['src', 'collections'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const sources = files.filter(
    (name) => /\.(tsx?|json)$/.test(name) && !/messages\/|payload-types|migrations/.test(name),
  )
  const uses = messageUses(sources.map((file) => readFileSync(file, 'utf8')))

  it('that is asked for exists', () => {
    expect(uses.asked.filter((keys) => !keys.some((key) => ALL.en.has(key)))).toEqual([])
  })

  it('is asked for somewhere', () => {
    expect(KEYS.filter((key) => !uses.isUsed(key))).toEqual([])
  })
})

/** A text without its arguments, and without the code that all three languages call SKU. */
function bare(text: string) {
  return text.replace(/\{[^}]*\}|\bSKU\b/g, '')
}
