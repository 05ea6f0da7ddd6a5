import { beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '~/tests/support/database/database'
import { openShop, type Shop } from '~/tests/support/shop'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let shop: Shop
let id: string
beforeAll(async () => {
  world = await openWorld()
  shop = openShop(world)
  id = await shop.list({ en: 'Zelkova bench' })
})

const isFound = async () => (await shop.find('zelkova')).length === 1
const isSuggested = async () => (await shop.suggest('zelk')).some(({ kind }) => kind === 'product')

describe('only live products are found', () => {
  test('which one is that has been approved', async () => {
    expect([await isFound(), await isSuggested()]).toEqual([true, true])
  })

  test('and one that its seller took down is not, until it is approved again', async () => {
    const asSeller = { overrideAccess: false, user: world.users.seller }
    await world.payload.update({ collection: 'products', id, data: { status: 'rejected' }, ...asSeller })
    expect([await isFound(), await isSuggested()]).toEqual([false, false])
    await world.system.change('products', id, { status: 'approved' })
    expect(await isFound()).toBe(true)
  })

  test('nor one that staff rejected, with a reason', async () => {
    const data = { status: 'rejected' as const, statusReason: 'Not ours.' }
    const asStaff = { overrideAccess: false, user: world.users.admin }
    await world.payload.update({ collection: 'products', id, data, ...asStaff })
    expect(await isFound()).toBe(false)
    await world.payload.update({ collection: 'products', id, data: { status: 'approved' }, ...asStaff })
    expect(await isFound()).toBe(true)
  })

  test('nor one that waits', async () => {
    await shop.list({ en: 'Catalpa bench' }, { status: 'pending' })
    expect(await shop.find('catalpa')).toEqual([])
    expect(await shop.suggest('catal')).toEqual([])
  })

  test('nor anything of a seller who is suspended', async () => {
    const seller = world.ids.sellers.seller
    await world.system.change('sellers', seller, { status: 'suspended', statusReason: 'Papers.' })
    expect(await isFound()).toBe(false)
    await world.system.change('sellers', seller, { status: 'active' })
    expect(await isFound()).toBe(true)
  })

  test('nor one that is deleted', async () => {
    // What was ever in stock has a history, and stays (rule of the books); made to order, it has none.
    const gone = await shop.list({ en: 'Sumac bench' }, { stock: 0, madeToOrder: true })
    expect(await shop.find('sumac')).toEqual(['Sumac bench'])
    await world.payload.delete({ collection: 'products', id: gone })
    expect(await shop.find('sumac')).toEqual([])
  })
})

describe('a change is seen at once', () => {
  test('of a name, in any language', async () => {
    await world.system.change('products', id, { name: '느티나무 벤치' }, { locale: 'ko' })
    expect(await shop.find('느티나무')).toEqual(['Zelkova bench'])
    await world.system.change('products', id, { name: '벤치' }, { locale: 'ko' })
    expect((await shop.search({ text: '느티나무' })).ids).not.toContain(id)
  })

  test('of the price', async () => {
    const moqPrices = [{ minQty: 1, maxQty: 999999, unitPrice: 77_700 }]
    await world.system.change('products', id, { moqPrices })
    expect(await shop.find('zelkova', { priceMin: 77_700, priceMax: 77_701 })).toEqual(['Zelkova bench'])
  })

  test('of the stock, and of what is reserved of it by a statement alone', async () => {
    expect(await shop.find('zelkova', { inStock: true })).toEqual(['Zelkova bench'])
    await rowsOf(process.env.DATABASE_URL ?? '', 'update products set reserved = stock where id = $1', [id])
    expect(await shop.find('zelkova', { inStock: true })).toEqual([])
  })

  test('of the stars', async () => {
    expect(await shop.find('zelkova', { ratingMin: 4 })).toEqual([])
    await world.system.change('products', id, { ratingCount: 2, ratingSum: 9 })
    expect(await shop.find('zelkova', { ratingMin: 4 })).toEqual(['Zelkova bench'])
  })

  test('of the seller’s name', async () => {
    await world.system.change('sellers', world.ids.sellers.seller, { company: 'Gahoe Woodworks' })
    expect(await shop.find('gahoe zelkova')).toEqual(['Zelkova bench'])
  })

  test('of a category’s name, without touching its products', async () => {
    await world.system.change('categories', world.ids.categories.spare, { name: 'Wash basins' })
    expect(await shop.find('basins zelkova')).toEqual(['Zelkova bench'])
  })

  test('and search knows as many products as there are, alive or not', async () => {
    const [row] = await rowsOf<{ same: boolean }>(
      process.env.DATABASE_URL ?? '',
      `select count(*) = (select count(*) from search.goods) and bool_and(is_live = (select live from search.goods g where g.id = p.id)) as same
       from products p`,
    )
    expect(row).toEqual({ same: true })
  })
})
