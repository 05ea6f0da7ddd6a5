import { describe, expect, test } from 'vitest'
import { issuesOf } from '@/domain/result'
import { checkEnglish, languageState } from '@/domain/pages/page-languages'
import { statesOfLanguages } from '@/admin/pages/states-of-languages'
import { content, paragraph, picture, words } from '~/tests/support/factories/content'

const care = content(paragraph(words('Oil it.')))
const [earlier, later] = ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z']
const written = (at: string | null, { title = true, content = true } = {}) => ({
  hasTitle: title,
  hasContent: content,
  at,
})

test('a title that is no text is left to its field', () => {
  expect(checkEnglish({}, { title: { en: 'Care' }, content: care }).ok).toBe(true)
  expect(checkEnglish({}, { title: null }).ok).toBe(false)
})

describe('a translation of a page (rule L25)', () => {
  test.each([
    ['missing', undefined, written(earlier)],
    ['missing', written(later, { title: false }), written(earlier)],
    ['missing', written(later, { content: false }), written(earlier)],
    ['older', written(earlier), written(later)],
    ['upToDate', written(later), written(earlier)],
    ['upToDate', written(null), written(later)],
    ['upToDate', written(later, { content: false }), written(earlier, { content: false })],
  ] as const)('is %s', (state, own, english) => {
    expect(languageState(own, english)).toBe(state)
  })

  test('is read from what the panel stores nowhere', () => {
    expect(statesOfLanguages('fr:older ko:missing')).toEqual([
      { locale: 'fr', state: 'older' },
      { locale: 'ko', state: 'missing' },
    ])
    expect([statesOfLanguages(undefined), statesOfLanguages('de:older fr:lost')]).toEqual([[], []])
  })
})

describe('publishing', () => {
  const codes = (own: object, english: object) => issuesOf(checkEnglish(own, english)).map(({ code }) => code)

  test('needs the English title, and the English text where there is one', () => {
    expect(codes({ title: 'Soin' }, {})).toEqual(['page.english'])
    expect(codes({ title: 'Soin' }, { title: ' ' })).toEqual(['page.english'])
    expect(codes({ title: 'Soin', content: care }, { title: 'Care' })).toEqual(['page.english'])
    expect(codes({ title: 'Soin', content: care }, { title: 'Care', content: care })).toEqual([])
  })

  test('needs a text: words or a picture, and no editor that was emptied', () => {
    const withContent = (...parts: object[]) => {
      const page = { title: 'Care', content: content(...parts) }
      return codes(page, page)
    }
    expect(codes({ title: 'Care' }, { title: 'Care' })).toEqual(['page.empty'])
    expect([withContent(paragraph()), withContent(paragraph(words(' ')))]).toEqual([
      ['page.empty'],
      ['page.empty'],
    ])
    expect([withContent(paragraph(words('Oil it.'))), withContent(picture('x'))]).toEqual([[], []])
  })
})
