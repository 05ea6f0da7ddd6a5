import { describe, expect, test } from 'vitest'
import { buyersName, lineName, type LineNames } from '@/domain/orders/line-name'

const FRENCH: LineNames = { productName: 'Faucet', localName: 'Robinet', localNameLanguage: 'fr' }
const FALLEN_BACK: LineNames = { productName: 'Faucet', localName: 'Faucet', localNameLanguage: 'en' }
const OLD: LineNames = { productName: 'Faucet', localName: null, localNameLanguage: null }

describe('the name of an order line', () => {
  test.each([
    ['the buyer’s for who reads their language', FRENCH, 'fr', { text: 'Robinet' }],
    ['the English one for English readers', FRENCH, 'en', { text: 'Faucet' }],
    ['the English one, saying so, for a third language', FRENCH, 'ko', { text: 'Faucet', lang: 'en' }],
    [
      'the English one, saying so, where there was no other',
      FALLEN_BACK,
      'fr',
      { text: 'Faucet', lang: 'en' },
    ],
    ['the English one for English buyers', FALLEN_BACK, 'en', { text: 'Faucet' }],
    ['the only one of an old line, whose language nobody knows', OLD, 'fr', { text: 'Faucet' }],
  ] as const)('is %s', (_, names, reader, shown) => {
    expect(lineName(names, reader)).toEqual(shown)
  })

  test('is told to a seller as the buyer read it too, where that differs', () => {
    expect(buyersName(FRENCH, 'en')).toEqual({ text: 'Robinet', lang: 'fr' })
    expect(buyersName(FRENCH, 'fr')).toBeNull()
    expect(buyersName(FALLEN_BACK, 'ko')).toBeNull()
    expect(buyersName(OLD, 'en')).toBeNull()
  })
})
