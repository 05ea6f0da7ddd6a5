import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { makeBatchFile } from '@/features/selling/payouts/commands/batch-file'
import { cancelPayout } from '@/features/selling/payouts/commands/cancel-payout'
import { failPayout } from '@/features/selling/payouts/commands/fail-payout'
import { markPayoutPaid } from '@/features/selling/payouts/commands/mark-payout-paid'
import { requestPayout } from '@/features/selling/payouts/commands/request-payout'
import { sendPayouts } from '@/features/selling/payouts/commands/send-payouts'
import { openEarner, type Earner } from '~/tests/support/shop/earned'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const refusedWith = (code: string) => ({ ok: false, issues: [{ code }] })
const nobodies = (): Actor[] => [
  { kind: 'visitor' },
  { kind: 'system' },
  { kind: 'buyer', id: shop.ids.users.buyer },
  { kind: 'seller', id: shop.ids.users.seller, status: 'active' },
  { kind: 'staff', id: shop.ids.staff.editor, role: 'editor' },
]
const NOTHING = '01900000-0000-7000-8000-000000000000'
const ARRIVED = { reference: 'W-77', amount: '61500', currency: 'KRW', rate: '1025.5' }
const booked = (payout: string) =>
  shop.query<{ sum: number; n: number }>(
    "select coalesce(sum(amount), 0)::int as sum, count(*)::int as n from ledger_entries where payout_id = $1 and account = 'seller'",
    [payout],
  )
const rowOf = async (payout: string) =>
  (await shop.query<Record<string, unknown>>('select * from payouts where id = $1', [payout]))[0]
const kindsOf = async (payout: string) =>
  (
    await shop.query<{ kind: string }>(
      'select kind from notifications where subject_id = $1 order by created_at, id',
      [payout],
    )
  ).map(({ kind }) => kind)

let made = 0
async function requested(earner: Earner, amount = 6000) {
  made += 1
  const done = await requestPayout(earner.seller, { amount, key: `paying-form-${made}` })
  return done.ok ? done.value.payout : JSON.stringify(done)
}
async function sent(earner: Earner, amount?: number) {
  const payout = await requested(earner, amount)
  const done = await sendPayouts(earner.admin, [payout])
  return { payout, batch: done.ok ? done.value.batch : JSON.stringify(done) }
}

describe('a batch of payouts (rule M42)', () => {
  test('is sent whole, has the next number of its day, and each seller is notified', async () => {
    const [one, two] = [await openEarner(shop), await openEarner(shop)]
    await one.deliver()
    await two.deliver()
    const ids = [await requested(one), await requested(two)]
    for (const actor of nobodies())
      expect(await sendPayouts(actor, ids)).toMatchObject(refusedWith('moves.notYours'))
    expect(await sendPayouts(one.admin, [])).toMatchObject(refusedWith('payout.none'))
    expect(await sendPayouts(one.admin, [...ids, NOTHING])).toMatchObject(refusedWith('payout.unknown'))
    const done = await sendPayouts(one.admin, ids)
    expect(done).toMatchObject({ ok: true, value: { count: 2 } })
    const batch = done.ok ? done.value.batch : ''
    expect(batch).toMatch(/^PB-\d{8}-[1-9]\d*$/)
    for (const id of ids) {
      expect(await rowOf(id)).toMatchObject({ status: 'sent', batch })
      expect(await kindsOf(id)).toEqual(['payout.requested', 'payout.sent'])
      expect(await booked(id)).toEqual([{ sum: 0, n: 0 }])
    }
    expect(await sendPayouts(one.admin, ids)).toMatchObject(refusedWith('moves.impossible'))
    const [next] = [await sent(await withMoney())]
    expect(Number(next.batch.split('-')[2])).toBe(Number(batch.split('-')[2]) + 1)
    expect(await cancelPayout(one.seller, { payout: ids[0] ?? '', reason: '' })).toMatchObject(
      refusedWith('moves.impossible'),
    )
  })

  test('sent twice at once goes out once; two batches get two numbers', async () => {
    const earners = [await withMoney(), await withMoney()]
    const ids = [await requested(earners[0] as Earner), await requested(earners[1] as Earner)]
    const { admin } = earners[0] as Earner
    const same = await Promise.all([sendPayouts(admin, ids), sendPayouts(admin, ids.toReversed())])
    expect(same.filter(({ ok }) => ok)).toHaveLength(1)
    const others = await Promise.all(
      (await Promise.all([withMoney(), withMoney()])).map(async (earner) => sent(earner)),
    )
    expect(new Set(others.map(({ batch }) => batch)).size).toBe(2)
  })

  test('names a seller whose balance no longer covers the request', async () => {
    const earner = await openEarner(shop)
    const { order } = await earner.deliver()
    const { available } = await earner.funds()
    const payout = await requested(earner, available)
    await refundOrder(earner.seller, { order, amount: 1000, reason: 'Chipped', key: 'below-a-request' })
    const [{ company = '' } = {}] = await shop.query<{ company: string }>(
      'select company from sellers where id = $1',
      [earner.id],
    )
    expect(await sendPayouts(earner.admin, [payout])).toEqual({
      ok: false,
      issues: [{ code: 'payout.notCovered', path: 'payouts', params: { company } }],
    })
    expect(await rowOf(payout)).toMatchObject({ status: 'requested', batch: null })
  })

  test('is a file with the account numbers, each reading recorded', async () => {
    const { payout, batch } = await sent(await withMoney())
    const admin: Actor = { kind: 'staff', id: shop.ids.staff.admin, role: 'admin' }
    for (const actor of nobodies())
      expect(await makeBatchFile(actor, batch)).toMatchObject(refusedWith('moves.notYours'))
    for (const name of ['PB-20260101-99', 'PB', "'; drop table payouts"])
      expect(await makeBatchFile(admin, name)).toMatchObject(refusedWith('payout.noBatch'))
    const file = await makeBatchFile(admin, batch)
    const [, line] = file.ok ? file.value.split('\r\n') : []
    expect(line).toBe(
      `"${batch}","${payout}","sent",${line?.split(',')[3]},"Sorae Park","Woori","1002-123-456789","60.00","CAD","KRW"`,
    )
    const audit =
      "select actor_id, details from audit_events where action = 'bankAccount.read' and subject_id = $1"
    expect(await shop.query(audit, [payout])).toEqual([
      { actor_id: shop.ids.staff.admin, details: JSON.stringify({ batch }) },
    ])
  })
})

