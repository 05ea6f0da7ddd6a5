import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROVINCES, type Province } from '@/domain/people/address/postal-code'
import { formatMoney, formatNamedMoney } from '@/domain/money'
import { getCart } from '@/features/buying/cart/get-cart'
import { placeOfAddress } from '@/server/cart/quote/read-place'
import { GET as cartEstimate } from '@/app/api/cart/estimate/route'
import { GET as delivered } from '@/app/api/delivered/route'
import { openBrowser } from '~/tests/support/http/browser'
import { ADDRESS, openShop, type Shop } from '~/tests/support/shop/open-shop'

const AREAS: Record<Province, string> = {
  AB: 'T2G',
  BC: 'V6B',
  MB: 'R3C',
  NB: 'E1A',
  NL: 'A1A',
  NS: 'B3H',
  NT: 'X1A',
  NU: 'X0A',
  ON: 'M5V',
  PE: 'C1A',
  QC: 'H2X',
  SK: 'S4P',
  YT: 'Y1A',
}
const BY_BOX = { kind: 'per_box', provinces: [], amount: 1_234, freeOver: 80_000 }
const EXPRESS = { service: 'Express', kind: 'flat', provinces: [], amount: 1 }

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function asked(
  handler: typeof delivered | typeof cartEstimate,
  query: Record<string, string>,
  browser = openBrowser(),
) {
  const address = `${process.env.SITE_URL}/api/x?${new URLSearchParams(query)}`
  const answer = await browser.within(() => handler(new Request(address)))
  return { status: answer.status, kept: answer.headers.get('cache-control'), body: await answer.json() }
}

describe('an estimate equals the order that follows', () => {
  const QUANTITIES = [1, 7, 33]

  test.each(PROVINCES)('in %s, for three products in three quantities', async (province) => {
    const more = [{ leadTimeDays: 30 }, { shippingCountry: 'CA', shippingFrom: 'Laval, Quebec' }, {}]
    for (const [at, quantity] of QUANTITIES.entries()) {
      const rules = [[BY_BOX], [{ kind: 'flat', provinces: [province], amount: 4_999 }], [BY_BOX, EXPRESS]]
      const owner = await shop.seller({ shippingRules: rules[at] })
      const goods = await shop.product({ seller: owner, ...more[at] })
      const place = AREAS[province]
      const { body } = await asked(delivered, {
        product: goods,
        quantity: String(quantity),
        place,
        locale: 'en',
      })
      const address = { ...ADDRESS, province, postalCode: `${place} 1A1` }
      const user = await shop.buyer()
      await shop.fill(user, { [goods]: quantity })
      const there = placeOfAddress(place)
      const cart = await getCart(user, 'en', there.ok ? there.value : null)
      const { orders } = await shop.order(user, {}, { address })
      const row = await shop.orderRow(orders[0] ?? '')
      const total = Number(row.total_amount)
      expect(body.total).toBe(`Delivered: ${formatMoney(total, 'en')}`)
      expect(cart.estimate).toMatchObject({ place, total: formatNamedMoney(total, 'en'), totalName: 'Total' })
    }
  })
})

describe('what the cart comes to', () => {
  const ofCart = (place: string, browser = openBrowser(shop.tokens.buyer)) =>
    asked(cartEstimate, { place, locale: 'en' }, browser)

  test('at a place that was typed is told to its member alone', async () => {
    const me = shop.ids.users.buyer
    await shop.query('delete from cart_items where user_id = $1', [me])
    const seller = await shop.seller({ shippingRules: [BY_BOX] })
    await shop.fill(me, { [await shop.product({ seller })]: 10 })
    expect(await ofCart('V6B')).toEqual({
      status: 200,
      kept: 'private, no-store',
      body: {
        place: 'V6B',
        shipping: '$37.02',
        sellers: {
          [seller]: {
            shipping: 'Shipping to V6B: $37.02',
            untilFree: 'Add $620.00 more for free shipping',
          },
        },
        taxes: [
          { name: 'GST 5%', amount: '$10.85' },
          { name: 'PST 7%', amount: '$15.19' },
        ],
        total: '$243.06 CAD',
        totalName: 'Total',
        notes: [],
      },
    })
    expect(await ofCart('V6B', openBrowser())).toMatchObject({ status: 404 })
    expect(await ofCart('90210')).toMatchObject({
      status: 422,
      kept: 'private, no-store',
      body: { message: 'We ship to addresses in Canada only.' },
    })
  })

  test('names what waits for a quote, and a seller who does not ship there, and checkout stays open', async () => {
    const user = await shop.buyer()
    const quotes = await shop.seller({ shippingRules: [] })
    const quoting = await shop.product({ seller: quotes })
    const near = await shop.product() // The seller of the sample world ships to Ontario alone.
    await shop.fill(user, { [quoting]: 1, [near]: 1 })
    const place = { name: 'T2G 4N6', province: 'AB' } as const
    expect(await getCart(user, 'en', place)).toMatchObject({
      mayCheckOut: true,
      estimate: {
        place: 'T2G 4N6',
        shipping: 'To be quoted',
        totalName: 'Total before quoted shipping',
        sellers: {
          [quotes]: { shipping: 'Shipping to T2G 4N6: To be quoted', untilFree: null },
          [shop.ids.users.seller]: {
            shipping: 'This seller doesn’t ship to your province.',
            untilFree: null,
          },
        },
        notes: [
          'This seller doesn’t ship to your province.',
          expect.stringContaining('once every seller has quoted shipping'),
        ],
      },
    })
    expect((await getCart(user, 'en')).estimate).toBeNull()
  })

  test('with what is still to be added, to the cent, shipping is free (rule M67)', async () => {
    const rule = { kind: 'flat', provinces: ['AB'], amount: 1_200, freeOver: 20_001 }
    const seller = await shop.seller({ shippingRules: [rule] })
    const product = await shop.product({ seller })
    const user = await shop.buyer()
    const place = { name: 'T2G', province: 'AB' } as const
    await shop.fill(user, { [product]: 10 })
    const before = await getCart(user, 'en', place)
    const lacking = 20_001 - before.subtotal
    expect(before.estimate?.sellers[seller]).toEqual({
      shipping: 'Shipping to T2G: $12.00',
      untilFree: `Add ${formatMoney(lacking, 'en')} more for free shipping`,
    })
    await shop.query('update products_moq_prices set unit_price = unit_price + $2 where _parent_id = $1', [
      product,
      Math.ceil(lacking / 10),
    ])
    expect((await getCart(user, 'en', place)).estimate?.sellers[seller]).toEqual({
      shipping: 'Shipping to T2G: Free',
      untilFree: null,
    })
  })
})
