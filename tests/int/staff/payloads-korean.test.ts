import { ko } from '@payloadcms/translations/languages/ko'
import { expect, test } from 'vitest'
import { PAYLOADS_KOREAN } from '~/collections/labels/payloads-korean'
import { payloadsWords } from '~/collections/labels/payloads-words'

const { lexical: _lexical, ...own } = PAYLOADS_KOREAN
const said = Object.entries(own).flatMap(([group, texts]) =>
  Object.entries(texts).map(([key, text]) => [`${group}.${key}`, text] as const),
)
const placesIn = (text: string) => new Set(text.match(/\{\{\w+\}\}|<\/?\d+>/g))

test.each(said)('%s takes the place of a text of Payload’s with the same placeholders', (path, text) => {
  const [group = '', key = ''] = path.split('.')
  const texts = Reflect.get(ko.translations, group) as Record<string, string>
  expect(placesIn(text)).toEqual(placesIn(texts[key] ?? 'none of this name: {{missing}}'))
})

test('what Payload says in Korean is formal, and has no particle that may be wrong', () => {
  expect(
    said.filter(([, text]) =>
      /세요|당신|[가-힣]\([가-힣]+\)|\}\}(?:를|을|이|가|은|는|로)(?![가-힣])/.test(text),
    ),
  ).toEqual([])
  const { ko: words, en } = payloadsWords() as Record<string, Record<string, object>>
  expect(words?.general).toMatchObject({ searchBy: '검색: {{label}}', save: '저장' })
  // The tab over a list puts the collection's name behind it.
  expect(words?.general).toMatchObject({ all: '전체' })
  expect(en?.general).not.toHaveProperty('searchBy')
})
