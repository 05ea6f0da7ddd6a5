import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { cancelPayout } from '@/features/selling/payouts/commands/cancel-payout'
import { requestPayout } from '@/features/selling/payouts/commands/request-payout'
import { openEarner } from '~/tests/support/shop/earned'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const refusedWith = (code: string) => ({ ok: false, issues: [{ code }] })
const keyed = (at: number) => `form-of-a-payout-${at}`

describe('a payout request (rule M42)', () => {
  test('lowers what is left, keeps the account as it was, and is told by email and notification', async () => {
    const { id, seller, deliver, funds, payouts } = await openEarner(shop)
    await deliver()
    const { available } = await funds()
    expect(await requestPayout(seller, { amount: 6000, key: keyed(1) })).toMatchObject({ ok: true })
    expect(await funds()).toMatchObject({ available, open: 6000, sent: 0 })
    const [payout] = await payouts()
    expect(payout).toMatchObject({ status: 'requested', amount: 6000 })
    await shop.query("update sellers set bank_account = 'x', payout_bank_name = 'Other' where id = $1", [id])
    const [kept] = await shop.query<{ bank_account: string }>('select * from payouts where id = $1', [
      payout?.id,
    ])
    expect(kept).toMatchObject({ account_holder: 'Sorae Park', bank_name: 'Woori', requested_by: 'self' })
    expect(kept?.bank_account).toMatch(/^v3~/)
    const about = 'select kind from notifications where subject_id = $1'
    expect(await shop.query(about, [payout?.id])).toEqual([{ kind: 'payout.requested' }])
    const mails = "select params from emails where template = 'payoutRequested' and user_id = $1"
    expect(await shop.query(mails, [id])).toEqual([
      { params: JSON.stringify({ amount: '$60.00', path: '/seller/financials' }) },
    ])
  })

  test('is refused with its reason, and nothing is stored', async () => {
    const { id, seller, deliver, funds, payouts } = await openEarner(shop)
    await deliver()
    const { available } = await funds()
    const cases: [number, string][] = [
      [0, 'payout.amount'],
      [-5000, 'payout.amount'],
      [5000.5, 'payout.amount'],
      [Number.NaN, 'payout.amount'],
      [available + 1, 'payout.tooMuch'],
      [4999, 'payout.belowMinimum'],
    ]
    for (const [amount, code] of cases)
      expect(await requestPayout(seller, { amount, key: keyed(2) }), String(amount)).toMatchObject(
        refusedWith(code),
      )
    expect(await requestPayout(seller, { amount: 5000, key: '../..' })).toMatchObject(
      refusedWith('checkout.key'),
    )
    await shop.query('update sellers set bank_account = null where id = $1', [id])
    expect(await requestPayout(seller, { amount: 5000, key: keyed(2) })).toMatchObject(
      refusedWith('payout.noAccount'),
    )
    expect(await payouts()).toEqual([])
  })

  test('is no one else’s, and no one’s who was suspended in between', async () => {
    const { id, seller, deliver, payouts } = await openEarner(shop)
    await deliver()
    const others: Actor[] = [
      { kind: 'visitor' },
      { kind: 'buyer', id },
      { kind: 'seller', id, status: 'pending' },
      { kind: 'seller', id, status: 'rejected' },
      { kind: 'seller', id, status: 'suspended' },
      { kind: 'staff', id: shop.ids.staff.admin, role: 'admin' },
      { kind: 'staff', id: shop.ids.staff.editor, role: 'editor' },
    ]
    for (const actor of others)
      expect(await requestPayout(actor, { amount: 5000, key: keyed(3) })).toMatchObject({ ok: false })
    await shop.query("update sellers set status = 'suspended' where id = $1", [id])
    expect(await requestPayout(seller, { amount: 5000, key: keyed(3) })).toMatchObject(
      refusedWith('payout.notActive'),
    )
    expect(await payouts()).toEqual([])
  })

  test('of the same form counts once, and with another amount is no retry', async () => {
    const { seller, deliver, payouts } = await openEarner(shop)
    await deliver()
    const ask = (amount: number) => requestPayout(seller, { amount, key: keyed(4) })
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(5000)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await ask(5001)).toMatchObject(refusedWith('payout.keyUsed'))
    expect(await payouts()).toHaveLength(1)
  })

  test('of a form whose request was cancelled is not reported as done', async () => {
    const { seller, deliver, payouts } = await openEarner(shop)
    await deliver()
    const ask = () => requestPayout(seller, { amount: 5000, key: keyed(7) })
    const asked = await ask()
    await cancelPayout(seller, { payout: asked.ok ? asked.value.payout : '', reason: '' })
    expect(await ask()).toMatchObject(refusedWith('payout.keyUsed'))
    expect(await payouts()).toMatchObject([{ status: 'cancelled' }])
  })

  test('fifty at once for one balance pay it once', async () => {
    const { seller, deliver, funds, payouts } = await openEarner(shop)
    await deliver()
    const { available } = await funds()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        requestPayout(seller, { amount: available, key: keyed(100 + at) }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await payouts()).toMatchObject([{ amount: available }])
  })

  test('against a refund: both orders end with the same books', async () => {
    const { seller, deliver, funds, payouts } = await openEarner(shop)
    const { order } = await deliver()
    const { available } = await funds()
    const [asked] = await Promise.all([
      requestPayout(seller, { amount: available, key: keyed(200) }),
      refundOrder(seller, { order, amount: 2000, reason: 'Chipped', key: 'against-a-request' }),
    ])
    const after = await funds()
    expect(after.available).toBeLessThan(available)
    // Asked first, it stays; refunded first, there is less.
    expect((await payouts()).length).toBe(asked.ok ? 1 : 0)
    expect(asked.ok || asked.issues[0]?.code === 'payout.tooMuch').toBe(true)
  })
})

