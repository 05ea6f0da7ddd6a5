import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { confirmTransfer } from '@/features/buying/payments/transfers/confirm-transfer'
import { openPayment } from '@/features/buying/payments/attempts/open-payment'
import { requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { giveQuote } from '@/features/buying/orders/commands/give-quote'
import { stateReaders } from '~/tests/support/shop/read-state'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const { stockOf } = stateReaders(() => shop)
const TRANSFER = { provider: 'transfer' } as const
const refusedWith = (code: string) => ({ ok: false, issues: [{ code }] })

/** A buyer with one order paid by card. */
async function knownBuyer() {
  const buyer = await shop.buyer()
  await shop.paid(buyer, { [await shop.product()]: 1 })
  return buyer
}

/** In how many days an open checkout ends. */
async function daysOf(checkout: string) {
  const { expires_at: until } = await shop.checkoutRow(checkout)
  return Math.round((new Date(String(until)).getTime() - Date.now()) / 86_400_000)
}

describe('by bank transfer a new account', () => {
  test('holds half of a stock, and the rest stays for others', async () => {
    const buyer = await shop.buyer()
    const product = await shop.product({ stock: 40 })
    await shop.order(buyer, { [product]: 20 }, TRANSFER)
    await shop.fill(buyer, { [product]: 1 })
    expect(await shop.place(buyer, TRANSFER)).toMatchObject(refusedWith('unpaid.share'))
    expect(await stockOf(product)).toEqual({ stock: 40, reserved: 20 })
    expect(await shop.place(buyer)).toMatchObject({ ok: true })
  })

  test('cannot slip past the limit with many checkouts at once', async () => {
    const buyer = await shop.buyer()
    const product = await shop.product({ stock: 40 })
    await shop.fill(buyer, { [product]: 12 })
    const { digest } = await shop.seen(buyer)
    const keepTrying = async () => {
      const answers = []
      for (let n = 0; n < 5; n += 1) {
        await shop.fill(buyer, { [product]: 12 })
        answers.push(await shop.place(buyer, { ...TRANSFER, digest }))
      }
      return answers
    }
    const answers = (await Promise.all([1, 2, 3, 4].map(keepTrying))).flat()
    const codes = answers.map((answer) => (answer.ok ? answer.value.kind : answer.issues[0]?.code))
    expect(codes.filter((code) => code === 'placed')).toHaveLength(1)
    expect(codes).toContain('unpaid.share')
    expect(await stockOf(product)).toEqual({ stock: 40, reserved: 12 })
  })

  test('holds no more value than the limit over all its checkouts', async () => {
    const buyer = await shop.buyer()
    const moqPrices = [{ minQty: 1, maxQty: 999999, unitPrice: 2_000_000 }]
    const goods = await Promise.all([1, 2].map(() => shop.product({ stock: 40, moqPrices })))
    await shop.order(buyer, { [goods[0] ?? '']: 2 }, TRANSFER)
    await shop.fill(buyer, { [goods[1] ?? '']: 1 })
    expect(await shop.place(buyer, TRANSFER)).toMatchObject(refusedWith('unpaid.value'))
  })

  test('holds for three days, and for a week once an order was paid', async () => {
    const product = await shop.product({ stock: 400 })
    const fresh = await shop.order(await shop.buyer(), { [product]: 1 }, TRANSFER)
    const known = await shop.order(await knownBuyer(), { [product]: 1 }, TRANSFER)
    expect([await daysOf(fresh.checkout), await daysOf(known.checkout)]).toEqual([3, 7])
  })

  test('may hold again what it held once that is paid', async () => {
    const buyer = await shop.buyer()
    const product = await shop.product({ stock: 40 })
    const { checkout } = await shop.order(buyer, { [product]: 20 }, TRANSFER)
    const admin = { kind: 'staff', role: 'admin', id: shop.ids.staff.admin } as const
    const amount = Number((await shop.checkoutRow(checkout)).total)
    await confirmTransfer(admin, { checkout, amount, bankReference: 'WIRE-1' })
    await shop.fill(buyer, { [product]: 16 })
    expect(await shop.place(buyer, TRANSFER)).toMatchObject({ ok: true })
  })

  test('is asked to pay by card after three that lapsed; a change of mind within a day does not count', async () => {
    const buyer = await shop.buyer()
    const product = await shop.product({ stock: 400 })
    for (const _ of [1, 2, 3]) {
      const { checkout } = await shop.order(buyer, { [product]: 1 }, TRANSFER)
      await shop.query("update checkouts set created_at = created_at - interval '3 days' where id = $1", [
        checkout,
      ])
      await shop.pass(checkout)
      await shop.tend()
    }
    const changed = await shop.buyer()
    for (const _ of [1, 2, 3, 4]) {
      const { orders } = await shop.order(changed, { [product]: 1 }, TRANSFER)
      await requestCancel({ kind: 'buyer', id: changed }, { order: orders[0] ?? '', reason: '' })
    }
    await shop.fill(buyer, { [product]: 1 })
    await shop.fill(changed, { [product]: 1 })
    expect(await shop.place(buyer, TRANSFER)).toMatchObject(refusedWith('unpaid.lapsed'))
    expect(await shop.place(changed, TRANSFER)).toMatchObject({ ok: true })
  })
})

describe('a shipping quote', () => {
  test('holds no more of a stock than a transfer, and a new account answers it within three days', async () => {
    const seller = await shop.seller({ shippingRules: [{ kind: 'quoted', provinces: [] }] })
    const product = await shop.product({ seller, stock: 40 })
    const buyer = await shop.buyer()
    await shop.fill(buyer, { [product]: 21 })
    expect(await shop.place(buyer)).toMatchObject({
      ok: false,
      issues: [{ code: 'unpaid.share', params: { card: 'no' } }],
    })
    const { checkout, orders } = await shop.order(buyer, { [product]: 20 })
    expect(await daysOf(checkout)).toBe(7)
    await giveQuote(
      { kind: 'seller', id: seller, status: 'active' },
      { order: orders[0] ?? '', shipping: 900 },
    )
    expect(await daysOf(checkout)).toBe(3)
  })
})

describe('by card', () => {
  test('an account that completes none of five payments waits a day', async () => {
    const buyer = await shop.buyer()
    const product = await shop.product({ stock: 400 })
    for (const _ of [1, 2, 3, 4, 5]) await shop.order(buyer, { [product]: 1 })
    await shop.fill(buyer, { [product]: 1 })
    expect(await shop.place(buyer)).toMatchObject(refusedWith('unpaid.cards'))
    await shop.query(
      "update checkouts set created_at = created_at - interval '25 hours' where buyer_id = $1",
      [buyer],
    )
    expect(await shop.place(buyer)).toMatchObject({ ok: true })
  })

  test('pages after the third hold the goods no longer than was promised', async () => {
    const buyer = await shop.buyer()
    const { checkout } = await shop.order(buyer, { [await shop.product()]: 1 })
    for (const _ of [1, 2, 3]) {
      expect(await openPayment(checkout)).toMatchObject({ kind: 'page' })
      await shop.control('advance', { seconds: 90_000 })
      await shop.query("update checkouts set expires_at = now() + interval '1 minute' where id = $1", [
        checkout,
      ])
    }
    expect(await openPayment(checkout)).toEqual({ kind: 'closed' })
  })
})
