import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { removeLine, saveForLater, setQuantity } from '@/features/buying/cart/lines/line-actions'
import { addressMark, listAddresses } from '@/features/buying/checkout/address/addresses'
import { checkOut } from '@/features/buying/checkout/actions'
import * as orders from '@/features/buying/orders/actions'
import { ship } from '@/features/buying/orders/waybill/waybill-actions'
import { POST as placeByJson } from '@/app/api/checkout/route'
import { GET as pay } from '@/app/api/checkout/[id]/pay/route'
import type { FormState } from '@/domain/forms/form-state'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import type { Member, SignedIn } from '~/tests/support/roles'
import { adminCommand } from '~/tests/support/http/admin-command'

const confirmAtDesk = adminCommand('transfer')
const refundAtDesk = adminCommand('refund')

let cookie: string | undefined
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => cookie && { value: cookie } }),
  headers: async () => new Headers(),
}))
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl')
  const load = async (locale: string) => (await import(`~/src/messages/${locale}/index.ts`)).default as object
  type Asked = { locale: string; namespace: string }
  return {
    getTranslations: async ({ locale, namespace }: Asked) =>
      createTranslator({ locale, messages: await load(locale), namespace } as never),
  }
})

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.query('delete from cart_items')
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.query('delete from cart_items')
  expect(await shop.broken()).toEqual([])
})

const signIn = (role: SignedIn | 'visitor') => {
  cookie = role === 'visitor' ? undefined : shop.tokens[role]
}

type Action = (state: FormState, form: FormData) => Promise<FormState & { redirect?: string }>

async function send(role: SignedIn | 'visitor', action: Action, fields: Record<string, string>) {
  signIn(role)
  const form = new FormData()
  for (const [name, value] of Object.entries({ locale: 'en', ...fields })) form.set(name, value)
  return action({}, form)
}

const sendJson = (
  role: SignedIn | 'visitor',
  door: (request: Request) => Promise<Response>,
  body: object,
) => {
  signIn(role)
  const headers = { 'content-type': 'application/json' }
  return door(new Request('http://shop/', { method: 'POST', headers, body: JSON.stringify(body) }))
}

async function aLine(quantity = 10) {
  const product = await shop.product()
  const buyer = shop.ids.users.buyer
  await shop.fill(buyer, { [product]: quantity })
  const [line] = await shop.query<{ id: string }>('select id from cart_items where product_id = $1', [
    product,
  ])
  return { product, buyer, line: line?.id ?? '' }
}
const lines = () => shop.query('select quantity::int, saved_for_later as saved from cart_items')

test('a line is changed, kept for later and removed by its owner alone', async () => {
  const { line } = await aLine()
  for (const role of ['visitor', 'otherBuyer', 'admin'] as const) {
    expect(await send(role, setQuantity, { line, quantity: '12' })).toMatchObject({ ok: false })
    expect(await send(role, saveForLater, { line, later: 'yes' })).toMatchObject({ ok: false })
    expect(await send(role, removeLine, { line })).toMatchObject({ ok: false })
  }
  expect(await lines()).toEqual([{ quantity: 10, saved: false }])
  expect(await send('buyer', setQuantity, { line, quantity: '12' })).toMatchObject({
    ok: true,
    message: 'Quantity updated.',
  })
  expect(await send('buyer', setQuantity, { line, quantity: '1.5' })).toEqual({
    ok: false,
    message: 'Failed to update quantity: Enter a whole number. The nearest quantity you can order is 2.',
    fields: { quantity: 'Enter a whole number. The nearest quantity you can order is 2.' },
  })
  expect(await send('buyer', saveForLater, { line, later: 'yes' })).toMatchObject({ ok: true })
  expect(await lines()).toEqual([{ quantity: 12, saved: true }])
  expect(await send('buyer', saveForLater, { line, later: 'no' })).toMatchObject({ ok: true })
  expect(await send('buyer', removeLine, { line })).toMatchObject({ ok: true })
  expect(await send('buyer', removeLine, { line })).toMatchObject({
    message: 'Failed to remove item: This item is no longer in your cart.',
  })
})

test('a quantity below one takes the line away', async () => {
  const { line } = await aLine()
  expect(await send('buyer', setQuantity, { line, quantity: '0' })).toMatchObject({ ok: true })
  expect(await lines()).toEqual([])
})

const ADDRESS = { firstName: 'Jo', lastName: 'Kim', city: 'Toronto', province: 'ON', postalCode: 'M5H 1A1' }

test('the checkout form places an order and goes on to its payment, which is nobody else’s', async () => {
  const { buyer } = await aLine()
  const { digest } = await shop.seen(buyer)
  const form = { ...ADDRESS, address1: '12 King Street West', digest, key: 'key-of-the-form' }
  expect(await send('visitor', checkOut, form)).toMatchObject({ ok: false, message: 'Sign In to Checkout' })
  expect(await send('buyer', checkOut, { ...form, city: '' })).toMatchObject({
    ok: false,
    message: 'Checkout Failed: Enter a city.',
  })
  expect(await send('buyer', checkOut, { ...form, digest: 'another' })).toMatchObject({
    ok: false,
    changed: true,
  })
  const placed = await send('buyer', checkOut, form)
  expect(placed).toMatchObject({ ok: true, message: 'Order created! Redirecting to payment...' })
  const [, , , id = ''] = placed.redirect?.split('/') ?? []
  const params = { params: Promise.resolve({ id }) }
  const onTo = async (role: SignedIn | 'visitor') => {
    signIn(role)
    return pay(new Request('http://shop/'), params)
  }
  expect((await onTo('visitor')).status).toBe(404)
  expect((await onTo('otherBuyer')).status).toBe(404)
  expect((await onTo('buyer')).headers.get('location')).toContain('/c/pay/cs_test')
  const unknown = { params: Promise.resolve({ id: 'no-id-at-all' }) }
  expect((await pay(new Request('http://shop/'), unknown)).status).toBe(404)
})

