import { beforeAll, describe, expect, test } from 'vitest'
import { exportProducts } from '@/features/selling/listing/transfer/export-products'
import { readProductTableQuery } from '@/domain/products/listing/product-table-query'
import { unique } from '~/tests/support/factories/unique'
import { memberUser } from '~/tests/support/member-user'
import { fileOf, newRow, openImports, type Imports } from '~/tests/support/imports'

let world: Imports
beforeAll(async () => {
  world = await openImports()
})

const exported = async () => {
  const parts: string[] = []
  const seller = await memberUser(world.payload, world.ids.users.seller)
  for await (const part of exportProducts(seller, readProductTableQuery({}), 'en')) parts.push(part)
  return parts.join('')
}
const skuOf = async (product: string) => {
  const [row] = await world.query<{ sku: string }>('select sku from products where id = $1', [product])
  return row?.sku ?? ''
}

describe('a new SKU', () => {
  test('is checked without becoming a product, then becomes a pending one in its languages', async () => {
    const sku = unique('NEW')
    const place = { shippingCountry: 'CA', shippingFrom: 'Hamilton, Ontario' } as const
    await world.system.change('sellers', world.ids.users.seller, place)
    const id = await world.checked(fileOf(newRow(sku)))
    expect(await world.statusOf(id)).toMatchObject({ status: 'checked', problem: null })
    expect(await world.said(id)).toEqual(['2 create '])
    expect(await world.productOf(sku)).toBeUndefined()

    expect(await world.startIt(id)).toMatchObject({ ok: true, message: 'The import has started.' })
    await world.work()
    expect(await world.statusOf(id)).toMatchObject({ status: 'done' })
    expect(await world.said(id)).toEqual(['2 create done'])
    expect(await world.productOf(sku)).toMatchObject({
      status: 'pending',
      isLive: false,
      seller: world.ids.users.seller,
      category: 'Kitchen > Faucets',
      name: { en: 'Basin tap', ko: '세면대 수전' },
      stock: 12,
      weight: 2.5,
      // The file names no place: the seller's own (rule N21).
      ...place,
      images: [world.ids.media.sellers],
      moqPrices: [
        expect.objectContaining({ minQty: 1, maxQty: 9, unitPrice: 1990 }),
        expect.objectContaining({ minQty: 10, maxQty: 999999, unitPrice: 1750 }),
      ],
    })
  })

  test('of a trusted seller becomes an approved one, marked as such', async () => {
    const sku = unique('NEW')
    const id = await world.checked(fileOf(newRow(sku)))
    await world.system.change('sellers', world.ids.users.seller, { isTrusted: true })
    await world.startIt(id)
    await world.work()
    await world.system.change('sellers', world.ids.users.seller, { isTrusted: false })
    expect(await world.said(id)).toEqual(['2 create done'])
    expect(await world.productOf(sku)).toMatchObject({
      status: 'approved',
      isLive: true,
      approvedByTrust: true,
      name: { en: 'Basin tap', ko: '세면대 수전' },
    })
  })

  test.each([
    ['stock', '', 'import.stockFirst'],
    ['stock', '0', 'import.stockFirst'],
    ['stock', '1,000', 'import.whole'],
    ['price_1', '1,234', 'import.price'],
    ['price_1', '=1+1', 'import.price'],
    ['weight_kg', 'heavy', 'import.decimal'],
    ['weight_kg', '0', 'upload.required.weight product.weight'],
    ['name_en', '', 'upload.required.name'],
    ['sub_category', 'Spaceships', 'import.category'],
    ['pictures', 'nowhere.png', 'import.picture'],
    ['pictures', 'https://example.com/my tile.png', 'import.address'],
    ['pictures', '', 'upload.images'],
    ['max_1', '5', 'tiers.contiguous'],
    ['min_1', '0', 'tiers.firstMin'],
    ['sku', '', 'import.skuMissing'],
    ['sku', 'X'.repeat(65), 'product.tooLong'],
    ['name_en', 'X'.repeat(161), 'product.tooLong'],
  ])('is refused with %s %j: %s', async (column, cell, codes) => {
    const id = await world.checked(fileOf(newRow(unique('BAD'), { [column]: cell })))
    expect(await world.said(id)).toEqual([`2 refuse failed ${codes}`])
  })

  test('finds its category in French and Korean', async () => {
    await world.system.change('categories', world.ids.categories.room, { name: 'Cuisine' }, { locale: 'fr' })
    await world.system.change('categories', world.ids.categories.sub, { name: '수전' }, { locale: 'ko' })
    const id = await world.checked(
      fileOf(newRow(unique('FR'), { main_category: 'cuisine', sub_category: '수전' })),
    )
    expect(await world.said(id)).toEqual(['2 create '])
  })

  test('uses no picture of another seller', async () => {
    const id = await world.checked(fileOf(newRow()), 'otherSeller')
    expect(await world.said(id)).toEqual(['2 create '])
    await world.query(
      "update media set filename = replace(filename, 'my_tile', 'other') where owner_id = $1",
      [world.ids.users.otherSeller],
    )
    expect(await world.said(await world.checked(fileOf(newRow()), 'otherSeller'))).toEqual([
      '2 refuse failed import.picture',
    ])
  })
})

