import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { callOff, requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { acknowledgeOrder, markDelivered } from '@/features/buying/orders/commands/fulfil-order'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { getCompanyTerms } from '@/features/account/companies/get-company-terms'
import { listOpenTerms } from '@/features/buying/invoices/list-open-terms'
import { confirmTransfer } from '@/features/buying/payments/transfers/confirm-transfer'
import { getOwnCheckout } from '@/features/buying/payments/attempts/get-own-checkout'
import { openPayment } from '@/features/buying/payments/attempts/open-payment'
import { readFunds } from '@/features/selling/payouts/funds'
import { database } from '@/server/db/transaction'
import { openTerms, type Terms } from '~/tests/support/shop/net-terms'
import { waybill } from '~/tests/support/shop/parcels'
import { codes } from '~/tests/support/shop/price-requests'

let world: Terms
let shop: Terms['shop']
beforeAll(async () => {
  world = await openTerms()
  shop = world.shop
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

/** An order on terms of a company's owner, from a seller of its own. */
async function owing(more: Parameters<Terms['trusted']>[0] = {}) {
  const { owner, company } = await world.trusted(more)
  const seller = await shop.seller()
  const placed = await world.onTerms(owner, { seller })
  return { owner, company, seller, ...placed, owed: await world.owedOf(placed.checkout) }
}

const transfer = (checkout: string, amount: number, bankReference = `B-${checkout.slice(0, 8)}`) =>
  confirmTransfer(world.admin, { checkout, amount, bankReference })

const refundsOf = (checkout: string) =>
  shop.query<{ amount: string; status: string }>(
    'select amount, status from refunds where checkout_id = $1 order by created_at, amount',
    [checkout],
  )

describe('what is owed on terms', () => {
  test('is paid by card, on one page however often it is asked for (M123)', async () => {
    const { checkout, order, owed } = await owing()
    const pages = await Promise.all([openPayment(checkout), openPayment(checkout)])
    const [first] = pages
    expect(pages.every(({ kind }) => kind === 'page')).toBe(true)
    expect(await openPayment(checkout)).toEqual(first)
    await shop.act(checkout, 'pay')
    await shop.tend()
    expect(await shop.checkoutRow(checkout)).toMatchObject({
      status: 'paid',
      owed: '0',
      captured: String(owed),
      provider: 'stripe',
    })
    expect(await world.receivable(order)).toBe(0)
    expect(await openPayment(checkout)).toEqual({ kind: 'paid' })
    expect(
      await shop.query(
        "select 1 from emails where template = 'netTermsPaid' and params like '%/order/' || $1 || '%'",
        [order],
      ),
    ).toHaveLength(1)
  })

  test('is paid by card also when the webhook is lost (M26)', async () => {
    const { checkout } = await owing()
    await openPayment(checkout)
    await shop.control('webhooks', { mode: 'hold' })
    await shop.act(checkout, 'pay')
    await shop.reconcile()
    await shop.control('webhooks', { mode: 'deliver' })
    expect(await shop.checkoutRow(checkout)).toMatchObject({ status: 'paid', owed: '0' })
  })

  test('is paid by transfer, recorded once by staff, in whole (M123, A6)', async () => {
    const { checkout, order, owed } = await owing()
    expect(codes(await transfer(checkout, owed - 1))).toBe('amount: payment.short')
    const twice = await Promise.all([transfer(checkout, owed), transfer(checkout, owed)])
    expect(twice.map(codes)).toEqual(['ok', 'ok'])
    expect(await shop.checkoutRow(checkout)).toMatchObject({
      status: 'paid',
      provider: 'transfer',
      captured: String(owed),
    })
    expect(await world.receivable(order)).toBe(0)
    expect(await refundsOf(checkout)).toEqual([])
    const editor = { kind: 'staff', id: shop.ids.staff.editor, role: 'editor' } as const
    expect(codes(await confirmTransfer(editor, { checkout, amount: owed, bankReference: 'X-1' }))).toBe(
      'status: moves.notYours',
    )
  })

  test('by transfer closes a card page that is open; what comes on both ways goes back once (M123, M27)', async () => {
    const { checkout, owed } = await owing()
    await openPayment(checkout)
    expect(codes(await transfer(checkout, owed))).toBe('ok')
    await shop.tend()
    expect(await shop.checkoutRow(checkout)).toMatchObject({ status: 'paid', captured: String(owed) })

    const both = await owing()
    await openPayment(both.checkout)
    const [paid] = await Promise.all([
      transfer(both.checkout, both.owed),
      shop.act(both.checkout, 'pay').catch(() => undefined),
    ])
    expect(codes(paid)).toBe('ok')
    await shop.tend()
    await shop.tend()
    const row = await shop.checkoutRow(both.checkout)
    expect(Number(row.captured) - Number(row.refunded)).toBe(both.owed)
  })

  test('more than is owed goes back (M123)', async () => {
    const { checkout, owed } = await owing()
    expect(codes(await transfer(checkout, owed + 500))).toBe('ok')
    expect(await refundsOf(checkout)).toEqual([{ amount: '500', status: 'queued' }])
  })

  test('is paid by who ordered, owners and accountants, and exists for nobody else (M123)', async () => {
    const { owner, company, checkout, order } = await owing()
    const [accountant, buyer, requester] = [
      await world.colleague(company, 'accountant'),
      await world.colleague(company, 'buyer'),
      await world.colleague(company, 'requester'),
    ]
    const page = async (user: string) => (await getOwnCheckout(await world.as(user), checkout))?.path
    expect(await page(owner)).toBe(`/order/${order}`)
    expect(await page(accountant)).toBe(`/order/${order}`)
    const others = [buyer, requester, (await world.company()).owner, await shop.buyer()]
    expect(await Promise.all(others.map(page))).toEqual([undefined, undefined, undefined, undefined])
    const open = async (user: string) => (await getCompanyTerms(await world.as(user)))?.open.total
    expect(await Promise.all([owner, accountant, buyer, requester].map(open))).toEqual([1, 1, 0, undefined])
    const invoice = { orderId: order, content: { payment: { terms: { netDays: 30, dueOn: 'x' } } } } as never
    expect((await listOpenTerms(await world.as(accountant), [invoice])).get(order)).toMatchObject({
      checkout,
    })
    expect((await listOpenTerms(await world.as(others[3] ?? ''), [invoice])).size).toBe(0)
  })
})

describe('what is cancelled or refunded before it is paid', () => {
  test('lowers what is owed, with a credit note, and moves no money (M125)', async () => {
    const { seller, checkout, order, owed } = await owing()
    const actor = { kind: 'seller', id: seller, status: 'active' } as const
    const refund = { order, amount: 1_000, reason: 'Chipped', key: 'credit-in-part' }
    const twice = await Promise.all([refundOrder(actor, refund), refundOrder(actor, refund)])
    expect(twice.map(codes)).toEqual(['ok', 'ok'])
    expect(await world.owedOf(checkout)).toBe(owed - 1_000)
    expect(await refundsOf(checkout)).toEqual([{ amount: '1000', status: 'credited' }])
    const [note] = await shop.query<{ content: string }>(
      "select content from invoices where order_id = $1 and kind = 'credit_note'",
      [order],
    )
    expect(JSON.parse(note?.content ?? '{}')).toMatchObject({ total: 1_000, credit: { isOwed: true } })
    expect(codes(await transfer(checkout, owed - 1_000))).toBe('ok')
    expect(await shop.checkoutRow(checkout)).toMatchObject({ status: 'paid', captured: String(owed - 1_000) })
    // From the payment on money goes back.
    expect(codes(await refundOrder(actor, { ...refund, amount: 700, key: 'refund-of-paid' }))).toBe('ok')
    expect((await refundsOf(checkout)).map(({ status }) => status)).toEqual(['credited', 'queued'])
    expect(codes(await refundOrder(actor, { ...refund, amount: owed, key: 'more-than-left' }))).toBe(
      'amount: refund.tooMuch',
    )
  })

  test('as a whole leaves nothing to pay, releases the limit and closes the card page (M125)', async () => {
    const { owner, product, checkout, order } = await owing()
    await openPayment(checkout)
    const done = await requestCancel({ kind: 'buyer', id: owner }, { order, reason: '' })
    expect(done).toMatchObject({ value: { done: 'approved' } })
    expect(await shop.checkoutRow(checkout)).toMatchObject({
      status: 'cancelled',
      owed: '0',
      remind_on: null,
    })
    expect(await openPayment(checkout)).toEqual({ kind: 'closed' })
    await shop.tend()
    expect((await getCompanyTerms(await world.as(owner)))?.credit?.used).toBe(0)
    expect(await shop.query('select stock from products where id = $1', [product])).toEqual([
      { stock: '1000' },
    ])
  })

  test('while the old page is being paid: what is too much goes back (M125, M27)', async () => {
    const { seller, checkout, order, owed } = await owing()
    await openPayment(checkout)
    const actor = { kind: 'seller', id: seller, status: 'active' } as const
    await Promise.all([
      shop.act(checkout, 'pay'),
      refundOrder(actor, { order, amount: 1_000, reason: 'Chipped', key: 'while-it-is-paid' }),
    ])
    await shop.tend()
    await shop.tend()
    const row = await shop.checkoutRow(checkout)
    expect(row).toMatchObject({ status: 'paid', owed: '0', captured: String(owed) })
    expect(Number(row.refunded)).toBe(1_000)
  })

  test('of two orders placed together is of one alone; staff cancel the other (M125)', async () => {
    const { owner } = await world.trusted()
    const products = [
      await shop.product({ seller: await shop.seller(), stock: 100 }),
      await shop.product({ seller: await shop.seller(), stock: 100 }),
    ]
    const lines = Object.fromEntries(products.map((id) => [id, 2]))
    const { checkout, orders } = await shop.order(owner, lines, world.ON_TERMS)
    const owed = await world.owedOf(checkout)
    const first = Number((await shop.orderRow(orders[0] ?? '')).total_amount)
    expect(codes(await callOff(world.admin, { order: orders[0] ?? '', reason: 'Not to be had.' }))).toBe('ok')
    expect(await world.owedOf(checkout)).toBe(owed - first)
    expect(codes(await callOff(world.admin, { order: orders[1] ?? '', reason: 'Not to be had.' }))).toBe('ok')
    expect(await shop.checkoutRow(checkout)).toMatchObject({ status: 'cancelled', owed: '0' })
  })
})

describe('the seller of an order on terms', () => {
  /** Delivered long ago. */
  const deliver = async (id: string, order: string) => {
    const seller = { kind: 'seller', id, status: 'active' } as const
    await acknowledgeOrder(seller, order)
    await shipOrder(seller, { order, ...waybill() })
    expect(codes(await markDelivered(world.admin, order))).toBe('ok')
    await shop.query("update orders set settles_on = '2020-01-01' where id = $1", [order])
  }

  test('is settled once it is paid (M124)', async () => {
    const { seller, checkout, order, owed } = await owing()
    await deliver(seller, order)
    const db = await database()
    const before = await readFunds(db, seller)
    expect(before).toMatchObject({ available: 0 })
    expect(before.pending).toBeGreaterThan(0)
    await transfer(checkout, owed)
    expect(await readFunds(db, seller)).toMatchObject({ available: before.pending, pending: 0 })
  })

  test('is settled as usual where staff have set that, for orders from then on (M124)', async () => {
    const { owner, company, seller, order } = await owing()
    await deliver(seller, order)
    await world.give(company, { settlement: 'usual' })
    const db = await database()
    expect(await readFunds(db, seller)).toMatchObject({ available: 0 })
    const { order: later } = await world.onTerms(owner, { seller })
    await deliver(seller, later)
    expect((await readFunds(db, seller)).available).toBeGreaterThan(0)
  })
})
