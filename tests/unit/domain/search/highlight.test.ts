import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { highlight } from '@/domain/search/highlight'

const shown = (text: string, query: string) =>
  highlight(text, query)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('')

describe('the words that were asked for', () => {
  test.each([
    ['Kitchen faucet, black', 'faucet', 'Kitchen [faucet], black'],
    ['Kitchen faucet, black', 'KITCHEN Black', '[Kitchen] faucet, [black]'],
    ['Kitchen faucet', 'faucets', 'Kitchen [faucet]'],
    ['Faucets', 'fau', '[Fau]cets'],
    ['Carreaux de céramique', 'ceramique', 'Carreaux de [céramique]'],
    ['Évier en cœur', 'evier coeur', '[Évier] en [cœur]'],
    ['Subway tile', 'way', 'Subway tile'],
    ['Pull-out mixer', 'out', 'Pull-[out] mixer'],
    ['Oak', 'oaken', 'Oak'],
    ['풀아웃 주방 수전', '수전', '풀아웃 주방 [수전]'],
    ['풀아웃 주방수전', '수전', '풀아웃 주방[수전]'],
    ['주방 수전, 무광', '주방수전', '[주방] [수전], 무광'],
    ['주방 수전', '수전을', '주방 [수전]'],
    ['A1 600 mm', '600', 'A1 [600] mm'],
    ['😀 Oak', 'oak', '😀 [Oak]'],
    ['Oak', '', 'Oak'],
    ['Oak', '*+?(', 'Oak'],
  ])('in %s by %s are %s', (text, query, marked) => {
    expect(shown(text, query)).toBe(marked)
  })

  test('in a text with its accents apart are found too', () => {
    expect(shown('Évier'.normalize('NFD'), 'évier')).toBe(`[${'Évier'.normalize('NFD')}]`)
  })

  test('leave the text as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
        expect(
          highlight(text, query)
            .map((segment) => segment.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
