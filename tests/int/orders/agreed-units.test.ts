import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { getCart } from '@/features/buying/cart/get-cart'
import { exportOrders } from '@/features/buying/orders/list/export-orders'
import { listShipments } from '@/features/selling/shipping/list-shipments'
import { renderEmail } from '@/server/talk/email/render-email'
import { GET as getInvoice } from '@/app/api/invoice/[id]/route'
import { GET as getDocument } from '@/app/api/order-document/[id]/[kind]/route'
import { memberUser } from '~/tests/support/member-user'
import { pdfText } from '~/tests/support/pdf-text'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import { seeOrder, seeOrders } from '~/tests/support/shop/see-order'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const SENDER = { siteName: 'Maru', legalName: 'Maru Inc.', contactEmail: 'hello@maru.test' }

/** Tiles by the box of half a square metre, beside something sold one by one. */
async function tilesAndTrowels() {
  const buyer = await shop.buyer()
  const [tile, trowel] = [await shop.product({ stock: 900 }), await shop.product({ stock: 900 })]
  await shop.query("update products set sold_by = 'box', content = 0.5, content_unit = 'm2' where id = $1", [
    tile,
  ])
  return { buyer, tile, goods: { [tile]: 84, [trowel]: 12 } }
}

/** The same order, after its seller sells the tiles one by one. */
async function orderBeforeTheChange() {
  const { buyer, tile, goods } = await tilesAndTrowels()
  const { orders } = await shop.paid(buyer, goods)
  await shop.query(
    "update products set sold_by = 'piece', content = null, content_unit = null where id = $1",
    [tile],
  )
  return { buyer, order: orders[0] ?? '' }
}

const BOXES = { soldBy: 'box', content: 0.5, contentUnit: 'm2', quantity: 84 }
const PIECES = { soldBy: 'piece', content: null, contentUnit: null, quantity: 12 }

describe('a line of a cart (rule C54)', () => {
  test('says what a unit is called, and what all hold together', async () => {
    const { buyer, goods } = await tilesAndTrowels()
    await shop.fill(buyer, goods)
    const [seller] = (await getCart(buyer, 'en')).sellers
    const said = seller?.lines.map(({ soldBy, ordered, measured }) => [
      soldBy,
      ordered.split(' at ')[0],
      measured,
    ])
    expect(said?.toSorted()).toEqual([
      ['box', '84 boxes', '84 boxes = 42 m²'],
      ['piece', '12', null],
    ])
  })
})

describe('an order whose product is sold in another unit since (rule M53)', () => {
  test('still says boxes on its page and in lists', async () => {
    const { buyer, order } = await orderBeforeTheChange()
    const page = await seeOrder(shop, { kind: 'buyer', id: buyer }, order)
    expect(page?.items).toEqual(
      expect.arrayContaining([expect.objectContaining(BOXES), expect.objectContaining(PIECES)]),
    )
    const { orders } = await seeOrders(
      shop,
      { side: 'buyer', id: buyer },
      { status: null, text: '', page: 1 },
    )
    expect(orders[0]?.items).toContainEqual(expect.objectContaining(BOXES))
  })

  test('still says boxes in files, emails, invoice, confirmation and packing list', async () => {
    const { buyer, order } = await orderBeforeTheChange()
    const lines = []
    for await (const line of exportOrders({ side: 'buyer', id: buyer }, { status: null, text: '' }, 'en'))
      lines.push(line)
    expect(lines.join('\n')).toMatch(/84 boxes × /)
    expect(lines.join('\n')).toMatch(/12 × /)

    const [email] = await shop.query<{ template: string; params: string }>(
      "select template, params from emails where template = 'orderPlaced' and dedupe_key like '%' || $1 || '%'",
      [order],
    )
    expect(renderEmail({ locale: 'en', template: '', params: '', ...email }, SENDER).text).toMatch(
      /84 boxes × /,
    )

    cookie = shop.tokens.seller
    const [invoice] = await shop.query<{ id: string }>('select id from invoices where order_id = $1', [order])
    const id = invoice?.id ?? ''
    const issued = await getInvoice(new Request(`http://shop/api/invoice/${id}?locale=fr`), {
      params: Promise.resolve({ id }),
    })
    expect(await pdfText(new Uint8Array(await issued.arrayBuffer()))).toMatch(/84\sboîtes\s+42\sm²/)
    for (const kind of ['confirmation', 'packing_list', 'customs_invoice']) {
      const paper = await getDocument(
        new Request(`http://shop/api/order-document/${order}/${kind}?locale=en`),
        { params: Promise.resolve({ id: order, kind }) },
      )
      const text = await pdfText(new Uint8Array(await paper.arrayBuffer()))
      expect(text).toMatch(/84 boxes\s+42\sm²/)
      expect(text).toContain('12 units')
    }
  })

  test('is counted in its units among what its seller has to send', async () => {
    const { order } = await orderBeforeTheChange()
    const seller = await memberUser(shop.payload, shop.ids.users.seller)
    const { send } = await listShipments(seller, { send: 1, way: 1 })
    expect(send.orders.find(({ id }) => id === order)?.units).toEqual([
      { soldBy: 'piece', quantity: 12 },
      { soldBy: 'box', quantity: 84 },
    ])
  })
})

test('an order from before units were kept counts units', async () => {
  const { buyer, order } = await orderBeforeTheChange()
  await shop.query('update orders_items set sold_by = null, content = null, content_unit = null')
  const page = await seeOrder(shop, { kind: 'buyer', id: buyer }, order)
  expect(page?.items).toContainEqual(expect.objectContaining({ soldBy: null, content: null, quantity: 84 }))
})
