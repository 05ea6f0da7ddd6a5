import { beforeAll, describe, expect, it } from 'vitest'
import { readBrowse } from '@/domain/search/browse'
import { findProducts } from '@/features/shop/list/find-products'
import { listRows } from '@/features/shop/list/table/list-rows'
import { listCompared } from '@/features/shop/product/compare/list-compared'
import { aCategory, aProduct } from '~/tests/support/factories/catalogue'
import { openWorld, type World } from '~/tests/support/open-world'

const GONE = '00000000-0000-7000-8000-000000000000'
const TIERS = [
  { minQty: 1, maxQty: 9, unitPrice: 4_200 },
  { minQty: 10, maxQty: 999_999, unitPrice: 3_900 },
]

let world: World
let tile: string
let slab: string
beforeAll(async () => {
  world = await openWorld()
  const { categories, sellers, media } = world.ids
  const make = (more: object) =>
    world.system.make('products', {
      ...aProduct(sellers.seller, categories.sub, media.sellers),
      status: 'approved',
      moqPrices: TIERS,
      ...more,
    })
  tile = await make({ name: 'Hexagon tile', content: 0.5, contentUnit: 'm2', soldBy: 'box' })
  slab = await make({ name: 'Terrazzo tile', dimensions: '600 × 600 × 9 mm' })
})

describe('the rows of a table', () => {
  it('have the SKU, every price tier and the content beside what a card has', async () => {
    const [row] = await listRows([tile], 'en')
    expect(row).toMatchObject({
      id: tile,
      name: 'Hexagon tile',
      tiers: TIERS,
      content: { amount: 0.5, unit: 'm2' },
      soldBy: 'box',
      priceFrom: 4_200,
    })
    expect(row?.sku).toBe((await world.system.get('products', tile)).sku)
  })

  it('come in the order they are asked for, without what is no longer on sale', async () => {
    const { pending } = world.ids.products
    const rows = await listRows([slab, GONE, pending, tile], 'en')
    expect(rows.map(({ id }) => id)).toEqual([slab, tile])
    expect(await listRows([], 'en')).toEqual([])
  })

  it('are those of the search', async () => {
    const browse = readBrowse({ q: 'hexagon', view: 'table' }, { sort: 'newest' })
    const { cards, total } = await findProducts(browse, 'en', listRows)
    expect([cards.map(({ id }) => id), total]).toEqual([[tile], 1])
  })
})

describe('products side by side', () => {
  it('come in the order of the address, with prices and facts', async () => {
    const { goods, gone, others } = await listCompared('en', [slab, tile])
    expect(goods.map(({ id }) => id)).toEqual([slab, tile])
    expect(goods[1]).toMatchObject({ tiers: TIERS, content: { amount: 0.5, unit: 'm2' } })
    expect(goods[0]?.facts).toContainEqual({ key: 'dimensions', value: '600 × 600 × 9 mm' })
    expect([gone, others]).toEqual([0, 0])
  })

  it('are only what visitors may see; the others are counted', async () => {
    const { pending, rejected, stopped } = world.ids.products
    const { goods, gone } = await listCompared('en', [tile, pending, rejected, stopped, GONE])
    expect([goods.map(({ id }) => id), gone]).toEqual([[tile], 4])
    expect(await listCompared('en', [])).toEqual({ goods: [], gone: 0, others: 0 })
  })

  it('are of the main category of the first', async () => {
    const { change, make } = world.system
    const { spare } = world.ids.categories
    const other = await make('categories', aCategory('Handles', await make('categories', aCategory('Doors'))))
    await change('products', slab, { listedIn: other })
    expect(await listCompared('en', [tile, slab])).toMatchObject({ goods: [{ id: tile }], others: 1 })
    expect(await listCompared('en', [slab, tile])).toMatchObject({ goods: [{ id: slab }], others: 1 })
    await change('products', slab, { listedIn: spare })
    expect((await listCompared('en', [slab, tile])).others).toBe(0)
  })

  it('name the seller in Hangul to Korean readers', async () => {
    await world.system.change('sellers', world.ids.sellers.seller, { companyKo: '주식회사 한빛타일' })
    const [korean] = (await listCompared('ko', [tile])).goods
    const [english] = (await listCompared('en', [tile])).goods
    expect([korean?.seller, english?.seller]).toEqual(['한빛타일', 'seller Tiles'])
  })
})