test('the book of addresses is one’s own', async () => {
  const { buyer } = await aLine()
  const { digest } = await shop.seen(buyer)
  const form = { digest, key: 'key-of-another-form' }
  const to = async (role: Member, id: string) => {
    const { [role]: owner } = shop.users
    const seen = owner && (await listAddresses(owner)).find((each) => each.id === id)
    if (!seen) throw new Error('There is no such address.')
    return send('buyer', checkOut, { ...form, address: id, mark: addressMark(seen) })
  }
  expect(await to('otherBuyer', shop.ids.addresses.otherBuyers)).toMatchObject({ ok: false })
  expect(await to('buyer', shop.ids.addresses.buyers)).toMatchObject({ ok: true })
})

test('a client that speaks JSON gets the same answers', async () => {
  const { buyer } = await aLine()
  const { digest } = await shop.seen(buyer)
  const asked = { key: 'key-of-a-client', digest, address: { ...ADDRESS, address: '12 King Street West' } }
  expect((await sendJson('visitor', placeByJson, asked)).status).toBe(404)
  expect((await sendJson('buyer', placeByJson, { key: 7 })).status).toBe(400)
  expect((await sendJson('buyer', placeByJson, { ...asked, services: { x: '' } })).status).toBe(400)
  const drone = { ...asked, services: { [shop.ids.users.seller]: 'Drone' } }
  expect((await sendJson('buyer', placeByJson, drone)).status).toBe(422)
  expect((await sendJson('buyer', placeByJson, { ...asked, digest: 'x' })).status).toBe(409)
  expect((await sendJson('buyer', placeByJson, { ...asked, address: {} })).status).toBe(422)
  expect(await (await sendJson('buyer', placeByJson, asked)).json()).toMatchObject({ kind: 'placed' })
  expect(await (await sendJson('buyer', placeByJson, asked)).json()).toMatchObject({ kind: 'placed' })
})

test('the forms of an order move it for its two sides, and say so', async () => {
  const { product, buyer } = await aLine()
  const placed = await shop.paid(buyer, { [product]: 10 })
  const [order = ''] = placed.orders
  expect(await send('otherSeller', orders.acknowledge, { order })).toMatchObject({
    ok: false,
    message: 'Failed to update order status. This order doesn’t exist.',
  })
  expect(await send('seller', orders.acknowledge, { order })).toMatchObject({ ok: true })
  expect(await send('buyer', orders.cancelOrder, { order, reason: 'Too late' })).toMatchObject({
    message: 'Order cancellation request submitted',
  })
  expect(
    await send('seller', orders.answerCancelRequest, { order, answer: 'refuse', reason: 'Cut' }),
  ).toMatchObject({ ok: true })
  expect(
    await send('seller', ship, { order, carrier: 'fedex', trackingNumber: '771204458130' }),
  ).toMatchObject({
    ok: true,
  })
  expect(await send('seller', orders.quoteShipping, { order, shipping: '50' })).toMatchObject({
    message: 'The shipping cost couldn’t be sent. The shipping cost of this order is already set.',
  })
  expect(
    await send('seller', orders.refund, { order, amount: 'much', reason: 'Chipped', key: 'a-form-key' }),
  ).toMatchObject({
    message: 'The refund couldn’t be made. Enter an amount such as 1234.50.',
    fields: { amount: 'Enter an amount such as 1234.50.' },
    kept: { amount: 'much', reason: 'Chipped' },
  })
  expect(
    await send('seller', orders.refund, { order, amount: '12.505', reason: 'Chipped', key: 'a-form-key' }),
  ).toMatchObject({
    message: 'The refund couldn’t be made. Enter an amount with no more than two decimals.',
  })
  expect(await send('buyer', orders.receiveOrder, { order })).toMatchObject({ ok: true })
  expect(
    await send('seller', orders.refund, { order, amount: '12.50', reason: 'Chipped', key: 'a-form-key' }),
  ).toMatchObject({ ok: true })
  const long = 'x'.repeat(1_001)
  expect(
    await send('seller', orders.refund, { order, amount: '1.00', reason: long, key: 'another-key' }),
  ).toMatchObject({
    message: 'The refund couldn’t be made. Use no more than 1,000 characters.',
    kept: { amount: '1.00', reason: long },
  })
  expect(await send('seller', orders.callOffOrder, { order, reason: 'No' })).toMatchObject({
    ok: false,
    kept: { reason: 'No' },
  })
  await shop.tend()
})

test('the desk is for admins: transfers are confirmed and refunds recorded there', async () => {
  const buyer = await shop.buyer()
  const { checkout } = await shop.order(buyer, { [await shop.product()]: 1 }, { provider: 'transfer' })
  const amount = Number((await shop.checkoutRow(checkout)).total)
  const arrived = { checkout, amount, bankReference: 'W-1' }
  for (const role of ['visitor', 'buyer', 'seller', 'editor'] as const) {
    expect((await sendJson(role, confirmAtDesk, arrived)).status).toBe(404)
    expect((await sendJson(role, refundAtDesk, { refund: checkout, reference: 'x' })).status).toBe(404)
  }
  expect((await sendJson('admin', confirmAtDesk, { ...arrived, checkout: 'x' })).status).toBe(400)
  expect((await sendJson('admin', confirmAtDesk, { ...arrived, amount: 1 })).status).toBe(422)
  expect((await sendJson('admin', confirmAtDesk, arrived)).status).toBe(200)
  expect((await sendJson('admin', refundAtDesk, { refund: checkout, reference: 'x' })).status).toBe(422)
})
