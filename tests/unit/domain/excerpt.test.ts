import { describe, expect, test } from 'vitest'
import { excerpt } from '@/domain/values/excerpt'

describe('the beginning of a text', () => {
  test.each([
    ['is the whole of a short one, on one line', 'A  tap.\nOf brass.', 40, 'A tap. Of brass.'],
    ['ends with a whole word', 'Brushed brass faucet for kitchens', 20, 'Brushed brass…'],
    ['ends with the word that just fits', 'Brushed brass faucet', 14, 'Brushed brass…'],
    ['has no comma before the dots', 'Brushed brass, for kitchens', 18, 'Brushed brass…'],
    ['needs no dots after a sentence', 'Made of brass. Lasts', 16, 'Made of brass.'],
    [
      'has no dots after a Korean sentence',
      '황동으로 만들었습니다. 오래 갑니다',
      15,
      '황동으로 만들었습니다.',
    ],
    ['ends with a whole Korean word', '주방용 무광 황동 수전입니다', 11, '주방용 무광 황동…'],
    ['leaves no lone sign of French', 'Robinet en laiton\u00a0: pour cuisines', 22, 'Robinet en laiton…'],
    [
      'counts what is escaped in HTML as it is read',
      'Taps & sinks <brass> for all',
      22,
      'Taps & sinks <brass>…',
    ],
    [
      'counts letters with combining marks once',
      'e\u0301te\u0301 en e\u0301te\u0301',
      8,
      'e\u0301te\u0301 en…',
    ],
    ['cuts between signs where there is no space', '가'.repeat(30), 10, `${'가'.repeat(9)}…`],
    ['never cuts an emoji apart', '👩‍🔧'.repeat(6), 4, `${'👩‍🔧'.repeat(3)}…`],
  ])('%s', (_, text, most, shown) => {
    expect(excerpt(text, most)).toBe(shown)
  })
})
