import { describe, expect, test } from 'vitest'
import { weeksOf } from '@/domain/products/cards/card-arrival'
import { cardName } from '@/domain/products/cards/card-name'

describe('the name on a card (rule C61)', () => {
  test.each([
    ['Gooseneck kitchen faucet, brushed brass', 'Brushed brass', 'Gooseneck kitchen faucet'],
    [
      'Robinet de cuisine à col de cygne, laiton brossé',
      'Laiton brossé',
      'Robinet de cuisine à col de cygne',
    ],
    ['Single-lever faucet, two sprays, graphite', 'Graphite grey', 'Single-lever faucet, two sprays'],
    [
      'Terrazzo floor tile, 400 × 400 mm, cream, 0.96 m² box',
      'Cream, grey and rust chips',
      'Terrazzo floor tile',
    ],
    ['Carreau de plancher, boîte de 0,96\u00a0m²', 'Crème', 'Carreau de plancher'],
    ['Armoire basse, deux portes, sauge', 'Vert sauge', 'Armoire basse, deux portes'],
    ['테라조 바닥 타일 400 × 400 mm, 크림, 0.96 m² 박스', '크림', '테라조 바닥 타일'],
    ['풀다운 주방 수전, 매트 블랙', '매트 블랙', '풀다운 주방 수전'],
  ])('leaves out of %j what size and finish say', (name, finish, short) => {
    expect(cardName(name, { size: '400 × 400 × 12 mm', finish, content: 0.96 })).toBe(short)
  })

  test.each([
    ['a size that the facts don’t have', 'Opal globe pendant, 300 mm', 'Opal white'],
    ['another colour', 'Dining chair, oak, woven cord', 'Black'],
    ['another content', 'Floor tile, 0.97 m² box', 'Grey'],
    ['a size within a sentence', 'Armoire basse de 400 mm, trois tiroirs', 'Vert'],
    ['a word that only begins as the finish does', 'Door handle, blackened', 'Black'],
    ['its only part', 'Brushed brass', 'Brushed brass'],
    ['all of it where there is no finish', 'Sofa, oatmeal', ''],
  ])('keeps %s', (_, name, finish) => {
    expect(cardName(name, { size: '400 × 400 × 12 mm', finish })).toBe(name)
  })
})

test.each([
  [0, 3, 1, 1],
  [14, 18, 2, 3],
  [42, 53, 6, 8],
])('%i to %i days are %i to %i weeks', (minDays, maxDays, min, max) => {
  expect(weeksOf({ key: 'range', minDays, maxDays })).toEqual({ min, max })
})
