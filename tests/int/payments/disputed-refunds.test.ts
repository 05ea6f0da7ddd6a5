import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { recordRefund } from '@/features/buying/orders/commands/record-refund'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { recordDispute } from '@/features/buying/payments/refunds/record-dispute'
import { recordExternalRefund } from '@/features/buying/payments/refunds/record-external-refund'
import { updateRefundStatus } from '@/features/buying/payments/refunds/update-refund-status'
import { disputesIn } from '~/tests/support/shop/disputes'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const seller = () => ({ kind: 'seller', id: shop.ids.users.seller, status: 'active' }) as const
const admin = () => ({ kind: 'staff', id: shop.ids.staff.admin, role: 'admin' }) as const
const { lastWord, paymentOf } = disputesIn(() => shop)
const lose = async (checkout: string, amount: number, id?: string) =>
  recordDispute(await lastWord(checkout, amount, id))

/** Orders paid by a bank debit, whose refunds are on their way until the bank has answered. */
async function debited(lines: Record<string, number>) {
  const placed = await shop.order(await shop.buyer(), lines)
  await shop.tend()
  await shop.act(placed.checkout, 'later')
  await shop.act(placed.checkout, 'settle')
  await shop.tend()
  const totals = await Promise.all(
    placed.orders.map(async (id) => Number((await shop.orderRow(id)).total_amount)),
  )
  return { ...placed, order: placed.orders[0] ?? '', total: totals.reduce((sum, each) => sum + each, 0) }
}

/** An order with a refund that is on its way. */
async function refunding(amount: number) {
  const sale = await debited({ [await shop.product({ stock: 9 })]: 3 })
  const asked = { order: sale.order, amount, reason: 'Chipped', key: 'on-its-way' }
  const done = await refundOrder(seller(), asked)
  await shop.tend()
  const refund = done.ok ? done.value.refund : ''
  const [row] = await rowsOf(sale.checkout)
  expect(row).toMatchObject({ amount, status: 'sent' })
  return { ...sale, refund, sent: row?.sent ?? '' }
}

async function answer(sent: string, what: 'fail' | 'settle') {
  await shop.control(`refunds/${sent}/${what}`)
  await shop.tend()
}

const rowsOf = (checkout: string) =>
  shop.query<{ id: string; amount: number; status: string; sent: string | null }>(
    `select id, amount::int as amount, status::text as status, provider_refund as sent from refunds
      where checkout_id = $1 order by created_at, amount`,
    [checkout],
  )
const statesOf = async (checkout: string) =>
  (await rowsOf(checkout)).map(({ amount, status }) => `${amount} ${status}`).toSorted()
const lossesOf = async (checkout: string) =>
  (
    await shop.query<{ loss: number }>(
      'select loss::int as loss from disputes where checkout_id = $1 order by provider_dispute',
      [checkout],
    )
  ).map(({ loss }) => loss)

/** Cents by account of the ledger, of the orders and of what disputes took beyond them. */
const booksOf = (checkout: string) =>
  shop.query(
    `select account::text as account, sum(amount)::int as sum from ledger_entries l
      where order_id in (select id from orders where checkout_id = $1)
        or exists (select 1 from disputes d where d.checkout_id = $1 and strpos(l.entry_set, d.id::text) > 0)
      group by 1 having sum(amount) <> 0 order by 1`,
    [checkout],
  )
/** Cents that the invoices of the orders, less their credit notes, come to. */
const invoicedOf = async (checkout: string) => {
  const rows = await shop.query<{ kind: string; total: number }>(
    `select kind::text as kind, sum((content::json ->> 'total')::int)::int as total from invoices
      where order_id in (select id from orders where checkout_id = $1) group by 1`,
    [checkout],
  )
  const sumOf = (kind: string) => rows.find((row) => row.kind === kind)?.total ?? 0
  return { invoices: sumOf('invoice'), credits: Math.abs(sumOf('credit_note')) }
}
const lettersAbout = (checkout: string) =>
  shop.query<{ amount: string }>(
    `select distinct e.params::json ->> 'amount' as amount from emails e where e.template = 'refundFailed'
      and e.params::json ->> 'number' in (select number from orders where checkout_id = $1)`,
    [checkout],
  )
