import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GET } from '@/app/api/delivered/route'
import { GET as getSession } from '@/app/api/session/route'
import { openBrowser } from '~/tests/support/http/browser'
import { ADDRESS, openShop, type Shop } from '~/tests/support/shop/open-shop'

const BY_BOX = { kind: 'per_box', provinces: [], amount: 1_234, freeOver: 80_000 }
const UNKNOWN = '00000000-0000-7000-8000-000000000000'

let shop: Shop
let seller: string
let product: string
beforeAll(async () => {
  shop = await openShop()
  seller = await shop.seller({ shippingRules: [BY_BOX] })
  product = await shop.product({ seller })
})
afterAll(() => shop.close())

const visitor = () => openBrowser()
const buyer = () => openBrowser(shop.tokens.buyer)

type Query = Record<string, string>
async function ask(more: Query = {}, browser = visitor()) {
  const query = new URLSearchParams({ product, place: 'T2G', quantity: '10', locale: 'en', ...more })
  const address = `${process.env.SITE_URL}/api/delivered?${query}`
  const answer = await browser.within(() => GET(new Request(address)))
  return { status: answer.status, kept: answer.headers.get('cache-control'), body: await answer.json() }
}
const askOwn = (more: Query = {}, browser = buyer()) => ask({ own: '1', ...more }, browser)

describe('the price delivered, asked by a visitor', () => {
  test('says arrival, shipping, taxes and total, and may be kept by every cache for a minute', async () => {
    // Ten at $18.00 in three boxes at $12.34, and 5%.
    expect(await ask()).toEqual({
      status: 200,
      kept: 'public, max-age=60',
      body: {
        place: 'T2G',
        arrival: expect.stringMatching(/^Estimated arrival: /),
        shipping: 'Shipping: $37.02 · By the box: 3 boxes · free from $800.00',
        taxes: 'GST 5%: $10.85 · import duty included',
        total: 'Delivered: $227.87',
        each: '$22.79',
        isAsked: false,
      },
    })
  })

  test('follows quantity, place and language', async () => {
    expect((await ask({ quantity: '40', place: 't2g 4n6' })).body).toMatchObject({
      place: 'T2G',
      shipping: 'Shipping: $123.40 · By the box: 10 boxes · free from $800.00',
    })
    const many = await shop.product({ seller, stock: 100 })
    expect((await ask({ product: many, quantity: '50', place: 'H2X', locale: 'fr' })).body).toMatchObject({
      shipping: 'Livraison\u00a0: Gratuite · Gratuite pour une commande de ce montant',
      taxes:
        'TPS 5\u00a0%\u00a0: 45,00\u00a0$ · TVQ 9,975\u00a0%\u00a0: 89,78\u00a0$ · droits de douane compris',
      total: 'Livré\u00a0: 1\u00a0034,78\u00a0$',
    })
  })

  test('says nothing of duty where the goods lie in Canada', async () => {
    const here = await shop.product({
      seller,
      shippingCountry: 'CA',
      shippingFrom: 'Delta, British Columbia',
    })
    expect((await ask({ product: here })).body).toMatchObject({ taxes: 'GST 5%: $10.85' })
  })

  test('says that the seller quotes, with the sum before that, where there are no rules', async () => {
    const quoting = await shop.product({ seller: await shop.seller({ shippingRules: [] }) })
    expect((await ask({ product: quoting })).body).toMatchObject({
      shipping: 'The seller quotes shipping after you order',
      total: 'Before shipping: $189.00',
      each: null,
      isAsked: true,
    })
  })

  test('says that nobody ships there where no rule reaches the province', async () => {
    const rules = [{ kind: 'flat', provinces: ['ON'], amount: 4900 }]
    const near = await shop.product({ seller: await shop.seller({ shippingRules: rules }) })
    expect(await ask({ product: near, place: 'X0A' })).toMatchObject({
      status: 200,
      body: {
        shipping: 'This seller doesn’t ship to this province or territory.',
        taxes: '',
        total: null,
        each: null,
        isAsked: true,
      },
    })
  })

  test.each([
    ['place', '', 'Enter the first three characters of a Canadian postal code, such as T2G.'],
    ['place', 'T2', 'Enter the first three characters of a Canadian postal code, such as T2G.'],
    ['place', 'D2G', 'Enter the first three characters of a Canadian postal code, such as T2G.'],
    ['place', '90210', 'We ship to addresses in Canada only.'],
    ['place', 'T'.repeat(5_000), 'Enter the first three characters of a Canadian postal code, such as T2G.'],
    ['quantity', '0', 'The minimum order is 1. The nearest quantity you can order is 1.'],
    [
      'quantity',
      '1000000000',
      'You can order up to 999,999 at a time. The nearest quantity you can order is 999,999.',
    ],
    ['quantity', '-3', 'Enter a whole number. The nearest quantity you can order is 1.'],
    ['quantity', '1.5', 'Enter a whole number. The nearest quantity you can order is 1.'],
    ['quantity', '9'.repeat(400), 'Enter a whole number. The nearest quantity you can order is 1.'],
    ['quantity', '41', 'There isn’t enough stock for this quantity. Please order fewer.'],
    ['place', 'T2\0', 'The text contains a character that cannot be stored.'],
  ])('refuses the %s "%s" in a sentence that no cache keeps', async (name, value, message) => {
    expect(await ask({ [name]: value })).toMatchObject({ status: 422, kept: 'no-store', body: { message } })
  })

  test('refuses a quantity below the minimum, and none is sold to nobody', async () => {
    const moqPrices = [{ minQty: 10, maxQty: 999_999, unitPrice: 1800 }]
    const dozens = await shop.product({ seller, moqPrices })
    expect(await ask({ product: dozens, quantity: '9' })).toMatchObject({
      status: 422,
      body: { message: 'The minimum order is 10. The nearest quantity you can order is 10.' },
    })
  })

  test.each(['', 'nonsense', UNKNOWN])('knows no product "%s"', async (id) => {
    expect(await ask({ product: id })).toEqual({
      status: 404,
      kept: 'no-store',
      body: { message: 'This product isn’t for sale at the moment.' },
    })
  })

  test('knows none that is not on sale, or whose seller is not', async () => {
    const { pending, rejected, stopped } = shop.ids.products
    const closed = await shop.seller()
    const orphan = await shop.product({ seller: closed })
    await shop.system.change('sellers', closed, { status: 'suspended', statusReason: 'Papers are missing.' })
    for (const id of [pending, rejected, stopped, orphan])
      expect(await ask({ product: id })).toMatchObject({ status: 404 })
  })

  test('reads no session: a member hears the same as a visitor', async () => {
    expect(await ask({}, buyer())).toEqual(await ask())
  })
})

