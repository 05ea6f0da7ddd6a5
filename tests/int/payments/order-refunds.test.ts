import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { updateRefundStatus } from '@/features/buying/payments/refunds/update-refund-status'
import { pollSentRefunds, sendRefunds } from '@/features/buying/payments/refunds/send-refunds'
import { callOff } from '@/features/buying/orders/commands/cancel-order'
import { recordRefund } from '@/features/buying/orders/commands/record-refund'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { renderEmail } from '@/server/talk/email/render-email'
import { aSale } from '~/tests/support/shop/a-sale'
import { stateReaders } from '~/tests/support/shop/read-state'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const { stockOf, clearedPages, ask } = stateReaders(() => shop)
const statusesOf = async (order: string) =>
  (await shop.query<{ status: string }>('select status from refunds where order_id = $1', [order])).map(
    ({ status }) => status,
  )

const emailsOf = async (statement: string, values: string[] = []) =>
  (await shop.query<{ email: string }>(statement, values)).map(({ email }) => email).toSorted()
const adminsInOrder = () => emailsOf("select email from staff where role = 'admin'")
const lettersToStaff = (order: string) =>
  emailsOf(
    `select e."to" as email from emails e join refunds r on e.params like '%' || r.id || '%'
     where e.template = 'refundFailed' and r.order_id = $1`,
    [order],
  )

