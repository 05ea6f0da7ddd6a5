import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openList, openSheet } from '@/features/buying/quick-order/open-sheet'
import { namedSkus } from '@/features/buying/quick-order/read-goods'
import { openQuickOrder } from '~/tests/support/shop/quick-order'

let world: Awaited<ReturnType<typeof openQuickOrder>>
beforeAll(async () => {
  world = await openQuickOrder()
})
afterAll(() => world.close())

describe('looking lines up', () => {
  test('reads five hundred by one statement within two seconds, and a visitor may', async () => {
    const lines = world.skus.map((sku) => `${sku}\t12`).join('\n')
    await world.find(lines, null)
    const begun = performance.now()
    const { answer, statements } = await world.counter.during(() => world.find(lines, null))
    expect(performance.now() - begun).toBeLessThan(2_000)
    expect(statements).toHaveLength(1)
    expect(answer).toMatchObject({ ok: true, message: '500 lines in your list.' })
    expect(answer.rows?.filter(({ goods }) => goods.length === 1)).toHaveLength(500)
  })

  test('says product, seller, price tiers and stock, in the language of the reader, and never how many there are', async () => {
    const sku = await world.skuOf(world.shop.ids.products.live)
    const { rows } = await world.send('find', {
      lines: `${sku.toLowerCase().replaceAll('-', ' - ')}; 41`,
      locale: 'fr',
    })
    expect(rows).toMatchObject([
      {
        sku: expect.anything(),
        quantity: '41',
        product: world.shop.ids.products.live,
        goods: [{ stock: 'inStock', left: null }],
      },
    ])
    expect(JSON.stringify(rows)).not.toContain('available')
    expect(rows?.[0]?.goods[0]?.tooMany).toBe(41)
  })

  test('joins lines of one product, fills in a missing minimum and tries a line of one space as a SKU first', async () => {
    const spaced = await world.shop.product({ sku: 'SLAB 60', stock: 40 })
    const { rows } = await world.find('BULK-1,2\nbulk1,3\nBULK-2\nSLAB 60\nBULK-3 7')
    expect(
      rows?.map(({ sku, quantity, joined, isFilled = false }) => [sku, quantity, joined, isFilled]),
    ).toEqual([
      ['BULK-1', '5', 2, false],
      ['BULK-2', '1', 1, true],
      ['SLAB 60', '1', 1, true],
      ['BULK-3', '7', 1, false],
    ])
    expect(rows?.[2]?.product).toBe(spaced)
  })

  test('offers a choice where several sellers have the SKU, unless one is spelled so', async () => {
    const other = world.shop.ids.users.otherSeller
    const [mine, theirs] = [
      await world.shop.product({ sku: 'TWO-1' }),
      await world.shop.product({ sku: 'TWO-1', seller: other }),
    ]
    await world.shop.product({ sku: 'TW-O2' })
    const exact = await world.shop.product({ sku: 'TWO-2', seller: other })
    const { rows } = await world.find('TWO-1,2\nTWO-2,2')
    expect(rows?.[0]?.product).toBe('')
    expect(rows?.[0]?.goods.map(({ product }) => product).toSorted()).toEqual([mine, theirs].toSorted())
    expect(rows?.[1]).toMatchObject({ product: exact })
    const refused = await world.send('add', { rows: rows?.slice(0, 1) ?? [] })
    expect(refused).toMatchObject({ ok: false, message: expect.stringContaining('No line could be added.') })
    await world.shop.query('delete from cart_items')
    const chosen = await world.send('add', { rows: [{ sku: 'TWO-1', quantity: '2', product: theirs }] })
    expect(chosen).toMatchObject({ ok: true, rows: [] })
    expect(await world.cart()).toEqual([{ product: theirs, quantity: 2 }])
  })

  test('finds nothing of what is not on sale, and takes any rubbish', async () => {
    const { pending, rejected, stopped, archived } = world.shop.ids.products
    const hidden = await Promise.all([pending, rejected, stopped, archived].map(world.skuOf))
    const rubbish = Array.from(
      { length: 500 - hidden.length },
      (_, n) => `'"; drop ${n} \0 ¿\uD800,${'%'.repeat(n % 20)}`,
    )
    const { rows, message } = await world.find([...hidden, ...rubbish].join('\n'))
    expect(rows?.flatMap(({ goods }) => goods)).toEqual([])
    expect(rows?.slice(0, 4).map(({ sku }) => sku)).toEqual(hidden)
    expect(message).toContain('in your list.')
  })

  test('keeps the lines that are too many in the box, and a text that is too long', async () => {
    const lines = [...world.skus, 'ONE-MORE'].map((sku) => `${sku},1`).join('\n')
    const answer = await world.find(lines)
    expect(answer).toMatchObject({ ok: false, kept: { lines: 'ONE-MORE,1' } })
    expect(answer.message).toContain('A list has up to 500 lines')
    expect(answer.rows).toHaveLength(500)
    const long = 'x'.repeat(64 * 1024 + 1)
    const kept = await world.send('find', { lines: long, rows: [{ sku: 'BULK-1', quantity: '1' }] })
    expect(kept).toMatchObject({
      ok: false,
      message: expect.stringContaining('64 kB'),
      kept: { lines: long },
    })
    expect(kept.rows).toHaveLength(1)
  })

  test.each([
    ['UTF-8', Buffer.from('\uFEFFSKU;Qty\r\nBULK-1;4\r\n')],
    [
      'UTF-16, as Excel writes it',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('SKU\tQty\r\nBULK-1\t4\r\n', 'utf16le')]),
    ],
  ])('reads a file in %s', async (_, bytes) => {
    const { rows } = await world.send('find', { lines: '', file: new File([bytes], 'order.csv') })
    expect(rows).toMatchObject([{ sku: 'BULK-1', quantity: '4' }])
  })

  test('refuses a workbook and a file that is too large in a sentence', async () => {
    const workbook = await world.send('find', {
      lines: 'BULK-1,1',
      file: new File(['PK\u0003\u0004\0\0'], 'order.xlsx'),
    })
    expect(workbook).toMatchObject({
      ok: false,
      message: expect.stringContaining('as CSV'),
      kept: { lines: 'BULK-1,1' },
    })
    const large = await world.send('find', { lines: '', file: new File(['x'.repeat(70_000)], 'order.csv') })
    expect(large).toMatchObject({ ok: false, message: expect.stringContaining('64 kB') })
    expect(await world.find(' \n ')).toMatchObject({
      ok: false,
      message: 'Paste at least one SKU or choose a file.',
    })
  })

  test('changes a line by its own button, for pages without script', async () => {
    const product = await world.shop.product({
      sku: 'LEAST-1',
      moqPrices: [{ minQty: 10, maxQty: 99, unitPrice: 2_000 }],
    })
    const rows = [
      { sku: 'LEAST-1', quantity: '3', product },
      { sku: 'BULK-1', quantity: '2' },
    ]
    const after = async (command: string) =>
      (await world.send(command, { rows })).rows?.map(({ quantity }) => quantity)
    expect(await after('minimum')).toEqual(['10', '2'])
    expect(await after('take:0:10')).toEqual(['10', '2'])
    expect(await after('remove:0')).toEqual(['2'])
    expect(await after('take:9:10')).toEqual(['3', '2'])
  })
})

