import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { acknowledgeOrder } from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { GET } from '@/app/api/order-document/[id]/[kind]/route'
import { pdfText } from '~/tests/support/pdf-text'
import type { SignedIn } from '~/tests/support/roles'
import { openAsAdmin } from '~/tests/support/shop/open-as-admin'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

type Kind = 'packing_list' | 'customs_invoice'

const open = (role: SignedIn | 'visitor', id: string, kind: string, locale = 'en') => {
  cookie = role === 'visitor' ? undefined : shop.tokens[role]
  return GET(new Request(`http://shop/api/order-document/${id}/${kind}?locale=${locale}`), {
    params: Promise.resolve({ id, kind }),
  })
}
const textOf = async (id: string, kind: Kind, locale = 'en') =>
  pdfText(new Uint8Array(await (await open('buyer', id, kind, locale)).arrayBuffer()))

const NAMES = { en: 'Oak stool', fr: 'Tabouret en chêne', ko: '참나무 의자' }

/** Paid, with a product named in three languages. */
async function paid(more: object = {}) {
  const { buyer } = shop.ids.users
  await shop.query('delete from cart_items where user_id = $1', [buyer])
  const product = await shop.product({
    hsCode: '9401.61',
    origin: 'South Korea',
    weight: 2.35,
    packagingUnit: 4,
    stock: 90,
    ...more,
  })
  await shop.query('delete from products_locales where _parent_id = $1', [product])
  for (const [locale, name] of Object.entries(NAMES))
    await shop.query(
      `insert into products_locales (_parent_id, _locale, name) values ($1, $2::_locales, $3)`,
      [product, locale, name],
    )
  const { orders } = await shop.paid(buyer, { [product]: 10 }, { poNumber: 'PO-77' })
  return { order: orders[0] ?? '', product }
}
const seller = () => ({ kind: 'seller', id: shop.ids.users.seller, status: 'active' }) as const

