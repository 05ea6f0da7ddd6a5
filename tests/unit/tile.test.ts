import { describe, expect, test } from 'vitest'
import { toTile } from '@/features/list/tile'

const words = { moq: String, soldOut: 'Sold out', stars: String, figure: String }
const card = {
  id: 'p1',
  name: 'Faucet',
  image: null,
  seller: 'Sorae',
  origin: 'Seoul, South Korea',
  moq: 1,
  isSoldOut: false,
  priceFrom: 2000,
  priceBest: 1500,
  rating: null,
}

describe('a product card', () => {
  test.each([
    ['lower at more', 1500, '$15.00'],
    ['the same at every quantity', 2000, '$20.00'],
  ])('has a From and a Best price where it is %s', (_, priceBest, best) => {
    expect(toTile({ ...card, priceBest }, { ...words, locale: 'en' })).toMatchObject({ from: '$20.00', best })
  })
})