test('a list opens the sheet with its own product of a SKU, and without what is not on sale (rule M54)', async () => {
  const { shop } = world
  const mine = await shop.product({ sku: 'TWICE-1', stock: 40 })
  await shop.product({ sku: 'TWICE-1', stock: 40, seller: await shop.seller() })
  const buyer = shop.ids.users.buyer
  const lines = [
    { quantity: 7, goods: { sku: 'TWICE-1', product: mine } },
    { quantity: 3, goods: null },
  ]
  const { rows } = await openList(lines, buyer, 'en')
  expect(rows).toMatchObject([{ sku: 'TWICE-1', quantity: '7', product: mine }])
  expect(rows?.[0]?.goods).toHaveLength(2)
  expect(await openList([], buyer, 'en')).toEqual({})
})

test('an address opens the sheet filled, and a search names the SKUs that exist, each once', async () => {
  expect((await openSheet('BULK-1\nBULK-2', null, 'en')).rows).toHaveLength(2)
  expect(await openSheet(['BULK-1'], null, 'en')).toEqual({})
  const many = Array.from({ length: 501 }, (_, n) => `BULK-${n + 1}`).join('\n')
  expect(await openSheet(many, null, 'en')).toMatchObject({ kept: { lines: 'BULK-501' } })
  expect(await namedSkus(['BULK-2', 'bulk2', 'NONE-9', 'BULK-1'])).toEqual(['BULK-2', 'BULK-1'])
})
