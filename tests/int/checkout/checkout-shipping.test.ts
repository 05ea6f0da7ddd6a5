import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { seenIn } from '@/domain/cart/quote/quote-changes'
import { checkOut } from '@/features/buying/checkout/actions'
import { getCheckout } from '@/features/buying/checkout/get-checkout'
import { openPayment } from '@/features/buying/payments/attempts/open-payment'
import { exportOrders } from '@/features/buying/orders/list/export-orders'
import { POST as formDoor } from '@/app/api/checkout/form/route'
import { ADDRESS, openShop, type Shop } from '~/tests/support/shop/open-shop'
import { seeOrder } from '~/tests/support/shop/see-order'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))

const STANDARD = { kind: 'flat', provinces: [], amount: 4900 }
const EXPRESS = { service: 'Express', kind: 'flat', provinces: ['ON'], amount: 9900 }

let shop: Shop
let seller: string
beforeAll(async () => {
  shop = await openShop()
  cookie = shop.tokens.buyer
})
beforeEach(async () => {
  await shop.query('delete from cart_items')
  seller = await shop.seller({ shippingRules: [STANDARD, EXPRESS] })
})
afterAll(() => shop.close())

const rules = (...shippingRules: object[]) => shop.system.change('sellers', seller, { shippingRules })

async function buys(service?: string) {
  const buyer = await shop.buyer()
  await shop.fill(buyer, { [await shop.product({ seller })]: 2 })
  const services = service === undefined ? undefined : { [seller]: service }
  const { quote, digest } = await getCheckout(buyer, 'en', 'ON', services)
  return { buyer, quote, place: () => shop.place(buyer, { digest, services }) }
}

test('who sells is named in full before the order is placed', async () => {
  const buyer = await shop.buyer()
  await shop.fill(buyer, { [await shop.product({ seller })]: 2 })
  const { identities } = await getCheckout(buyer, 'en', 'ON')
  expect((await getCheckout(buyer, 'ko', 'ON')).identities[seller]).toContain(
    '서울특별시 강남구 테헤란로 152, 7층',
  )
  expect(identities[seller]).toMatch(
    /^Sold by .+, 152 Teheran-ro, 7F, Gangnam-gu, Seoul .+, South Korea\. Email office@.+\.test, phone \+82 2 555 0100$/,
  )
})

describe('a way of shipping', () => {
  test('that was chosen is what is charged, frozen, and told', async () => {
    const { buyer, quote, place } = await buys('Express')
    expect(quote).toMatchObject({ shipping: 9900, groups: [{ service: 'Express', missingService: null }] })
    const placed = await place()
    const [id] = placed.ok && placed.value.kind === 'placed' ? placed.value.orders : []
    await rules(STANDARD)
    const order = await seeOrder(shop, { kind: 'buyer', id: buyer }, id ?? '')
    expect(order).toMatchObject({ shippingService: 'Express', shipping: 9900, total: quote.total })
    const [letter] = await shop.query<{ params: string }>(
      `select params from emails where user_id = $1 and template = 'orderPlaced'`,
      [buyer],
    )
    expect(JSON.parse(letter?.params ?? '{}').items).toContain('Express shipping: $99.00')
  })

  test('is named where it is paid and in the list of orders as a file, also beside one without a name', async () => {
    const other = await shop.seller({ shippingRules: [STANDARD] })
    const third = await shop.seller({ shippingRules: [{ ...EXPRESS, service: 'Pick-up', amount: 0 }] })
    const buyer = await shop.buyer()
    const lines: Record<string, number> = {}
    for (const owner of [seller, other, third]) lines[await shop.product({ seller: owner })] = 2
    await shop.fill(buyer, lines)
    const services = { [seller]: 'Express' }
    const { digest } = await getCheckout(buyer, 'fr', 'ON', services)
    const placed = await shop.place(buyer, { digest, services, locale: 'fr' })
    const checkout = placed.ok && placed.value.kind === 'placed' ? placed.value.checkout : ''
    expect(await openPayment(checkout)).toMatchObject({ kind: 'page' })
    const [row] = await shop.query<{ request: string }>(
      'select payment_request as request from checkouts where id = $1',
      [checkout],
    )
    const asked = JSON.parse(row?.request ?? '{}').lines.map(
      ({ name, unitPrice }: { name: string; unitPrice: number }) =>
        `${name} ${unitPrice}`.replaceAll(/\s/g, ' '),
    )
    expect(asked).toEqual(
      expect.arrayContaining(['Livraison « Express » 9900', 'Livraison « Pick-up » 0', 'Livraison 4900']),
    )
    let file = ''
    for await (const part of exportOrders({ side: 'buyer', id: buyer }, { status: null, text: '' }, 'fr'))
      file += part
    const [head = '', ...rows] = file.trim().split(/\r?\n/)
    const at = head.split(',').indexOf('"Mode de livraison"')
    expect(rows.map((line) => line.split(',')[at]).toSorted()).toEqual([
      '"Express"',
      '"Livraison standard"',
      '"Pick-up"',
    ])
  })

  test('that is not chosen is the seller’s first', async () => {
    const { quote, place } = await buys()
    expect(quote).toMatchObject({ shipping: 4900, groups: [{ service: '' }] })
    expect(await place()).toMatchObject({ ok: true, value: { kind: 'placed' } })
  })

  test('that costs something else by now is shown again, and nothing is ordered', async () => {
    const { place } = await buys('Express')
    await rules(STANDARD, { ...EXPRESS, amount: 12_000 })
    expect(await place()).toMatchObject({ ok: true, value: { kind: 'changed', quote: { shipping: 12_000 } } })
  })

  test.each([
    ['that vanished', 'Express', [STANDARD]],
    ['that nobody ever offered', 'Drone', [STANDARD, EXPRESS]],
    ['that does not go to the province', 'Express', [STANDARD, { ...EXPRESS, provinces: ['QC'] }]],
    ['that was the standard one and has a name now', '', [EXPRESS]],
  ])('%s is refused by name, and nothing is ordered', async (_, service, now) => {
    const { buyer, place } = await buys(service)
    await rules(...now)
    const refused = { code: 'shipping.service', path: `shipping.${seller}`, params: { service } }
    expect(await place()).toMatchObject({ ok: false, issues: [refused] })
    expect(await shop.query('select id from orders where buyer_id = $1', [buyer])).toEqual([])
  })

  test('without a name that gets one is another way, whatever it costs', async () => {
    const { place } = await buys()
    await rules({ ...STANDARD, service: 'Sea freight' })
    expect(await place()).toMatchObject({ ok: true, value: { kind: 'changed' } })
  })

  test('may be the one that is quoted, beside another that is not', async () => {
    await rules(STANDARD, { service: 'Freight', kind: 'quoted', provinces: [], amount: 0 })
    const { quote, place } = await buys('Freight')
    expect(quote).toMatchObject({ isFinal: false, shipping: 0 })
    expect(await place()).toMatchObject({ ok: true, value: { kind: 'placed', waitsForQuote: true } })
  })
})