describe('a document that is written from the order', () => {
  test.each([
    [
      'en',
      'packing_list',
      ['Packing list', NAMES.en, '10 units', 'Units per box', '23.5 kg', 'Exporter', 'PO-77'],
    ],
    [
      'fr',
      'packing_list',
      ['Liste de colisage', NAMES.fr, '10 unités', 'Unités par boîte', '23,5 kg', 'Exportateur'],
    ],
    ['ko', 'packing_list', ['포장명세서', NAMES.ko, '10개', '박스당 수량', '23.5 kg', '수출자']],
    [
      'en',
      'customs_invoice',
      ['Customs invoice', NAMES.en, '9401.61', 'South Korea', 'Total value', 'CAD', 'DDP Toronto ON'],
    ],
    [
      'fr',
      'customs_invoice',
      ['Facture douanière', NAMES.fr, '9401.61', 'Corée du Sud', 'Valeur totale', 'Code SH'],
    ],
    ['ko', 'customs_invoice', ['통관용 송장', NAMES.ko, '9401.61', '대한민국', '합계', 'HS 코드']],
  ] as const)('has items, units and words in %s: %s', async (locale, kind, words) => {
    const { order } = await paid()
    await acknowledgeOrder(seller(), order)
    await shipOrder(seller(), { order, carrier: 'fedex', trackingNumber: '771204458130' })
    const text = await textOf(order, kind, locale)
    const [invoice] = await shop.query<{ number: string }>(
      'select number from invoices where order_id = $1',
      [order],
    )
    const given = [
      invoice?.number ?? '',
      String((await shop.orderRow(order)).number),
      'FedEx',
      '771204458130',
    ]
    const joined = text.replaceAll(/\s+/g, ' ')
    for (const word of [...words, ...given]) expect(joined).toContain(word)
    expect(text).not.toMatch(/[�□]|orderDocuments|undefined|NaN|null/)
  })

  test('sums boxes, weight and value exactly', async () => {
    const { order } = await paid()
    expect(await textOf(order, 'packing_list')).toMatch(/Boxes in total\n3\n/)
    const { subtotal, shipping } = await shop.orderRow(order)
    const total = (Number(subtotal) + Number(shipping)) / 100
    const text = await textOf(order, 'customs_invoice')
    expect(text).toContain(`$${total.toFixed(2)} CAD`)
    expect(text).toContain('Boxes: 3. Weight: 23.5 kg.')
  })

  test('has a dash where the order remembers nothing', async () => {
    const { order } = await paid()
    await shop.query(
      'update orders_items set hs_code = null, origin = null, weight = null, packaging_unit = null where _parent_id = $1',
      [order],
    )
    expect(await textOf(order, 'customs_invoice')).toContain('Boxes: –. Weight: –.')
    expect(await textOf(order, 'packing_list')).toMatch(/Boxes in total\n–\nWeight in total\n–/)
  })

  test('stays as it was ordered, whatever is changed afterwards', async () => {
    const { order, product } = await paid()
    const before = [await textOf(order, 'packing_list', 'fr'), await textOf(order, 'customs_invoice', 'fr')]
    await shop.query("update products_locales set name = 'Renamed' where _parent_id = $1", [product])
    await shop.query(
      "update products set hs_code = '1111.11', weight = 9, packaging_unit = 1 where id = $1",
      [product],
    )
    await shop.query("update sellers set company = 'Renamed Ltd.', address = 'Elsewhere' where id = $1", [
      seller().id,
    ])
    const after = [await textOf(order, 'packing_list', 'fr'), await textOf(order, 'customs_invoice', 'fr')]
    expect(after).toEqual(before)
  })

  test('names an item in English where the product was renamed between order and payment', async () => {
    const { buyer } = shop.ids.users
    const product = await shop.product()
    const placed = await shop.order(buyer, { [product]: 10 })
    await shop.query("update products_locales set name = 'Another thing' where _parent_id = $1", [product])
    await shop.tend()
    await shop.act(placed.checkout, 'pay')
    await shop.tend()
    const text = await textOf(placed.orders[0] ?? '', 'packing_list', 'fr')
    expect(text).not.toContain('Another thing')
  })

  test('is for the two sides of its order, and for an admin who has said why, and no cache keeps it', async () => {
    const { order } = await paid()
    expect((await open('admin', order, 'packing_list')).status).toBe(404)
    await openAsAdmin(shop.ids.staff.admin, order)
    for (const role of ['buyer', 'seller', 'admin'] as const) {
      const answer = await open(role, order, 'packing_list', 'ko')
      expect([role, answer.status, answer.headers.get('cache-control')]).toEqual([
        role,
        200,
        'private, no-store',
      ])
      expect(answer.headers.get('content-disposition')).toMatch(
        /^inline; filename="M-\d+-packing_list-ko\.pdf"$/,
      )
    }
    for (const role of [
      'visitor',
      'otherBuyer',
      'otherSeller',
      'pendingSeller',
      'suspendedSeller',
      'editor',
    ] as const) {
      const answer = await open(role, order, 'customs_invoice')
      expect([role, answer.status, await answer.json()]).toEqual([role, 404, { message: 'Not found.' }])
    }
    for (const [id, kind] of [
      [order, 'invoice'],
      [order, 'toString'],
      ['nonsense', 'packing_list'],
      ["' or 1=1 --", 'packing_list'],
    ] as const)
      expect((await open('buyer', id, kind)).status).toBe(404)
  })

  test('of goods that ship from Canada is a packing list of a shipper, and no customs invoice', async () => {
    const { order } = await paid({ shippingCountry: 'CA', shippingFrom: 'Vancouver, British Columbia' })
    const text = await textOf(order, 'packing_list')
    expect(text).toContain('Shipper')
    expect(text).not.toContain('Exporter')
    expect((await open('buyer', order, 'customs_invoice')).status).toBe(404)
  })

  test('is not there before the payment, and not for a cancelled order', async () => {
    const { buyer } = shop.ids.users
    const placed = await shop.order(buyer, { [await shop.product()]: 10 })
    const [unpaid = ''] = placed.orders
    expect((await open('buyer', unpaid, 'packing_list')).status).toBe(404)
    const { order } = await paid()
    await requestCancel({ kind: 'buyer', id: buyer }, { order, reason: '' })
    expect((await open('buyer', order, 'customs_invoice')).status).toBe(404)
    await shop.tend()
  })
})

describe('an invoice', () => {
  test.each(['fr', 'ko'] as const)(
    'names items and units in the language of the document: %s',
    async (locale) => {
      const { order } = await paid()
      const [row] = await shop.query<{ id: string }>('select id from invoices where order_id = $1', [order])
      const invoice = await import('@/app/api/invoice/[id]/route')
      cookie = shop.tokens.buyer
      const id = row?.id ?? ''
      const answer = await invoice.GET(new Request(`http://shop/api/invoice/${id}?locale=${locale}`), {
        params: Promise.resolve({ id }),
      })
      const text = pdfText(new Uint8Array(await answer.arrayBuffer())).replaceAll('\n', ' ')
      expect(text).toContain(NAMES[locale])
      expect(text).toContain(locale === 'fr' ? '10 unités' : '10개')
    },
  )

  test('has the code of its seller in its number, so that a buyer of two sellers has two numbers', async () => {
    const buyer = await shop.buyer()
    const owners = [await shop.seller(), await shop.seller()]
    for (const owner of owners) await shop.paid(buyer, { [await shop.product({ seller: owner })]: 2 })
    const rows = await shop.query<{ number: string; expected: string }>(
      `select v.number, 'INV-' || s.code || '-00001' as expected from invoices v join sellers s on s.id = v.seller_id where v.buyer_id = $1`,
      [buyer],
    )
    expect(rows.map(({ number }) => number)).toEqual(rows.map(({ expected }) => expected))
    expect(new Set(rows.map(({ number }) => number)).size).toBe(2)
  })
})
