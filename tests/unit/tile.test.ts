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

  test('has its picture, its stars and what a search marks under names', () => {
    const image = { src: '/a', srcSet: '/a 320w', width: 320, height: 400, alt: '' }
    const rated = { ...card, image, rating: { average: 4.5, count: 7 } }
    expect(toTile(rated, { ...words, locale: 'en', query: 'fau' })).toMatchObject({
      name: [
        { text: 'Fau', marked: true },
        { text: 'cet', marked: false },
      ],
      image: { srcSet: '/a 320w', width: 320, height: 400 },
      stars: { share: 90, label: '4.5', figure: '4.5 (7)' },
    })
  })
})