describe('the form of the checkout', () => {
  async function open(service: string) {
    const { buyer } = shop.ids.users
    await shop.fill(buyer, { [await shop.product({ seller })]: 2 })
    const { quote, digest, key } = await getCheckout(buyer, 'en', 'ON', { [seller]: service })
    const form = new FormData()
    const { firstName, lastName, address, city, province, postalCode } = ADDRESS
    const fields = { firstName, lastName, address1: address, city, province, postalCode }
    const seen = JSON.stringify(seenIn(quote))
    for (const [name, value] of Object.entries({ locale: 'en', key, digest, seen, ...fields }))
      form.set(name, value)
    form.set(`ship.${seller}`, service)
    return form
  }
  const orders = () => shop.query('select id from orders where seller_id = $1', [seller])

  test('orders what it shows', async () => {
    expect(await checkOut({}, await open('Express'))).toMatchObject({ ok: true })
    expect(await orders()).toHaveLength(1)
  })

  /** As a browser without script sends it: through the door, and on to the page that stands there. */
  const sendPlain = async (form: FormData) => {
    const init = { method: 'POST', body: form, headers: { 'sec-fetch-site': 'same-origin' } }
    const { status, headers } = await formDoor(new Request('http://shop/api/checkout/form', init))
    return { status, to: headers.get('location') }
  }
  const TYPED = { provider: 'transfer', poNumber: 'PO-7', note: 'Ring twice\nat the back' }
  function type(form: FormData, more: Record<string, string>) {
    for (const [name, value] of Object.entries({ ...TYPED, ...more })) form.set(name, value)
    return form
  }
  const page = `/fr/checkout?address=`

  test('without script shows the sums of another way before anything is ordered, and keeps what was typed', async () => {
    const form = type(await open(''), { locale: 'fr', [`ship.${seller}`]: 'Express' })
    const to = `${page}&chosen=1&ship=${seller}%3AExpress`
    expect(await sendPlain(form)).toEqual({ status: 307, to })
    expect(await checkOut({}, form)).toEqual({ kept: TYPED })
    expect(await orders()).toEqual([])
  })

  test('shows the sums where only that is asked for', async () => {
    const form = type(await open('Express'), { update: '1' })
    expect(await sendPlain(form)).toMatchObject({
      status: 307,
      to: expect.stringContaining('&chosen=1&ship='),
    })
    expect(await checkOut({}, form)).toEqual({ kept: TYPED })
    expect(await orders()).toEqual([])
  })

  test('goes to another address of the book with what was typed', async () => {
    const form = type(await open('Express'), { locale: 'fr', deliver: 'another&chosen=1#' })
    const to = `${page}another%26chosen%3D1%23&ship=${seller}%3AExpress`
    expect(await sendPlain(form)).toEqual({ status: 307, to })
    expect(await checkOut({}, form)).toEqual({ kept: TYPED })
    expect(await orders()).toEqual([])
  })

  test('is ordered at the page it came from where nothing else was chosen', async () => {
    const form = await open('Express')
    expect(await sendPlain(form)).toEqual({ status: 307, to: `/checkout?address=&ship=${seller}%3AExpress` })
    expect(await checkOut({}, form)).toMatchObject({ ok: true })
  })

  test('lays what vanished beside what is offered now', async () => {
    const form = await open('Express')
    await rules(STANDARD)
    const answer = await checkOut({}, form)
    expect(answer).toMatchObject({ ok: false, changed: true, before: { sellers: [{ service: 'Express' }] } })
    expect(await orders()).toEqual([])
  })

  test('refuses with a sentence what was never offered', async () => {
    const form = await open('')
    form.set(`ship.${seller}`, 'Drone')
    form.set('seen', 'nothing')
    const { ok, message } = await checkOut({}, form)
    expect([ok, message]).toEqual([false, expect.stringContaining('doesn’t offer “Drone” shipping')])
    expect(await orders()).toEqual([])
  })
})
