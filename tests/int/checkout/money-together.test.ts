import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { putSample } from '@/features/buying/cart/lines/put-sample'
import { cancelRest } from '@/features/buying/orders/commands/cancel-rest'
import { callOff } from '@/features/buying/orders/commands/cancel-order'
import { acknowledgeOrder, markDelivered } from '@/features/buying/orders/commands/fulfil-order'
import { giveQuote } from '@/features/buying/orders/commands/give-quote'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { confirmTransfer } from '@/features/buying/payments/transfers/confirm-transfer'
import { acceptReturn, receiveReturn } from '@/features/buying/returns/commands/move-return'
import { refundReturn } from '@/features/buying/returns/commands/refund-return'
import { requestReturn } from '@/features/buying/returns/commands/request-return'
import type { PlacementInput } from '@/features/buying/checkout/placement/place-order'
import { aCode } from '~/tests/support/factories/discounts'
import { openTerms, type Terms } from '~/tests/support/shop/net-terms'
import { codes } from '~/tests/support/shop/returns'
import { seeOrder } from '~/tests/support/shop/see-order'

let world: Terms
let shop: Terms['shop']
beforeAll(async () => {
  world = await openTerms()
  shop = world.shop
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const PRICE = 901
const selling = (): Actor => ({ kind: 'seller', id: shop.ids.users.seller, status: 'active' })
const product = () =>
  shop.product({
    stock: 100,
    samplePrice: PRICE,
    sampleFreight: 500,
    moqPrices: [{ minQty: 1, maxQty: 999999, unitPrice: 1_999 }],
  })
const want = async (user: string, id: string) =>
  expect(codes(await putSample(await world.as(user), id))).toBe('ok')
const creditSeen = async (user: string) =>
  (await shop.seen(user)).quote.groups.flatMap(({ lines }) => lines.flatMap(({ credit }) => credit ?? []))[0]

/** A code of the house in the cart of a member: $10.01 off. */
async function enterCode(user: string, more: object = {}) {
  const dollars = { kind: 'amount', percent: null, amount: 1_001 }
  const id = await shop.system.make('discounts', aCode(null, { ...dollars, ...more }))
  await shop.query('insert into cart_codes (user_id, discount_id) values ($1, $2)', [user, id])
  return id
}
const used = async (discount: string) =>
  Number(
    (await shop.query<{ used: string }>('select used from discounts where id = $1', [discount]))[0]?.used,
  )

/** A paid sample of goods, and seven of them with three others in the cart, with a code. */
async function fullCart(user: string) {
  const [id, other] = [await product(), await product()]
  await want(user, id)
  await shop.paid(user, {})
  await shop.fill(user, { [id]: 7, [other]: 3 })
  return { id, other, discount: await enterCode(user) }
}

async function placed(user: string, more: Partial<PlacementInput> = {}) {
  const done = await shop.place(user, more)
  if (!done.ok || done.value.kind !== 'placed') throw new Error(JSON.stringify(done))
  return { ...done.value, order: done.value.orders[0] ?? '' }
}

/** Four of seven and one of three leave; the rest is called off, all arrive, and all of them go back. */
async function shipPartAndReturn(user: string, order: string, id: string) {
  await acknowledgeOrder(selling(), order)
  const lines = await shop.query<{ id: string; product: string }>(
    'select id, product_id as product from orders_items where _parent_id = $1',
    [order],
  )
  const quantities = Object.fromEntries(lines.map((line) => [line.id, line.product === id ? '4' : '1']))
  await shipOrder(selling(), { order, carrier: 'dhl', trackingNumber: order, quantities })
  const rest = (await seeOrder(shop, selling(), order))?.rest
  const asked = { order, reason: 'None left', seen: rest?.mark ?? '' }
  expect(codes(await cancelRest(selling(), asked))).toBe('ok')
  await markDelivered({ kind: 'buyer', id: user }, order)
  const back = await requestReturn({
    buyer: user,
    order,
    key: randomUUID(),
    typed: { reason: 'damaged', note: '', quantities },
    pictures: [],
  })
  if (!back.ok) throw new Error(codes(back))
  const of = back.value
  const terms = { address: 'Dock 1', freight: 'seller', note: '' }
  expect(codes(await acceptReturn(selling(), { ...of, version: 1, ...terms }))).toBe('ok')
  expect(codes(await receiveReturn(selling(), { ...of, version: 2 }))).toBe('ok')
  const [{ value } = { value: 0 }] = await shop.query<{ value: number }>(
    'select value::int from returns where id = $1',
    [of.return],
  )
  const { total_amount: total, refunded } = await shop.orderRow(order)
  const amount = Math.min(value, Number(total) - Number(refunded))
  const made = await refundReturn(selling(), { ...of, version: 3, amount, note: '', restocks: true })
  expect(codes(made)).toBe('ok')
  return { rest: rest?.amount ?? 0, returned: amount, total: Number(total) }
}

/** What the ledger says of an order, by account; nothing where it is zero. */
const balances = async (order: string) =>
  shop.query(
    `select account::text, sum(amount)::int as sum from ledger_entries where order_id = $1
     group by account having sum(amount) <> 0 order by account`,
    [order],
  )

describe('a code of the house, a sample credit, terms, parcels, a rest and a return in one order', () => {
  test('come to exactly what was owed, and the ledger to nothing (rules M116, M125, M135, M141)', async () => {
    const { owner } = await world.trusted()
    const { id } = await fullCart(owner)
    const { checkout, order } = await placed(owner, world.ON_TERMS)
    expect(await shop.orderRow(order)).toMatchObject({
      subtotal: String(10 * 1_999 - PRICE - 1_001),
      discounted: '1001',
    })
    const { rest, returned, total } = await shipPartAndReturn(owner, order, id)
    expect(rest + returned).toBe(total)
    expect(await world.owedOf(checkout)).toBe(0)
    expect(await balances(order)).toEqual([])
    const mails = await shop.query<{ template: string }>(
      "select template from emails where user_id = $1 and template like 'orderRest%'",
      [owner],
    )
    expect(mails).toEqual([{ template: 'orderRestCredited' }])
    const [notes] = await shop.query<{ sum: number }>(
      "select sum((content::json ->> 'total')::int)::int as sum from invoices where order_id = $1 and kind = 'credit_note'",
      [order],
    )
    expect(notes?.sum).toBe(total)
  })

  test('paid by transfer between the rest and a refund, leave what was captured less what went back', async () => {
    const { owner } = await world.trusted()
    await fullCart(owner)
    const { checkout, order } = await placed(owner, world.ON_TERMS)
    const refund = { order, amount: 1_234, reason: 'Chipped', key: `first-${order}` }
    expect(codes(await refundOrder(selling(), refund))).toBe('ok')
    const amount = await world.owedOf(checkout)
    expect(codes(await confirmTransfer(world.admin, { checkout, amount, bankReference: order }))).toBe('ok')
    expect(codes(await refundOrder(selling(), { ...refund, key: `second-${order}` }))).toBe('ok')
    expect(await shop.checkoutRow(checkout)).toMatchObject({ captured: String(amount), refunded: '1234' })
    expect(codes(await callOff(selling(), { order, reason: 'None left' }))).toBe('ok')
    expect(await shop.checkoutRow(checkout)).toMatchObject({ refunded: String(amount), status: 'refunded' })
    expect(await balances(order)).toEqual([])
  })
})

describe('an order that is not to be', () => {
  test('declined by an owner gives code and credit back (rules M100, M116, M131)', async () => {
    const { owner, company } = await world.trusted()
    const user = await world.colleague(company, 'buyer')
    const { id, discount } = await fullCart(user)
    await shop.query('update company_members set order_limit = 1 where user_id = $1', [user])
    const { checkout, isUnapproved } = await placed(user, world.ON_TERMS)
    expect([isUnapproved, await used(discount)]).toEqual([true, 1])
    expect(codes(await world.say(owner, checkout, 'declined'))).toBe('ok')
    expect(await used(discount)).toBe(0)
    await shop.fill(user, { [id]: 7 })
    expect(await creditSeen(user)).toBe(PRICE)
  })

  test('on terms that no longer fit keeps its price, and gives both back unpaid (rules M120, M131)', async () => {
    const { owner, company } = await world.trusted()
    const user = await world.colleague(company, 'buyer')
    const { id, discount } = await fullCart(user)
    await shop.query('update company_members set order_limit = 1 where user_id = $1', [user])
    const { checkout } = await placed(user, world.ON_TERMS)
    const { total } = await shop.checkoutRow(checkout)
    await world.give(company, { creditLimit: '1' })
    expect(codes(await world.say(owner, checkout, 'approved'))).toBe('ok')
    expect(await shop.checkoutRow(checkout)).toMatchObject({
      status: 'pending_payment',
      total,
      net_days: null,
    })
    expect(await used(discount)).toBe(1)
    await shop.pass(checkout)
    await shop.tend()
    expect(await used(discount)).toBe(0)
    await shop.fill(user, { [id]: 7 })
    expect(await creditSeen(user)).toBe(PRICE)
  })
})

test('a sample on terms is credited once it is paid (rules M115, M123)', async () => {
  const { owner } = await world.trusted()
  const id = await product()
  await want(owner, id)
  const { checkout } = await placed(owner, world.ON_TERMS)
  await shop.fill(owner, { [id]: 7 })
  expect(await creditSeen(owner)).toBeUndefined()
  const amount = await world.owedOf(checkout)
  await confirmTransfer(world.admin, { checkout, amount, bankReference: 'SAMPLE' })
  expect(await creditSeen(owner)).toBe(PRICE)
})

test('a quote, a cancellation and an order on terms at the same moment all end (rules M15, M120)', async () => {
  const { owner } = await world.trusted()
  const quoting = await shop.seller({ shippingRules: [{ kind: 'quoted', provinces: [], amount: 0 }] })
  const [mine, theirs] = [await product(), await shop.product({ seller: quoting, stock: 100 })]
  await shop.fill(owner, { [mine]: 3, [theirs]: 10 })
  const first = await placed(owner, world.ON_TERMS)
  expect(first.waitsForQuote).toBe(true)
  const [row] = await shop.query<{ id: string }>(
    'select id from orders where checkout_id = $1 and seller_id = $2',
    [first.checkout, quoting],
  )
  await shop.fill(owner, { [mine]: 2 })
  const by: Actor = { kind: 'seller', id: quoting, status: 'active' }
  const order = row?.id ?? ''
  const [second] = await Promise.all([
    shop.place(owner, world.ON_TERMS),
    callOff(by, { order, reason: 'None left' }),
    giveQuote(by, { order, shipping: 5_000 }),
  ])
  expect(codes(second)).toBe('ok')
  expect(await shop.checkoutRow(first.checkout)).toMatchObject({ status: 'on_terms' })
})
