import { beforeAll, describe, expect, test } from 'vitest'
import { SORTS } from '@/domain/search/browse'
import { openShop, type Shop } from '~/tests/support/shop'
import { openWorld, type World } from '~/tests/support/open-world'

const priced = (unitPrice: number, minQty = 1) => ({ moqPrices: [{ minQty, maxQty: 999999, unitPrice }] })
const stars = (ratingSum: number) => ({ ratingCount: 10, ratingSum })

let world: World
let shop: Shop
beforeAll(async () => {
  world = await openWorld()
  shop = openShop(world)
  const { system, ids } = world
  const room = await system.make('categories', { name: 'Garden', position: 3 })
  const benches = await system.make('categories', { name: 'Benches', parent: room, position: 1 })
  const arches = await system.make('categories', { name: 'Arches', parent: room, position: 2 })
  await shop.list({ en: 'Birch one' }, { ...priced(500), ...stars(50), viewCount: 10, listedIn: benches })
  await shop.list(
    { en: 'Birch two' },
    { ...priced(2_000, 10), ...stars(35), viewCount: 300, listedIn: benches },
  )
  await shop.list(
    { en: 'Birch three' },
    { ...priced(2_500, 50), origin: 'Vietnam', stock: 0, viewCount: 70, listedIn: arches },
  )
  await shop.list({ en: 'Birch four' }, { ...priced(80_000), origin: 'Vietnam', viewCount: 5 })
  for (let at = 0; at < 60; at++)
    await shop.list(
      { en: `Willow ${at}` },
      { ...priced(1_000 + 10 * (at % 7)), listedIn: ids.categories.sub },
    )
})

const birch = (choices: object) => shop.find('birch', choices)

describe('a choice', () => {
  test.each([
    ['main category', { main: 'garden' }, ['Birch one', 'Birch two', 'Birch three']],
    ['sub category', { main: 'garden', sub: 'benches' }, ['Birch one', 'Birch two']],
    ['category nobody knows', { main: 'attic' }, []],
    ['price from and below', { priceMin: 2_000, priceMax: 2_500 }, ['Birch two']],
    ['price at least', { priceMin: 2_500 }, ['Birch three', 'Birch four']],
    ['least quantity', { moqMax: 10 }, ['Birch one', 'Birch two', 'Birch four']],
    ['origin', { origins: ['Vietnam'] }, ['Birch three', 'Birch four']],
    ['two origins', { origins: ['Vietnam', 'South Korea'], moqMax: 1 }, ['Birch one', 'Birch four']],
    ['stock', { inStock: true }, ['Birch one', 'Birch two', 'Birch four']],
    ['stars', { ratingMin: 4 }, ['Birch one']],
    ['several', { main: 'garden', inStock: true, moqMax: 1 }, ['Birch one']],
  ])('of %s leaves what meets it', async (_, choices, names) => {
    expect((await birch(choices)).toSorted()).toEqual(names.toSorted())
  })

  test('works on a list without a text', async () => {
    expect(await shop.find('', { main: 'garden', sort: 'price-high' })).toEqual([
      'Birch three',
      'Birch two',
      'Birch one',
    ])
  })
})

describe('the counts', () => {
  test('are of everything found where nothing is chosen', async () => {
    const { facets, total, capped } = await shop.search({ text: 'birch' })
    expect({ total, capped }).toEqual({ total: 4, capped: false })
    expect(facets).toEqual({
      mains: [
        { slug: 'kitchen', count: 1 },
        { slug: 'garden', count: 3 },
      ],
      subs: [],
      prices: [1, 2, 0, 0, 1],
      moqs: [2, 3, 4, 4],
      origins: [
        { origin: 'South Korea', count: 2 },
        { origin: 'Vietnam', count: 2 },
      ],
      inStock: 3,
      ratings: [1, 2],
      weeks: [0, 4, 4],
      fromCanada: 0,
      measured: 0,
      marks: { cert: [{ value: 'cupc', count: 4 }], material: [{ value: 'wood', count: 4 }] },
      suppliers: [{ value: 'seller-tiles', name: 'seller Tiles', korean: null, count: 4 }],
    })
  })

  test('leave out the choice of their own kind and keep the others', async () => {
    const { facets, total } = await shop.search({
      text: 'birch',
      main: 'garden',
      sub: 'benches',
      priceMin: 0,
      priceMax: 1_000,
    })
    expect(total).toBe(1)
    expect(facets).toMatchObject({
      mains: [{ slug: 'garden', count: 1 }],
      subs: [{ slug: 'benches', count: 1 }],
      prices: [1, 1, 0, 0, 0],
      moqs: [1, 1, 1, 1],
      origins: [{ origin: 'South Korea', count: 1 }],
    })
  })

  test('of a kind stay when its choice leaves nothing', async () => {
    const { facets, total } = await shop.search({ text: 'birch', priceMin: 900_000 })
    expect(total).toBe(0)
    expect(facets.prices).toEqual([1, 2, 0, 0, 1])
  })
})

describe('an order', () => {
  test.each([
    ['newest', ['Birch four', 'Birch three', 'Birch two', 'Birch one']],
    ['popular', ['Birch two', 'Birch three', 'Birch one', 'Birch four']],
    ['price-low', ['Birch one', 'Birch two', 'Birch three', 'Birch four']],
    ['price-high', ['Birch four', 'Birch three', 'Birch two', 'Birch one']],
    ['rating', ['Birch one', 'Birch two', 'Birch four', 'Birch three']],
  ] as const)('%s is kept', async (sort, names) => {
    expect(await birch({ sort })).toEqual(names)
  })

  test.each(SORTS)('%s shows every product once over the pages', async (sort) => {
    const pages = [1, 2, 3].map((page) => shop.find('willow', { sort, page }))
    const names = (await Promise.all(pages)).flat()
    expect(names).toHaveLength(60)
    expect(new Set(names).size).toBe(60)
    expect(await shop.find('willow', { sort, page: 4 })).toEqual([])
  })
})
