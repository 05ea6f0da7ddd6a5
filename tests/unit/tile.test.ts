import { describe, expect, test } from 'vitest'
import { toTile } from '@/features/shop/list/cards/tile'

const words = {
  moq: String,
  family: ({ kind, count }: { kind: string; count: number }) => `${count} ${kind}`,
  stock: ({ stock }: { stock: string }) => stock,
  priceOf: (price: string, soldBy: string) => (soldBy === 'piece' ? price : `${price} / ${soldBy}`),
  measure: String,
  stars: String,
  figure: String,
}
const card = {
  id: 'p1',
  name: 'Faucet',
  image: null,
  size: '236 × 140 × 420 mm',
  finish: { text: 'Brushed brass' },
  seller: { name: 'Sorae', slug: null },
  origin: 'Seoul, South Korea',
  category: 'Kitchen',
  moq: 1,
  stock: 'inStock' as const,
  arrival: { key: 'range' as const, minDays: 14, maxDays: 18 },
  priceFrom: 2000,
  priceBest: 1500,
  soldBy: 'piece' as const,
  content: null,
  rating: null,
  family: null,
}

describe('a product card', () => {
  test('says in what the members of its family differ, and nothing of one alone', () => {
    const family = { kind: 'finishes', count: 4 } as const
    expect(toTile({ ...card, family }, { ...words, locale: 'en' }).family).toBe('4 finishes')
    expect(toTile(card, { ...words, locale: 'en' })).not.toHaveProperty('family')
  })

  test.each([
    ['lower at more', 1500, '$15.00'],
    ['the same at every quantity', 2000, '$20.00'],
  ])('has a From and a Best price where it is %s', (_, priceBest, best) => {
    expect(toTile({ ...card, priceBest }, { ...words, locale: 'en' })).toMatchObject({ from: '$20.00', best })
  })

  test('says the unit of its price, and the price of a measure where a unit contains so much', () => {
    const box = {
      ...card,
      priceFrom: 4200,
      soldBy: 'box' as const,
      content: { amount: 0.5, unit: 'm2' as const },
    }
    expect(toTile(box, { ...words, locale: 'en' })).toMatchObject({
      from: '$42.00 / box',
      measured: '$84.00/m2 · $7.80/ft2',
    })
    const paint = { ...box, content: { amount: 4, unit: 'litre' as const } }
    expect(toTile(paint, { ...words, locale: 'en' }).measured).toBe('$10.50/litre')
    expect(toTile(card, { ...words, locale: 'en' })).not.toHaveProperty('measured')
  })

  test('says size and finish, whether it is in stock, and leads to the seller where there is a page', () => {
    expect(toTile(card, { ...words, locale: 'en' })).toMatchObject({
      size: '236 × 140 × 420 mm',
      finish: { text: 'Brushed brass' },
      seller: { name: 'Sorae' },
      stock: { is: 'inStock', text: 'inStock' },
    })
    const bare = { ...card, finish: { text: '' }, moq: 10, seller: { name: 'Sorae', slug: 'sorae' } }
    const tile = toTile(bare, { ...words, locale: 'en' })
    expect(tile).toMatchObject({ moq: '10', seller: { name: 'Sorae', slug: 'sorae' } })
    expect(tile).not.toHaveProperty('finish')
  })

  test('has its picture, its stars and what a search marks under names', () => {
    const image = { src: '/a', srcSet: '/a 320w', width: 320, height: 400, alt: '' }
    const rated = { ...card, image, rating: { average: 4.5, count: 7 } }
    expect(toTile(rated, { ...words, locale: 'en', query: 'fau brush' })).toMatchObject({
      name: [
        { text: 'Fau', marked: true },
        { text: 'cet', marked: false },
      ],
      finish: {
        text: [
          { text: 'Brush', marked: true },
          { text: 'ed brass', marked: false },
        ],
      },
      image: { srcSet: '/a 320w', width: 320, height: 400 },
      stars: { share: 90, label: '4.5', figure: '4.5 (7)' },
    })
  })
})
