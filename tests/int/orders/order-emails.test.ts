import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { answerCancel, callOff, requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { acknowledgeOrder, markDelivered } from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { giveQuote } from '@/features/buying/orders/commands/give-quote'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { notifyOfOrder } from '@/server/orders/emails/notify'
import { savePreferences } from '@/server/talk/email/save-preferences'
import { renderEmail } from '@/server/talk/email/render-email'
import { inTransaction } from '@/server/db/transaction'
import { aSale } from '~/tests/support/shop/a-sale'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

type Mail = { template: string; to: string; locale: 'en' | 'fr' | 'ko'; params: string; user: string }
const SENDER = {
  siteName: 'Maru',
  legalName: 'Maru Inc.',
  address: '88 Lombard Lane',
  contactEmail: 'hello@maru.test',
}

/** The letters about an order, each with whose it is. */
const mailsOf = (order: string) =>
  shop.query<Mail>(
    `select template, "to", locale, params, user_id as user from emails where dedupe_key like '%' || $1 || '%' order by created_at, template`,
    [order],
  )
const told = async (order: string) => {
  const seller = shop.ids.users.seller
  return (await mailsOf(order)).map(
    ({ template, user }) => `${user === seller ? 'seller' : 'buyer'}: ${template}`,
  )
}
const newsOf = async (order: string) =>
  (await shop.query<{ kind: string }>('select kind from notifications where href = $1', [`/order/${order}`]))
    .length

const WAYBILL = { carrier: 'cj', trackingNumber: '6891-0042' }

describe('both sides hear of every step, by letter and on the site, once', () => {
  test('from placing to delivery', async () => {
    const { order, buyer, seller } = await aSale(shop)
    await acknowledgeOrder(seller, order)
    await shipOrder(seller, { order, ...WAYBILL })
    await markDelivered({ kind: 'system' }, order)
    await markDelivered(buyer, order)
    await shop.tend()
    const letters = await told(order)
    expect(letters.toSorted()).toEqual(
      [
        'buyer: orderPlaced',
        'buyer: orderPaid',
        'seller: orderNew',
        'buyer: orderProcessing',
        'buyer: orderShipped',
        'buyer: orderDelivered',
        'seller: orderDeliveredSeller',
      ].toSorted(),
    )
    expect(await newsOf(order)).toBe(letters.length)
    const mails = await mailsOf(order)
    const naming = mails.filter(({ params }) => JSON.parse(params).identity)
    expect(naming.map(({ template }) => template).toSorted()).toEqual(['orderPaid', 'orderPlaced'])
    const shipped = mails.find(({ template }) => template === 'orderShipped')
    expect(JSON.parse(shipped?.params ?? '{}')).toMatchObject({
      carrier: 'CJ Logistics',
      trackingNumber: '6891-0042',
      tracking: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=6891-0042',
    })
  })

  test('a request to cancel, its refusal, and a refund', async () => {
    const { order, buyer, seller, admin } = await aSale(shop)
    await acknowledgeOrder(seller, order)
    await requestCancel(buyer, { order, reason: 'No room' })
    await requestCancel(buyer, { order, reason: 'No room' })
    await answerCancel(seller, { order, approved: false, reason: 'Already cut' })
    const back = { order, amount: 1250, reason: 'Chipped', key: 'a-form-key' }
    await refundOrder(admin, back)
    await refundOrder(admin, back)
    const letters = (await told(order)).slice(4)
    expect(letters.toSorted()).toEqual(
      [
        'seller: orderCancelAsked',
        'buyer: orderCancelRefused',
        'buyer: orderRefunded',
        'seller: orderRefundedSeller',
      ].toSorted(),
    )
    const params = (await mailsOf(order)).map(
      ({ template, params: given }) => [template, JSON.parse(given)] as const,
    )
    const of = (name: string) => params.find(([template]) => template === name)?.[1]
    expect(of('orderCancelAsked')).toMatchObject({ reason: 'No room' })
    expect(of('orderCancelRefused')).toMatchObject({ reason: 'Already cut' })
    expect(of('orderRefunded')).toMatchObject({ amount: '$12.50 CAD' })
  })

  test('a cancellation, whoever made it: nobody hears of their own', async () => {
    const granted = await aSale(shop)
    await requestCancel(granted.buyer, { order: granted.order, reason: 'No room' })
    expect((await told(granted.order)).filter((line) => line.includes('Cancelled')).toSorted()).toEqual([
      'buyer: orderCancelled',
      'seller: orderCancelledSeller',
    ])
    const calledOff = await aSale(shop)
    await callOff(calledOff.seller, { order: calledOff.order, reason: 'Broken in the kiln' })
    expect((await told(calledOff.order)).filter((line) => line.includes('Cancelled'))).toEqual([
      'buyer: orderCancelled',
    ])
    await shop.tend()
  })

  test('nobody paid: the buyer hears that the time is over, the seller nothing at all', async () => {
    const id = await shop.buyer()
    const { checkout, orders } = await shop.order(id, { [await shop.product()]: 10 })
    await shop.tend()
    await shop.pass(checkout)
    await shop.tend()
    expect(await told(orders[0] ?? '')).toEqual(['buyer: orderPlaced', 'buyer: orderExpired'])
  })

  test('an unpaid order that its buyer cancels: the buyer has that last, the seller nothing', async () => {
    const id = await shop.buyer()
    const placed = await shop.order(id, { [await shop.product()]: 10 }, { provider: 'transfer' })
    const [order = ''] = placed.orders
    await requestCancel({ kind: 'buyer', id }, { order, reason: '' })
    await shop.tend()
    expect(await told(order)).toEqual(['buyer: orderPlacedTransfer', 'buyer: orderCancelled'])
    const news = await shop.query<{ kind: string }>(
      'select kind from notifications where subject_id = $1 order by created_at desc',
      [order],
    )
    expect(news.map(({ kind }) => kind)).toEqual(['order.cancelled', 'order.placed'])
  })

  test('a quote is asked for and given, and the transfer is explained', async () => {
    const quoted = [{ kind: 'quoted', provinces: [], amount: 0 }]
    const seller = await shop.seller({ shippingRules: quoted })
    const product = await shop.product({ seller })
    const placed = await shop.order(await shop.buyer(), { [product]: 2 }, { provider: 'transfer' })
    const [order = ''] = placed.orders
    await giveQuote({ kind: 'seller', id: seller, status: 'active' }, { order, shipping: 4500 })
    const mails = await mailsOf(order)
    expect(mails.map(({ template, user }) => [template, user === seller])).toEqual([
      ['orderPlacedQuote', false],
      ['orderQuoteAsked', true],
      ['orderQuoteGivenTransfer', false],
    ])
    const { transfer_reference: reference } = await shop.checkoutRow(placed.checkout)
    expect(JSON.parse(mails[2]?.params ?? '{}')).toMatchObject({ reference })
  })
})

test('letters are in the recipient’s language, with amounts as they write them, and name every line', async () => {
  const id = await shop.buyer()
  await shop.query("update users set locale = 'fr', first_name = 'Maude' where id = $1", [id])
  await shop.query("update users set locale = 'ko' where id = $1", [shop.ids.users.seller])
  const { orders } = await shop.paid(id, { [await shop.product()]: 10 })
  const mails = await mailsOf(orders[0] ?? '')
  const written = mails.map((mail) => ({ ...mail, ...renderEmail(mail, SENDER) }))
  const [paid] = written.filter(({ template }) => template === 'orderPaid')
  const [placed] = written.filter(({ template }) => template === 'orderPlaced')
  const [fresh] = written.filter(({ template }) => template === 'orderNew')
  expect(paid).toMatchObject({ locale: 'fr' })
  expect(paid?.text).toMatch(/Vendu par .+, .+\. Courriel\u00a0: .+@.+, téléphone\u00a0: .+/)
  expect(paid?.text).toMatch(/Bonjour Maude,[\s\S]*\d,\d\d\u00a0\$\u00a0CA[\s\S]*\/fr\/order\//)
  expect(placed?.text).toMatch(/10 × .+\u00a0: [\d\u00a0]+,\d\d\u00a0\$$/m)
  expect(fresh).toMatchObject({ locale: 'ko' })
  expect(fresh?.text).toMatch(/10 × [\s\S]*합계: \$[\d,.]+ CAD[\s\S]*\/ko\/order\//)
  await shop.query("update users set locale = 'en' where id = $1", [shop.ids.users.seller])
})

test('letters of an order are in the language that its buyer has now chosen for emails (rule D15)', async () => {
  const { order, seller } = await aSale(shop)
  const buyer = String((await shop.orderRow(order)).buyer_id)
  await savePreferences(buyer, {}, 'en', 'fr')
  await acknowledgeOrder(seller, order)
  const theirs = (await mailsOf(order)).filter(({ user }) => user === buyer)
  expect(theirs.map(({ template, locale }) => [template, locale])).toEqual([
    ['orderPlaced', 'en'],
    ['orderPaid', 'en'],
    ['orderProcessing', 'fr'],
  ])
})

test('told twice, it is one letter', async () => {
  const { order, buyer } = await aSale(shop)
  const row = await shop.orderRow(order)
  const again = {
    id: order,
    number: String(row.number),
    buyer: 'id' in buyer ? buyer.id : '',
    seller: shop.ids.users.seller,
  }
  const before = (await mailsOf(order)).length
  await inTransaction((tx) => notifyOfOrder(tx, again, 'order.confirmed', ['buyer', 'seller']))
  expect(await mailsOf(order)).toHaveLength(before)
})

test('who left gets no letters', async () => {
  const { order, seller, buyer } = await aSale(shop)
  await shop.query('update users set deleted_at = now() where id = $1', ['id' in buyer ? buyer.id : ''])
  await acknowledgeOrder(seller, order)
  expect(await told(order)).not.toContain('buyer: orderProcessing')
})
