import { describe, expect, test } from 'vitest'
import { agreedName, buyersName, lineName, lineNameText, type LineNames } from '@/domain/orders/line-name'

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

  test('is today’s, marked, where nothing was agreed in the reader’s language and the product has a name in it', () => {
    const now = { ...FRENCH, nameNow: '주방 수전' }
    expect(lineName(now, 'ko')).toEqual({ text: '주방 수전', isNow: true })
    expect(agreedName(now, 'ko')).toEqual({ text: 'Faucet', lang: 'en' })
    expect(lineNameText(now, 'ko')).toBe('주방 수전 (Faucet)')
    expect(buyersName(now, 'ko')).toEqual({ text: 'Robinet', lang: 'fr' })
  })

  test('is never today’s where the agreed one can be read', () => {
    const renamed = { ...FRENCH, nameNow: 'Mitigeur' }
    expect(lineName(renamed, 'fr')).toEqual({ text: 'Robinet' })
    expect(lineName({ ...FRENCH, nameNow: 'Mixer' }, 'en')).toEqual({ text: 'Faucet' })
    expect(lineNameText(renamed, 'fr')).toBe('Robinet')
  })

  test('is told to a seller as the buyer read it too, where that differs', () => {
    expect(buyersName(FRENCH, 'en')).toEqual({ text: 'Robinet', lang: 'fr' })
    expect(buyersName(FRENCH, 'fr')).toBeNull()
    expect(buyersName(FALLEN_BACK, 'ko')).toBeNull()
    expect(buyersName(OLD, 'en')).toBeNull()
  })
})