describe('a request is taken back', () => {
  test('by its seller, once, before it is sent; the money is there again', async () => {
    const { id, seller, deliver, funds, payouts } = await openEarner(shop)
    await deliver()
    await requestPayout(seller, { amount: 5000, key: keyed(5) })
    const [{ id: payout = '' } = {}] = await payouts()
    const asked = { payout, reason: '' }
    const other: Actor = { kind: 'seller', id: shop.ids.users.otherSeller, status: 'active' }
    expect(await cancelPayout(other, asked)).toMatchObject(refusedWith('payout.unknown'))
    expect(await cancelPayout({ kind: 'seller', id, status: 'suspended' }, asked)).toMatchObject(
      refusedWith('payout.notActive'),
    )
    expect(await cancelPayout({ kind: 'visitor' }, asked)).toMatchObject({ ok: false })
    expect(await cancelPayout(seller, asked)).toMatchObject({ ok: true })
    expect(await cancelPayout(seller, asked)).toMatchObject({ ok: true })
    expect(await payouts()).toMatchObject([{ status: 'cancelled' }])
    expect(await funds()).toMatchObject({ open: 0 })
    const kinds = await shop.query(
      'select kind from notifications where subject_id = $1 order by created_at',
      [payout],
    )
    expect(kinds).toEqual([{ kind: 'payout.requested' }, { kind: 'payout.withdrawn' }])
  })

  test('by an admin, with a reason the seller reads', async () => {
    const { seller, admin, deliver, payouts } = await openEarner(shop)
    await deliver()
    await requestPayout(seller, { amount: 5000, key: keyed(6) })
    const [{ id: payout = '' } = {}] = await payouts()
    expect(await cancelPayout(admin, { payout, reason: ' ' })).toMatchObject(refusedWith('status.reason'))
    expect(await cancelPayout(admin, { payout, reason: 'x'.repeat(1_001) })).toMatchObject(
      refusedWith('message.tooLong'),
    )
    expect(await cancelPayout(admin, { payout, reason: 'Wrong account' })).toMatchObject({ ok: true })
    expect(await cancelPayout(admin, { payout, reason: 'Again' })).toMatchObject(
      refusedWith('moves.impossible'),
    )
    const audit = "select actor_kind from audit_events where action = 'payout.cancelled' and subject_id = $1"
    expect(await shop.query(audit, [payout])).toEqual([{ actor_kind: 'staff' }])
  })
})
