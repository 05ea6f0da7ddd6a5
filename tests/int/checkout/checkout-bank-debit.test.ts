import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPayment } from '@/features/buying/payments/attempts/open-payment'
import { stateReaders } from '~/tests/support/shop/read-state'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.control('webhooks', { mode: 'deliver' }))
afterEach(async () => {
  await shop.control('faults', {}, 'DELETE')
  expect(await shop.broken()).toEqual([])
})

const { statusOf, oneOrder } = stateReaders(() => shop)
const debitOf = async (checkout: string) => (await shop.checkoutRow(checkout)).bank_debit_since

describe('a bank debit', () => {
  test('holds the goods until the bank has answered', async () => {
    const { checkout, order } = await oneOrder()
    await shop.tend()
    expect(await debitOf(checkout)).toBeNull()
    await shop.act(checkout, 'later')
    await shop.tend()
    const since = await debitOf(checkout)
    expect(since).not.toBeNull()
    await shop.pass(checkout)
    await shop.tend()
    expect(await openPayment(checkout)).toEqual({ kind: 'processing' })
    expect(await statusOf(order)).toBe('pending_payment')
    expect(await debitOf(checkout)).toEqual(since)
    await shop.act(checkout, 'settle')
    await shop.tend()
    expect(await statusOf(order)).toBe('confirmed')
  })

  test('is noted as soon as somebody asks for its page', async () => {
    const { checkout } = await oneOrder()
    await shop.tend()
    await shop.control('webhooks', { mode: 'hold' })
    await shop.act(checkout, 'later')
    expect(await openPayment(checkout)).toEqual({ kind: 'processing' })
    expect(await debitOf(checkout)).not.toBeNull()
  })

  test('that bounced can be paid anew', async () => {
    const { checkout, order } = await oneOrder()
    await shop.tend()
    await shop.act(checkout, 'later')
    const until = () => shop.checkoutRow(checkout).then((row) => row.expires_at)
    await shop.tend()
    const promised = await until()
    await shop.act(checkout, 'bounce')
    await shop.tend()
    // The debit had days; less time than that is never left.
    expect(await until()).toEqual(promised)
    expect(await debitOf(checkout)).toBeNull()
    expect(await openPayment(checkout)).toMatchObject({ kind: 'page' })
    await shop.act(checkout, 'pay')
    await shop.tend()
    expect(await statusOf(order)).toBe('confirmed')
  })

  test('nobody told us of is found by asking, and so is that it bounced', async () => {
    const { checkout, order } = await oneOrder()
    await shop.tend()
    await shop.control('webhooks', { mode: 'hold' })
    await shop.act(checkout, 'later')
    await shop.reconcile()
    const held = await shop.checkoutRow(checkout)
    expect(held.bank_debit_since).not.toBeNull()
    expect(Number(held.expires_at) - Date.now()).toBeGreaterThan(4 * 24 * 60 * 60_000)
    await shop.act(checkout, 'bounce')
    await shop.reconcile()
    expect(await debitOf(checkout)).toBeNull()
    expect(await openPayment(checkout)).toMatchObject({ kind: 'page' })
    // What was told meanwhile comes late: the page that is open now decides.
    await shop.control('webhooks', { mode: 'deliver' })
    await shop.control('flush', { newestFirst: true })
    await shop.tend()
    expect(await debitOf(checkout)).toBeNull()
    expect(await statusOf(order)).toBe('pending_payment')
    await shop.act(checkout, 'pay')
    await shop.tend()
    expect(await statusOf(order)).toBe('confirmed')
  })

  test('is waited for while the provider cannot be asked', async () => {
    const { checkout, order } = await oneOrder()
    await shop.tend()
    await shop.act(checkout, 'later')
    await shop.tend()
    await shop.query("update checkouts set expires_at = now() - interval '2 hours' where id = $1", [checkout])
    await shop.control('faults', { kind: 'error', times: 4 })
    await shop.tend()
    expect(await statusOf(order)).toBe('pending_payment')
  })

  test('that bounced unheard leaves an hour more, and no longer', async () => {
    const { checkout, order } = await oneOrder()
    await shop.tend()
    await shop.act(checkout, 'later')
    await shop.tend()
    await shop.control('webhooks', { mode: 'hold' })
    await shop.act(checkout, 'bounce')
    await shop.pass(checkout)
    await shop.tend()
    const held = await shop.checkoutRow(checkout)
    expect([await statusOf(order), held.bank_debit_since]).toEqual(['pending_payment', null])
    expect(Number(held.expires_at) - Date.now()).toBeGreaterThan(55 * 60_000)
    await shop.pass(checkout)
    await shop.tend()
    expect(await statusOf(order)).toBe('cancelled')
  })
})