describe('the price delivered, on own terms', () => {
  const me = () => shop.ids.users.buyer
  const live = (place: object) =>
    shop.system.make('addresses', { user: me(), ...ADDRESS, ...place, isDefault: true })

  const placeInHeader = async () =>
    (
      await buyer().within(async () =>
        (await getSession(new Request(`${process.env.SITE_URL}/api/session`))).json(),
      )
    ).place

  test('is asked for a place where there is no address, and goes by the address else', async () => {
    await shop.query('delete from addresses where user_id = $1', [me()])
    expect(await askOwn({ place: '' })).toEqual({ status: 200, kept: 'private, no-store', body: null })
    expect(await placeInHeader()).toBe('')
    await live({ province: 'AB', postalCode: 'T2G 4N6' })
    expect(await placeInHeader()).toBe('T2G')
    expect(await askOwn({ place: '' })).toMatchObject({
      kept: 'private, no-store',
      body: { place: 'T2G 4N6', total: 'Delivered: $227.87' },
    })
    expect((await askOwn({ place: 'M5V' })).body).toMatchObject({ place: 'M5V', total: 'Delivered: $245.23' })
    await shop.query('delete from addresses where user_id = $1', [me()])
  })

  test('leaves out a tax that the member is exempt from in that province, which nobody else hears', async () => {
    const before = await askOwn({ place: 'V6B' })
    await shop.query(
      `insert into verifications (id, user_id, kind, province, number, status)
       values ($1, $2, 'pst_exemption', 'BC', 'PST-1234-5678', 'verified')`,
      [randomUUID(), me()],
    )
    expect((await askOwn({ place: 'V6B' })).body.taxes).toBe('GST 5%: $10.85 · import duty included')
    expect((await askOwn({ place: 'S4P' })).body.taxes).toMatch(/PST 6%/)
    expect((await ask({ place: 'V6B' }, buyer())).body).toEqual(before.body)
    expect((await ask({ place: 'V6B' })).body.taxes).toMatch(/PST 7%/)
    await shop.query('delete from verifications where user_id = $1', [me()])
  })

  test('is the answer for a visitor where the session is over, kept by no cache', async () => {
    expect(await askOwn({}, visitor())).toEqual({ ...(await ask()), kept: 'private, no-store' })
    expect(await askOwn({ place: '' }, visitor())).toMatchObject({ status: 200, body: null })
  })

  test('estimates what a business pays at the border where buyers import', async () => {
    await shop.query("update settings set importer = 'buyer'")
    const business = await askOwn({ place: 'M5V' })
    const anybody = await ask({ place: 'M5V' })
    await shop.query("update settings set importer = 'seller'")
    const words = 'You import these items. Not included: charges at the border, which we estimate at about'
    expect(business.body.taxes).toBe(`${words} $10.85.`)
    expect(anybody.body.taxes).toBe(`${words} $28.21.`)
    expect(business.body.total).toBe('Delivered: $217.02')
  })

  test('is told to no seller of their own goods', async () => {
    const own = await shop.product()
    expect(await askOwn({ product: own }, openBrowser(shop.tokens.seller))).toEqual({
      status: 404,
      kept: 'no-store',
      body: { message: 'You can’t buy your own product.' },
    })
  })
})