describe('a known SKU', () => {
  test('is unchanged when an export comes back', async () => {
    await world.query(
      'update products_locales set description = \'=SUM(1)\n"quoted", ; |\' where _parent_id = $1',
      [world.ids.products.second],
    )
    const file = await exported()
    const id = await world.checked(file)
    expect(file.charCodeAt(0)).toBe(0xfeff)
    const rows = await world.rows(id)
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.map(({ plan, outcome, reasons }) => [plan, outcome, reasons])).toEqual(
      rows.map(() => ['unchanged', 'unchanged', null]),
    )
  })

  test('changes tiers, stock, family, made to order, lead time and origin of shipping, at once in the shop', async () => {
    const sku = await skuOf(world.ids.products.live)
    await world.query('delete from page_clearings')
    await world.imported(
      `sku;stock;family;lead_time_days;shipping_from;made_to_order;min_1;max_1;price_1\n${sku};50; Sol  gooseneck;21;Busan, South Korea;yes;5;;12,50`,
    )
    expect(await world.productOf(sku)).toMatchObject({
      status: 'approved',
      isLive: true,
      stock: 50,
      family: 'Sol gooseneck',
      leadTimeDays: 21,
      shippingCountry: 'KR',
      shippingFrom: 'Busan',
      madeToOrder: true,
      moqPrices: [expect.objectContaining({ minQty: 5, maxQty: 999999, unitPrice: 1250 })],
    })
    expect(await world.query('select tags from page_clearings')).toHaveLength(1)
  })

  test('keeps what sales took between the check and the start', async () => {
    const sku = await skuOf(world.ids.products.second)
    const id = await world.checked(`sku,stock\n${sku},100`)
    await world.query('update products set stock = stock - 3 where sku = $1', [sku])
    await world.startIt(id)
    await world.work()
    expect(await world.productOf(sku)).toMatchObject({ stock: 97 })
  })

  test('reports described and locked facts, and changes only the free ones', async () => {
    const sku = await skuOf(world.ids.products.second)
    const id = await world.imported(
      `sku,name_en,weight_kg,origin,lead_time_days\n${sku},Other,9,Canada,30\n${await skuOf(world.ids.products.pending)},Other,9,Canada,`,
    )
    expect(await world.rows(id)).toMatchObject([
      {
        plan: 'change',
        outcome: 'done',
        reasons: [
          { code: 'import.described', params: { columns: 'name_en, weight_kg' } },
          { code: 'import.locked', params: { columns: 'origin' } },
        ],
      },
      {
        plan: 'unchanged',
        outcome: 'unchanged',
        reasons: [{ code: 'import.described' }, { code: 'import.locked' }],
      },
    ])
    expect(await world.productOf(sku)).toMatchObject({ weight: 2.4, origin: 'South Korea', leadTimeDays: 30 })
    const pending = world.ids.products.pending
    await world.query('update products set approved_at = null where id = $1', [pending])
    const early = await world.imported(`sku,origin\n${await skuOf(pending)},Canada`)
    expect(await world.rows(early)).toMatchObject([
      { outcome: 'unchanged', reasons: [{ code: 'import.described', params: { columns: 'origin' } }] },
    ])
  })

  test('fails where a rule of products refuses it, and the next row is done all the same', async () => {
    const [first, second] = [await skuOf(world.ids.products.live), await skuOf(world.ids.products.second)]
    await world.query('update products set reserved = 10 where sku = $1', [first])
    const id = await world.imported(`sku,stock\n${first},4\n${second},61`)
    expect(await world.said(id)).toEqual(['2 change failed product.stockReserved', '3 change done'])
    await world.query('update products set reserved = 0 where sku = $1', [first])
  })

  test('is refused while it is archived, also when that happens before its turn', async () => {
    const sku = await skuOf(world.ids.products.rejected)
    const id = await world.checked(`sku,stock\n${sku},77`)
    await world.query('update products set archived_at = now() where sku = $1', [sku])
    await world.startIt(id)
    await world.work()
    expect(await world.said(id)).toEqual(['2 change failed product.archived'])
    expect(await world.said(await world.checked(`sku,stock\n${sku},78`))).toEqual([
      '2 refuse failed product.archived',
    ])
    await world.query('update products set archived_at = null where sku = $1', [sku])
  })

  test('of another seller is a new one here', async () => {
    const sku = await skuOf(world.ids.products.otherLive)
    expect(await world.said(await world.checked(`sku,stock\n${sku},5`))).toMatchObject([
      expect.stringContaining('2 refuse failed upload.required.name'),
    ])
    expect(await world.productOf(sku)).toMatchObject({ stock: 40 })
  })
})

test('of a row that has ended what was in it is not kept, of one that waits it is', async () => {
  const kept = async (id: string) =>
    (
      await world.query<{ sku: string; isKept: boolean }>(
        `select sku, values <> '{}' as "isKept" from product_import_rows where import_id = $1 order by line`,
        [id],
      )
    ).map(({ isKept }) => isKept)
  const id = await world.checked(fileOf(newRow(), newRow(unique('BAD'), { stock: 'x' })))
  expect(await kept(id)).toEqual([true, false])
  await world.startIt(id)
  await world.work()
  expect(await world.said(id)).toEqual(['2 create done', '3 refuse failed import.whole'])
  expect(await kept(id)).toEqual([false, false])
})
