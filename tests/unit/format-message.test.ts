import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { LOCALES } from '@/domain/locale'
import { MESSAGES } from '@/server/texts/translations'
import formatMessage from '@/ui/page/format-message'
import { argumentsOf, tagsOf } from '~/tests/support/icu'

type Tree = { [key: string]: string | Tree }

const textsOf = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)))

const formatters = {
  getNumberFormat: (locale: string) => new Intl.NumberFormat(locale),
  getPluralRules: (locale: string) => new Intl.PluralRules(locale),
}
const SAMPLES = [0, 1, 12_345.5, 'buyer', 'seller']

test.each(LOCALES)('the browser words every message as the server does: %s', (locale) => {
  const all = [...new Set(textsOf(MESSAGES[locale] as Tree))]
  const texts = all.filter((text) => /[{<]/.test(text))
  const t = createTranslator({
    locale,
    messages: Object.fromEntries(texts.map((text, at) => [`m${at}`, text])),
    onError: () => {},
  })
  const valuesOf = (text: string, sample: string | number) => ({
    ...Object.fromEntries(argumentsOf(text).map((name) => [name, sample])),
    ...Object.fromEntries(tagsOf(text).map((name) => [name, (inside: unknown) => `<${String(inside)}>`])),
  })
  const differing = texts.flatMap((text, at) =>
    SAMPLES.flatMap((sample) => {
      const values = valuesOf(text, sample)
      const own = formatMessage('', text, values, { locale, formatters })
      return own === t.markup(`m${at}`, values as never) ? [] : [{ text, sample, own }]
    }),
  )
  expect(differing).toEqual([])
  const plain = all.filter((text) => !/[{<]/.test(text))
  expect(plain.map((text) => formatMessage('', text, {}, { locale, formatters }))).toEqual(plain)
})