const withMoney = async () => {
  const earner = await openEarner(shop)
  await earner.deliver()
  return earner
}

describe('a payout that was sent', () => {
  test('is booked when it is paid, once, with what arrived beside it (rule N3)', async () => {
    const earner = await withMoney()
    const { available } = await earner.funds()
    const { payout } = await sent(earner)
    const paid = { payout, ...ARRIVED }
    for (const actor of nobodies())
      expect(await markPayoutPaid(actor, paid)).toMatchObject(refusedWith('moves.notYours'))
    const wrong: [object, string][] = [
      [{ reference: ' ' }, 'payout.reference'],
      [{ amount: '0' }, 'payout.arrived'],
      [{ amount: '-5' }, 'payout.arrived'],
      [{ amount: '61500.5' }, 'payout.arrived'],
      [{ currency: 'JPY' }, 'payout.arrived'],
      [{ rate: '' }, 'payout.rate'],
      [{ rate: '0' }, 'payout.rate'],
      [{ payout: NOTHING }, 'payout.unknown'],
    ]
    for (const [bad, code] of wrong)
      expect(await markPayoutPaid(earner.admin, { ...paid, ...bad })).toMatchObject(refusedWith(code))
    const answers = await Promise.all([1, 2, 3].map(() => markPayoutPaid(earner.admin, paid)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await booked(payout)).toEqual([{ sum: -6000, n: 1 }])
    expect(await rowOf(payout)).toMatchObject({
      status: 'paid',
      reference: 'W-77',
      arrived_amount: '61500',
      arrived_currency: 'KRW',
      arrived_rate: '1025.5',
    })
    expect(await earner.funds()).toMatchObject({ available: available - 6000, open: 0 })
    expect(await kindsOf(payout)).toEqual(['payout.requested', 'payout.sent', 'payout.paid'])
    expect(await markPayoutPaid(earner.admin, { ...paid, reference: 'W-78' })).toMatchObject(
      refusedWith('moves.impossible'),
    )
  })

  test('may fail, and nothing was booked', async () => {
    const earner = await withMoney()
    const { available } = await earner.funds()
    const { payout } = await sent(earner)
    const asked = { payout, reason: 'No such account' }
    for (const actor of nobodies())
      expect(await failPayout(actor, asked)).toMatchObject(refusedWith('moves.notYours'))
    expect(await failPayout(earner.admin, { ...asked, reason: '' })).toMatchObject(
      refusedWith('status.reason'),
    )
    expect(await failPayout(earner.admin, asked)).toMatchObject({ ok: true })
    expect(await booked(payout)).toEqual([{ sum: 0, n: 0 }])
    expect(await earner.funds()).toMatchObject({ available, open: 0 })
    expect(await markPayoutPaid(earner.admin, { payout, ...ARRIVED })).toMatchObject(
      refusedWith('moves.impossible'),
    )
  })

  test('that was paid and came back is taken back from the books, once', async () => {
    const earner = await withMoney()
    const { available } = await earner.funds()
    const { payout } = await sent(earner)
    await markPayoutPaid(earner.admin, { payout, ...ARRIVED })
    const asked = { payout, reason: 'Returned by the bank' }
    const answers = await Promise.all([failPayout(earner.admin, asked), failPayout(earner.admin, asked)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await booked(payout)).toEqual([{ sum: 0, n: 2 }])
    expect(await earner.funds()).toMatchObject({ available, open: 0 })
    expect(await rowOf(payout)).toMatchObject({ status: 'failed', reason: 'Returned by the bank' })
  })

  test('and whose order is refunded afterwards leaves a negative balance', async () => {
    const earner = await openEarner(shop)
    const { order } = await earner.deliver()
    const { available } = await earner.funds()
    const { payout } = await sent(earner, available)
    await markPayoutPaid(earner.admin, { payout, ...ARRIVED })
    await refundOrder(earner.seller, { order, amount: 3000, reason: 'Chipped', key: 'after-a-payout' })
    const after = await earner.funds()
    expect(after.available).toBeLessThan(0)
    expect(await requestPayout(earner.seller, { amount: 5000, key: 'below-zero-1' })).toMatchObject(
      refusedWith('payout.tooMuch'),
    )
  })
})
