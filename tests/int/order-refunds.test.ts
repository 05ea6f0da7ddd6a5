import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { callOff } from '@/features/orders/cancel-order'
import { recordRefund } from '@/features/orders/record-refund'
import { refundOrder } from '@/features/orders/refund-order'
import { aSale } from '~/tests/support/shop/a-sale'
import { lookingAt } from '~/tests/support/shop/looking'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const { stockOf, ask } = lookingAt(() => shop)

describe('a refund', () => {
  test('of a part goes back once, to the cent in the books, and never beyond what was paid', async () => {
    const { order, seller, buyer, product, strangers } = await aSale(shop)
    const asked = { order, amount: 1001, reason: 'One was chipped', key: 'form-0001' }
    for (const who of [...strangers, buyer])
      expect(await refundOrder(who, asked)).toMatchObject({ ok: false })
    const answers = await Promise.all([refundOrder(seller, asked), refundOrder(seller, asked)])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const returned = [{ product, quantity: 1 }]
    expect(await refundOrder(seller, { ...asked, key: 'form-0002', returned })).toMatchObject({ ok: true })
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
})
