import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { processEvents } from '@/features/buying/payments/process-events'
import en from '@/messages/en'
import { aSale } from '~/tests/support/shop/a-sale'
import { openEarner } from '~/tests/support/shop/earned'
import { disputesIn } from '~/tests/support/shop/disputes'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const { dispute, rowsOf, booksOf, emailsOf } = disputesIn(() => shop)

describe('a dispute (rule M44)', () => {
  test('is a row with its day, however often it is told, and tells seller and staff once', async () => {
    const { checkout, order } = await aSale(shop)
    const { total_amount: total } = await shop.orderRow(order)
    await shop.control('webhooks', { mode: 'duplicate' })
    await dispute(checkout)
    await shop.tend()
    await shop.control('webhooks', { mode: 'deliver' })
    expect(await rowsOf(checkout)).toMatchObject([
      { status: 'needs_response', amount: Number(total), loss: 0, hasDay: true, isOver: false },
    ])
    expect((await shop.checkoutRow(checkout)).dispute).toBe('open')
    expect(new Set(await emailsOf(order, checkout))).toEqual(new Set(['disputeOpened', 'orderDisputed']))
    const said = await shop.query(
      `select distinct params::json ->> 'day' as day, params::json ->> 'reason' as reason
       from emails where template = 'disputeOpened'`,
    )
    expect(said).toEqual([
      {
        day: expect.stringMatching(/^[A-Z][a-z]+ \d+, \d{4}$/) as string,
        reason: en.staff.disputes.reasons.fraudulent,
      },
    ])
    const told = await shop.query(
      `select 1 from notifications where kind = 'order.disputed' and params::json ->> 'number' = $1`,
      [(await shop.orderRow(order)).number],
    )
    expect(told).toHaveLength(1)
  })

  test('that is won leaves the books as they were, whatever arrives late', async () => {
    const { deliver, funds } = await openEarner(shop)
    const { checkout, order } = await deliver()
    const before = await funds()
    const books = await booksOf(order)
    await shop.control('webhooks', { mode: 'hold' })
    const then = await dispute(checkout, { inquiry: true })
    await then('escalate')
    await then('answer')
    await then('win')
    await shop.control('webhooks', { mode: 'deliver', types: [] })
    await shop.control('flush', { newestFirst: true })
    await processEvents()
    expect(await rowsOf(checkout)).toMatchObject([{ status: 'won', loss: 0, isOver: true }])
    expect((await shop.checkoutRow(checkout)).dispute).toBe('won')
    expect(await funds()).toEqual(before)
    expect(await booksOf(order)).toEqual(books)
  })

  test('that was only asked about ends without a trace in the books', async () => {
    const { deliver, funds } = await openEarner(shop)
    const { checkout } = await deliver()
    const before = await funds()
    const then = await dispute(checkout, { inquiry: true })
    await shop.tend()
    expect(await rowsOf(checkout)).toMatchObject([{ status: 'inquiry' }])
    expect(await funds()).toMatchObject({ available: 0, pending: before.available })
    await then('withdraw')
    await shop.tend()
    expect(await rowsOf(checkout)).toMatchObject([{ status: 'closed', isOver: true }])
    expect(await funds()).toEqual(before)
  })
})