describe('a refund', () => {
  test('of a part goes back once, to the cent in the books, and never beyond what was paid', async () => {
    const { order, seller, buyer, product, strangers } = await aSale(shop)
    const asked = { order, amount: 1001, reason: 'One was chipped', key: 'form-0001' }
    for (const who of [...strangers, buyer])
      expect(await refundOrder(who, asked)).toMatchObject({ ok: false })
    const answers = await Promise.all([refundOrder(seller, asked), refundOrder(seller, asked)])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await refundOrder(seller, { ...asked, amount: 1002 })).toMatchObject({
      issues: [{ code: 'refund.keyUsed' }],
    })
    const returned = [{ product, quantity: 1 }]
    await clearedPages()
    expect(await refundOrder(seller, { ...asked, key: 'form-0002', returned })).toMatchObject({ ok: true })
    expect(await clearedPages()).toEqual([])
    expect(
      await refundOrder(seller, { ...asked, key: 'form-0003', returned: [{ product, quantity: 10 }] }),
    ).toMatchObject({
      issues: [{ code: 'refund.notTaken' }],
    })
    expect(await refundOrder(seller, { ...asked, key: 'form-0004', amount: 999_999 })).toMatchObject({
      issues: [{ code: 'refund.tooMuch' }],
    })
    await shop.tend()
    expect(await stockOf(product)).toEqual({ stock: 31, reserved: 0 })
    const cash =
      "select sum(amount)::int as cash from ledger_entries where order_id = $1 and account = 'cash'"
    const { total_amount: total } = await shop.orderRow(order)
    expect(await shop.query(cash, [order])).toEqual([{ cash: 2002 - Number(total) }])
    expect(await callOff(seller, { order, reason: 'The rest too' })).toMatchObject({ ok: true })
    await shop.tend()
    expect(await shop.query(cash, [order])).toEqual([{ cash: 0 }])
    expect(
      await shop.query(
        "select count(*)::int as n, sum(amount)::int as sum from ledger_entries where order_id = $1 and account = 'seller'",
        [order],
      ),
    ).toMatchObject([{ sum: 0 }])
    expect(await stockOf(product)).toEqual({ stock: 40, reserved: 0 })
  })

  test('whose answer got lost is sent once', async () => {
    const { order, seller, checkout } = await aSale(shop)
    await refundOrder(seller, { order, amount: 500, reason: 'Late', key: 'form-0005' })
    await shop.control('faults', { kind: 'timeout', path: '/v1/refunds', times: 2, ms: 50 })
    await expect(shop.tend()).rejects.toThrow()
    await shop.tend()
    const { provider_payment: payment } = await shop.checkoutRow(checkout)
    expect(await ask(`refunds?payment_intent=${payment}`)).toMatchObject({
      data: [{ amount: 500, status: 'succeeded' }],
    })
    expect(await shop.query('select status from refunds where order_id = $1', [order])).toEqual([
      { status: 'succeeded' },
    ])
  })

  test('the provider refuses is kept for staff, who send it by hand', async () => {
    const { order, seller, admin, checkout } = await aSale(shop)
    await shop.query("update checkouts set provider_payment = 'pi_unknown' || id::text where id = $1", [
      checkout,
    ])
    const done = await refundOrder(seller, { order, amount: 500, reason: 'Late', key: 'form-0006' })
    const refund = done.ok ? done.value.refund : ''
    expect(await recordRefund(admin, { refund, reference: 'W-9' })).toMatchObject({
      issues: [{ code: 'refund.notByHand' }],
    })
    await shop.tend()
    expect(await shop.query('select status from refunds where id = $1', [refund])).toEqual([
      { status: 'failed' },
    ])
    expect(await recordRefund(seller, { refund, reference: 'W-9' })).toMatchObject({ ok: false })
    expect(await recordRefund(admin, { refund, reference: 'W-9' })).toMatchObject({ ok: true })
    expect(await shop.query('select status from refunds where id = $1', [refund])).toEqual([
      { status: 'succeeded' },
    ])
  })

  test('that was sent, and whose key the provider has forgotten, is not sent again', async () => {
    const { order, seller, checkout } = await aSale(shop)
    await refundOrder(seller, { order, amount: 500, reason: 'Late', key: 'form-0007' })
    await shop.control('faults', { kind: 'timeout', path: '/v1/refunds', method: 'POST', times: 2, ms: 50 })
    await expect(shop.tend()).rejects.toThrow()
    await shop.query(
      "update refunds set status = 'queued', provider_refund = null, idempotency_key = idempotency_key || '-forgotten', created_at = now() - interval '2 days' where order_id = $1",
      [order],
    )
    await sendRefunds()
    const { provider_payment: payment } = await shop.checkoutRow(checkout)
    expect((await ask<{ data: object[] }>(`refunds?payment_intent=${payment}`)).data).toHaveLength(1)
    expect(await statusesOf(order)).toEqual(['succeeded'])
  })

  test('on its way through a bank is asked about, and one that failed is written down for staff', async () => {
    const product = await shop.product({ stock: 9 })
    const { checkout, orders } = await shop.order(await shop.buyer(), { [product]: 2 })
    await shop.tend()
    await shop.act(checkout, 'later')
    await shop.act(checkout, 'settle')
    await shop.tend()
    const order = orders[0] ?? ''
    const seller = { kind: 'seller', id: shop.ids.users.seller, status: 'active' } as const
    await refundOrder(seller, { order, amount: 300, reason: 'Late', key: 'form-0008' })
    await shop.tend()
    expect(await statusesOf(order)).toEqual(['sent'])
    const [{ sent } = { sent: '' }] = await shop.query<{ sent: string }>(
      'select provider_refund as sent from refunds where order_id = $1',
      [order],
    )
    await shop.control('webhooks', { mode: 'hold' })
    await shop.control(`refunds/${sent}/fail`)
    await pollSentRefunds()
    expect(await statusesOf(order)).toEqual(['sent'])
    await shop.query("update refunds set updated_at = now() - interval '2 hours' where order_id = $1", [
      order,
    ])
    await pollSentRefunds()
    await pollSentRefunds()
    await shop.control('webhooks', { mode: 'deliver' })
    expect(await statusesOf(order)).toEqual(['failed'])
    const said =
      'select action from audit_events where subject_id in (select id::text from refunds where order_id = $1)'
    expect(await shop.query(said, [order])).toEqual([{ action: 'refund.failed' }])
    expect(await lettersToStaff(order)).toEqual(await adminsInOrder())
  })

  test('that the provider refuses is told to every admin, once, in a letter that leads to it', async () => {
    const { order, seller } = await aSale(shop)
    await refundOrder(seller, { order, amount: 400, reason: 'Late', key: 'form-0010' })
    await shop.query("update refunds set provider_payment = 'pi_unknown' where order_id = $1", [order])
    await shop.tend()
    await shop.tend()
    expect(await statusesOf(order)).toEqual(['failed'])
    expect(await lettersToStaff(order)).toEqual(await adminsInOrder())
    const [letter] = await shop.query<{ template: string; locale: 'en'; params: string }>(
      "select template, locale, params from emails where template = 'refundFailed' order by created_at desc limit 1",
    )
    const sender = { siteName: 'Maru', legalName: 'Maru', contactEmail: 'hello@maru.test' }
    const { subject, text } = renderEmail(letter ?? { template: '', locale: 'en', params: null }, sender)
    expect(subject).toMatch(/^A refund of \$4\.00 for order M-\d+ didn’t go through$/)
    expect(text).toContain('/admin/collections/refunds/')
    expect(text).toContain('No such payment_intent')
  })

  test('sent again by hand stays so when the first failure is told late', async () => {
    const { order, seller, admin } = await aSale(shop)
    const done = await refundOrder(seller, { order, amount: 300, reason: 'Late', key: 'form-0009' })
    const refund = done.ok ? done.value.refund : ''
    await shop.tend()
    const failed = { refund, sent: { id: 're_first', status: 'failed' as const }, reason: 'lost_card' }
    await shop.query("update refunds set provider_refund = 're_first' where id = $1", [refund])
    await updateRefundStatus(failed)
    expect(await recordRefund(admin, { refund, reference: 'W-10' })).toMatchObject({ ok: true })
    await updateRefundStatus(failed)
    expect(await statusesOf(order)).toEqual(['succeeded'])
  })
})
