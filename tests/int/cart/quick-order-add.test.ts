import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addToCart } from '@/features/buying/cart/actions'
import { openBrowser } from '~/tests/support/http/browser'
import { openQuickOrder } from '~/tests/support/shop/quick-order'

let world: Awaited<ReturnType<typeof openQuickOrder>>
beforeAll(async () => {
  world = await openQuickOrder()
})
beforeEach(() => world.shop.query('delete from cart_items'))
afterAll(() => world.close())

const rows = () => world.skus.map((sku) => ({ sku, quantity: '2' }))

test('puts five hundred into the cart in their order, by as many statements as two', async () => {
  await world.send('add', { rows: rows().slice(0, 2) })
  await world.shop.query('delete from cart_items')
  const two = await world.counter.during(() => world.send('add', { rows: rows().slice(0, 2) }))
  const ofTwo = two.statements.length
  await world.shop.query('delete from cart_items')
  const begun = performance.now()
  const all = await world.counter.during(() => world.send('add', { rows: rows() }))
  expect(performance.now() - begun).toBeLessThan(2_000)
  expect(all.statements.length).toBe(ofTwo)
  expect(all.answer).toMatchObject({
    ok: true,
    rows: [],
    count: 500,
    message: '500 items are in your cart now.',
  })
  const stored = await world.shop.query<{ sku: string; price: number }>(
    `select p.sku, c.seen_unit_price::int as price from cart_items c join products p on p.id = c.product_id order by c.created_at, c.id`,
  )
  expect(stored.map(({ sku }) => sku)).toEqual(world.skus)
  expect(new Set(stored.map(({ price }) => price)).size).toBe(1)
})

test('leaves each line that cannot be added with its reason', async () => {
  const own = await world.skuOf(world.shop.ids.products.live)
  await world.shop.product({ sku: 'FEW-1', stock: 3 })
  await world.shop.product({ sku: 'GONE-1', stock: 0, madeToOrder: false })
  const answer = await world.send(
    'add',
    {
      rows: [
        { sku: own, quantity: '2' },
        { sku: await world.skuOf(world.shop.ids.products.otherLive), quantity: '2' },
        { sku: 'NONE-1', quantity: '2' },
      ],
    },
    'seller',
  )
  expect(answer).toMatchObject({ ok: true, count: 1 })
  expect(answer.rows?.map(({ sku, goods }) => [sku, goods[0]?.isOwn])).toEqual([
    [own, true],
    ['NONE-1', undefined],
  ])
  const others = await world.send('add', {
    rows: [
      { sku: 'FEW-1', quantity: '4' },
      { sku: 'GONE-1', quantity: '1' },
      { sku: 'BULK-1', quantity: '41' },
      { sku: 'BULK-2', quantity: '1.5' },
      { sku: 'BULK-3', quantity: '' },
    ],
  })
  expect(others).toMatchObject({ ok: false })
  expect(others.rows?.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['FEW-1', '4'],
    ['GONE-1', '1'],
    ['BULK-1', '41'],
    ['BULK-2', '1.5'],
    ['BULK-3', ''],
  ])
  expect(await world.cart()).toEqual([])
})

test('adds to what lies in the cart, returns what was saved for later, and counts it in the stock', async () => {
  await world.send('add', {
    rows: [
      { sku: 'BULK-1', quantity: '30' },
      { sku: 'BULK-2', quantity: '5' },
    ],
  })
  await world.shop.query(`update cart_items set saved_for_later = true where quantity = 5`)
  const answer = await world.send('add', {
    rows: [
      { sku: 'BULK-1', quantity: '11' },
      { sku: 'BULK-2', quantity: '7' },
    ],
  })
  expect(answer.rows).toMatchObject([
    { sku: 'BULK-1', quantity: '11', refused: { code: 'quickOrder.withCart', params: { there: 30 } } },
  ])
  expect((await world.cart()).map(({ quantity }) => quantity)).toEqual([30, 7])
  await world.send('add', { rows: [{ sku: 'BULK-1', quantity: '10' }] })
  expect((await world.cart()).map(({ quantity }) => quantity)).toEqual([40, 7])
})

test('counts a repeated key once, and still says what is in the cart', async () => {
  const once = { rows: rows().slice(0, 3), key: 'the-same-key' }
  await world.send('add', once)
  expect(await world.send('add', once)).toMatchObject({ ok: true, rows: [], count: 3 })
  expect((await world.cart()).map(({ quantity }) => quantity)).toEqual([2, 2, 2])
})

test('and other adds of the same member at once lose nothing', async () => {
  const [first] = await world.shop.query<{ id: string }>(`select id from products where sku = 'BULK-1'`)
  const single = { product: first?.id ?? '', quantity: '2' }
  await Promise.all([
    ...Array.from({ length: 4 }, () => world.send('add', { rows: rows().slice(0, 20) })),
    ...Array.from({ length: 4 }, () => openBrowser(world.shop.tokens.buyer).submit(addToCart, single)),
  ])
  const quantities = (await world.cart()).map(({ quantity }) => quantity)
  expect(quantities.toSorted((a, b) => b - a)).toEqual([16, ...Array<number>(19).fill(8)])
})

test('asks a visitor to sign in and keeps the lines; the cart of nobody changes', async () => {
  const answer = await world.send('add', { rows: rows().slice(0, 2), lines: 'more' }, null)
  expect(answer).toMatchObject({ ok: false, isSignedOut: true, kept: { lines: 'more' } })
  expect(answer.rows?.map(({ quantity }) => quantity)).toEqual(['2', '2'])
  expect(await world.shop.query('select 1 from cart_items')).toEqual([])
})

test('takes no product that has another SKU, nor more lines than a sheet holds', async () => {
  const foreign = await world.send('add', {
    rows: [{ sku: 'NONE-1', quantity: '1', product: world.shop.ids.products.live }],
  })
  expect(foreign).toMatchObject({ ok: false })
  await world.send('add', {
    rows: Array.from({ length: 600 }, (_, n) => ({ sku: `BULK-${n + 1}`, quantity: '1' })),
  })
  expect(await world.cart()).toHaveLength(500)
})