const failuresOf = async (checkout: string) =>
  (
    await shop.query<{ details: string }>(
      `select details from audit_events where action = 'refund.failed'
        and subject_id in (select id::text from refunds where checkout_id = $1) order by created_at, id`,
      [checkout],
    )
  ).map(({ details }) => JSON.parse(details) as { paidByDispute?: number })

describe('a refund on its way when a dispute is lost (rule M45)', () => {
  test('that fails afterwards is paid by the dispute: the buyer has everything once', async () => {
    const { checkout, total, sent } = await refunding(300)
    await lose(checkout, total)
    expect(await lossesOf(checkout)).toEqual([300])
    await shop.control('webhooks', { mode: 'duplicate' })
    await answer(sent, 'fail')
    await shop.control('webhooks', { mode: 'deliver' })
    expect(await statesOf(checkout)).toEqual([`300 succeeded`, `${total - 300} succeeded`].toSorted())
    expect(await lossesOf(checkout)).toEqual([0])
    expect(await booksOf(checkout)).toEqual([])
    expect(await invoicedOf(checkout)).toEqual({ invoices: total, credits: total })
    expect(await failuresOf(checkout)).toMatchObject([{ paidByDispute: 300 }])
    expect(await lettersAbout(checkout)).toEqual([])
    const [row] = await rowsOf(checkout)
    expect(await recordRefund(admin(), { refund: row?.id ?? '', reference: 'W-1' })).toMatchObject({
      issues: [{ code: 'refund.notByHand' }],
    })
  })

  test('and that failed before it leaves the same books', async () => {
    const { checkout, total, sent } = await refunding(300)
    await answer(sent, 'fail')
    expect(await lettersAbout(checkout)).toEqual([{ amount: '$3.00' }])
    await lose(checkout, total)
    expect(await statesOf(checkout)).toEqual([`300 succeeded`, `${total - 300} succeeded`].toSorted())
    expect(await lossesOf(checkout)).toEqual([0])
    expect(await booksOf(checkout)).toEqual([])
    expect(await invoicedOf(checkout)).toEqual({ invoices: total, credits: total })
  })

  test('that arrives afterwards is Maru’s loss, until the bank sends it back', async () => {
    const { checkout, total, refund, sent } = await refunding(300)
    await lose(checkout, total)
    await answer(sent, 'settle')
    const had = { invoices: total, credits: total }
    expect(await lossesOf(checkout)).toEqual([300])
    expect(await booksOf(checkout)).toEqual([
      { account: 'cash', sum: 300 },
      { account: 'platform', sum: -300 },
    ])
    expect(await invoicedOf(checkout)).toEqual(had)
    const failed = { refund, sent: { id: sent, status: 'failed' }, reason: 'lost_or_stolen_card' } as const
    await updateRefundStatus(failed)
    await updateRefundStatus(failed)
    await updateRefundStatus({ refund, sent: { id: sent, status: 'succeeded' }, reason: null })
    expect(await lossesOf(checkout)).toEqual([0])
    expect(await booksOf(checkout)).toEqual([])
    expect(await invoicedOf(checkout)).toEqual(had)
    expect(await failuresOf(checkout)).toHaveLength(1)
  })

  test('is paid in part by a dispute that took less; staff send the rest', async () => {
    const { checkout, total, order, sent } = await refunding(300)
    await lose(checkout, total - 200)
    expect(await lossesOf(checkout)).toEqual([100])
    await answer(sent, 'fail')
    expect(await lossesOf(checkout)).toEqual([0])
    expect(await statesOf(checkout)).toEqual(
      [`100 succeeded`, `200 failed`, `${total - 300} succeeded`].toSorted(),
    )
    expect(await lettersAbout(checkout)).toEqual([{ amount: '$2.00' }])
    expect(await failuresOf(checkout)).toMatchObject([{ paidByDispute: 100 }])
    const owed = (await rowsOf(checkout)).find(({ status }) => status === 'failed')
    expect(await recordRefund(admin(), { refund: owed?.id ?? '', reference: 'W-2' })).toMatchObject({
      ok: true,
    })
    expect(await booksOf(checkout)).toEqual([])
    expect(await invoicedOf(checkout)).toEqual({ invoices: total, credits: total })
    expect(await shop.orderRow(order)).toMatchObject({ refunded: String(total) })
  })

  test('is still owed whole where the dispute took no more than the order had', async () => {
    const { checkout, total, sent } = await refunding(300)
    await lose(checkout, total - 300)
    await answer(sent, 'fail')
    expect(await statesOf(checkout)).toEqual([`300 failed`, `${total - 300} succeeded`].toSorted())
    expect(await lettersAbout(checkout)).toEqual([{ amount: '$3.00' }])
    expect(await lossesOf(checkout)).toEqual([0])
  })

  test('is paid by several disputes, each with what it took beyond the order', async () => {
    const { checkout, total, sent } = await refunding(300)
    await lose(checkout, total - 200, `du_1_${checkout}`)
    await lose(checkout, 150, `du_2_${checkout}`)
    expect(await lossesOf(checkout)).toEqual([100, 150])
    await answer(sent, 'fail')
    expect(await lossesOf(checkout)).toEqual([0, 0])
    expect(await statesOf(checkout)).toEqual(
      ['100 succeeded', '150 succeeded', '50 failed', `${total - 300} succeeded`].toSorted(),
    )
    expect(await lettersAbout(checkout)).toEqual([{ amount: '$0.50' }])
    await lose(checkout, 50, `du_3_${checkout}`)
    expect(await lossesOf(checkout)).toEqual([0, 0, 0])
    expect(await booksOf(checkout)).toEqual([])
    expect(await invoicedOf(checkout)).toEqual({ invoices: total, credits: total })
  })

  test('and that fails in the same moment is paid once', async () => {
    for (const ms of [0, 0, 0, 5, 10]) {
      const { checkout, total, refund, sent } = await refunding(300)
      const told = await lastWord(checkout, total)
      const failed = { refund, sent: { id: sent, status: 'failed' }, reason: null } as const
      const wait = new Promise((resolve) => setTimeout(resolve, ms))
      await Promise.all([
        recordDispute(told),
        wait.then(() => updateRefundStatus(failed)),
        updateRefundStatus(failed),
        recordDispute(told),
      ])
      expect(await lossesOf(checkout)).toEqual([0])
      expect(await booksOf(checkout)).toEqual([])
      expect(await statesOf(checkout)).toEqual([`300 succeeded`, `${total - 300} succeeded`].toSorted())
      expect(await shop.broken()).toEqual([])
    }
  })

  test('made at the provider over two orders is paid too, and news of it that is late books nothing', async () => {
    const mine = await shop.product({ stock: 9 })
    const theirs = await shop.product({ seller: await shop.seller(), stock: 9 })
    const { checkout, total } = await debited({ [mine]: 1, [theirs]: 2 })
    const payment = await paymentOf(checkout)
    const response = await fetch(`${shop.bank.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}` },
      body: new URLSearchParams({ payment_intent: payment, amount: '501' }),
    })
    const { id } = (await response.json()) as { id: string }
    await shop.tend()
    expect(await rowsOf(checkout)).toHaveLength(2)
    await lose(checkout, total)
    expect(await lossesOf(checkout)).toEqual([501])
    await answer(id, 'fail')
    for (const status of ['sent', 'succeeded', 'failed'] as const)
      await recordExternalRefund({ id, payment, amount: 501, status, reason: null })
    expect(await lossesOf(checkout)).toEqual([0])
    expect(await booksOf(checkout)).toEqual([])
    expect(await invoicedOf(checkout)).toEqual({ invoices: total, credits: total })
    const rows = await rowsOf(checkout)
    expect(rows).toHaveLength(4)
    expect(rows.every(({ status }) => status === 'succeeded')).toBe(true)
    expect(await lettersAbout(checkout)).toEqual([])
  })
})
