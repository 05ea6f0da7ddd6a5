import { fr } from '@payloadcms/translations/languages/fr'
import { describe, expect, test } from 'vitest'
import { PAYLOADS_FRENCH } from '~/collections/labels/payloads-french'

const flat = (translations: object) =>
  Object.entries(translations).flatMap(([group, texts]: [string, Record<string, string>]) =>
    Object.entries(texts).map(([key, text]) => [`${group}.${key}`, text] as const),
  )
const TEXTS = flat(PAYLOADS_FRENCH)
const found = (pattern: RegExp) => TEXTS.filter(([, text]) => pattern.test(text))

describe('Payload’s French', () => {
  test('has Quebec’s spaces and apostrophes', () => {
    expect(found(/\s[?!;]| :|« | »|\p{L}'\p{L}|\.\.\./u)).toEqual([])
  })

  test('says courriel, and marks neither the reader nor a thing as a man', () => {
    expect(found(/\be-?mail\b|[ÊE]tes-vous sûr\b|nouveau ou nouvelle|\(e\) avec/i)).toEqual([])
  })

  test('tells apart bringing a file here and taking it away', () => {
    const texts = new Map(TEXTS)
    expect(texts.get('upload.download')).toBe('Télécharger')
    expect(texts.get('upload.bulkUpload')).toContain('Téléverser')
  })

  test('names what is copied, added or chosen without an article or preposition that its name would need', () => {
    const texts = new Map(TEXTS)
    expect(texts.get('localization.copyTo')).toBe('Copier vers')
    for (const key of [
      'fields.addLabel',
      'general.newLabel',
      'general.editLabel',
      'general.selectLabel',
    ] as const)
      expect(texts.get(key), key).toMatch(/^\p{Lu}\p{Ll}+\u00a0: \{\{label\}\}$/u)
  })

  test('is still asked for the same values and tags', () => {
    const needs = (text: string) =>
      [...new Set(text.match(/\{\{\w+\}\}|<\/?\d>/g))].toSorted((one, other) => one.localeCompare(other))
    const said = new Map(TEXTS)
    const others = flat(fr.translations).filter(
      ([key, text]) => needs(said.get(key) ?? '').join() !== needs(text).join(),
    )
    expect(others).toEqual([])
  })
})
