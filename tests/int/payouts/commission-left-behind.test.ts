import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { nextMonth } from '@/domain/values/calendar'
import type { CommissionInvoiceContent } from '@/domain/payments/payouts/commission-invoice'
import { deleteOwnAccount } from '@/features/account/personal-data/delete-account'
import { issueCommissionInvoices } from '@/features/selling/payouts/commands/issue-commission-invoices'
import { markPayoutPaid } from '@/features/selling/payouts/commands/mark-payout-paid'
import { requestDuePayouts } from '@/features/selling/payouts/commands/request-due-payouts'
import { requestPayout } from '@/features/selling/payouts/commands/request-payout'
import { sendPayouts } from '@/features/selling/payouts/commands/send-payouts'
import { settlementDay } from '@/features/selling/payouts/funds'
import { getStatement } from '@/features/selling/payouts/documents/get-statement'
import { issueToken } from '@/server/auth/sign-up/tokens'
import { inTransaction } from '@/server/db/transaction'
import { commissionTools, issueCommission, monthsAgo } from '~/tests/support/shop/commission'
import { openEarner, type Earner } from '~/tests/support/shop/earned'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
let tools: ReturnType<typeof commissionTools>
beforeAll(async () => {
  shop = await openShop()
  tools = commissionTools(shop)
  await shop.payload.updateGlobal({ slug: 'settings', data: { gstNumber: '951830744RT0001' } })
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

/** Noon in Toronto, on the second day of the month after this one. */
const afterThisMonth = () => new Date(`${nextMonth(settlementDay()).slice(0, 7)}-02T17:00:00Z`)

let asked = 0
async function requested({ seller }: Earner, amount: number) {
  asked += 1
  const done = await requestPayout(seller, { amount, key: `last-payout-${asked}` })
  if (!done.ok) throw new Error(`Not requested: ${JSON.stringify(done)}`)
  return done.value.payout
}

/** Staff pay out everything that has settled. */
async function paidOut(earner: Earner) {
  const { available } = await earner.funds()
  const payout = await requested(earner, available)
  const sent = await sendPayouts(earner.admin, [payout])
  const arrived = { reference: `W-${asked}`, amount: String(available / 100), currency: 'CAD', rate: '' }
  const paid = await markPayoutPaid(earner.admin, { payout, ...arrived })
  expect([sent.ok, paid.ok, (await earner.funds()).available]).toEqual([true, true, 0])
}

async function leave({ id }: Earner) {
  const email = `${id}@maru.test`
  const token = await inTransaction((tx) =>
    issueToken(tx, { purpose: 'delete', email, locale: 'en', user: id }),
  )
  const member = { id, email, sid: '', locale: 'en', hasPassword: false, isSeller: true } as const
  const asking = { locale: 'en', address: '192.0.2.1', agent: '', deviceHash: null } as const
  return deleteOwnAccount(member, { password: '', token }, asking)
}

async function invoicesOf({ id }: Earner) {
  const rows = await shop.query<{ id: string; number: string; amount: number; tax: number; content: string }>(
    `select id, number, amount::int, tax::int, content from commission_invoices
     where seller_id = $1 order by sequence`,
    [id],
  )
  return rows.map(({ content, ...row }) => ({
    ...row,
    content: JSON.parse(content) as CommissionInvoiceContent,
  }))
}
const bookedFor = ({ id }: Earner) =>
  shop.query<{ amount: number; memo: string }>(
    "select amount::int, memo from ledger_entries where seller_id = $1 and kind = 'commission_tax'",
    [id],
  )

describe('the commission of a month before whose end the account was deleted (rule D23)', () => {
  test('keeps a seller in Canada, who owes the tax on it, until it is invoiced and paid', async () => {
    const earner = await tools.canadian()
    await earner.deliver()
    await paidOut(earner)
    expect(await leave(earner)).toMatchObject({ ok: false, issues: [{ code: 'account.commissionDue' }] })
    await issueCommissionInvoices(afterThisMonth())
    const [invoice] = await invoicesOf(earner)
    const tax = Math.round(((invoice?.amount ?? 0) * 13) / 100)
    expect(invoice).toMatchObject({ tax, content: { month: monthsAgo(0), taxation: 'taxed' } })
    expect(await bookedFor(earner)).toEqual([{ amount: -tax, memo: invoice?.number }])
    expect(await leave(earner)).toMatchObject({ ok: false, issues: [{ code: 'account.payoutsDue' }] })
  })

  test('of a seller abroad is invoiced, with the name and address that papers keep; nobody is written to', async () => {
    const earner = await tools.canadian({
      country: 'KR',
      address: '12 Teheran-ro',
      city: 'Seoul',
      province: null,
      postal: '06236',
    })
    await earner.deliver()
    await paidOut(earner)
    const [{ company } = { company: '' }] = await shop.query<{ company: string }>(
      'select company from sellers where id = $1',
      [earner.id],
    )
    expect(await leave(earner)).toMatchObject({ ok: true })
    expect(await invoicesOf(earner)).toEqual([])
    await issueCommissionInvoices(afterThisMonth())
    const [invoice, ...more] = await invoicesOf(earner)
    expect(more).toEqual([])
    expect(invoice).toMatchObject({ tax: 0, content: { month: monthsAgo(0) } })
    expect(invoice?.content.seller).toMatchObject({
      company,
      address: '12 Teheran-ro',
      city: 'Seoul',
      postalCode: '06236',
    })
    expect(await bookedFor(earner)).toEqual([])
    const about = [invoice?.id ?? '']
    expect(await shop.query('select 1 from notifications where subject_id = $1', about)).toEqual([])
    expect(await shop.query("select 1 from emails where split_part(dedupe_key, ':', 2) = $1", about)).toEqual(
      [],
    )
    await issueCommissionInvoices(afterThisMonth())
    expect(await invoicesOf(earner)).toHaveLength(1)
  })
})

describe('tax that the balance no longer covers at the end of a month (rule D23)', () => {
  test('is booked all the same, and the next payout is what remains after it', async () => {
    const earner = await openEarner(shop, { requests: 'daily' })
    await shop.query(
      "update sellers set country = 'CA', city = 'Toronto', province = 'ON', postal_code = 'M5V 2T6' where id = $1",
      [earner.id],
    )
    await tools.soldIn(earner, 1)
    await paidOut(earner)
    await issueCommission()
    const [invoice] = await invoicesOf(earner)
    const debt = invoice?.tax ?? 0
    expect(debt).toBeGreaterThan(0)
    expect(await earner.funds()).toMatchObject({ available: -debt, open: 0 })
    const before = await earner.payouts()
    for (const amount of [1, debt, 5_000, -debt])
      expect(await requestPayout(earner.seller, { amount, key: `in-debt-${amount}` })).toMatchObject({
        ok: false,
      })
    await requestDuePayouts()
    expect(await earner.payouts()).toEqual(before)
    expect(await leave(earner)).toMatchObject({ ok: false, issues: [{ code: 'account.payoutsDue' }] })

    await earner.deliver()
    const { available } = await earner.funds()
    const entries = await shop.query<{ amount: number }>(
      "select amount::int from ledger_entries where seller_id = $1 and account = 'seller' and kind <> 'payout'",
      [earner.id],
    )
    const earned = entries.reduce((sum, { amount }) => sum + amount, 0)
    const paid = before.reduce((sum, { amount }) => sum + amount, 0)
    expect(available).toBe(earned - paid)
    await requestDuePayouts()
    expect(await earner.payouts()).toMatchObject([...before, { status: 'requested', amount: available }])
    const statement = await getStatement(earner.id, monthsAgo(0))
    expect(statement?.sums).toContainEqual({ kind: 'commission_tax', amount: -debt })
  })

  test('leaves a request uncovered, which is not sent, and what was sent before is booked', async () => {
    const [asking, underWay] = [await tools.canadian(), await tools.canadian()]
    for (const earner of [asking, underWay]) await tools.soldIn(earner, 1)
    const waiting = await requested(asking, (await asking.funds()).available)
    const sent = await requested(underWay, (await underWay.funds()).available)
    expect(await sendPayouts(underWay.admin, [sent])).toMatchObject({ ok: true })
    await issueCommission()
    expect(await sendPayouts(asking.admin, [waiting])).toMatchObject({
      ok: false,
      issues: [{ code: 'payout.notCovered' }],
    })
    const arrived = { reference: 'W-UNDERWAY', amount: '100', currency: 'CAD', rate: '' }
    expect(await markPayoutPaid(underWay.admin, { payout: sent, ...arrived })).toMatchObject({ ok: true })
    const [invoice] = await invoicesOf(underWay)
    expect((await underWay.funds()).available).toBe(-(invoice?.tax ?? 0))
  })
})
