import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { requestDuePayouts } from '@/features/selling/payouts/commands/request-due-payouts'
import { cancelPayout } from '@/features/selling/payouts/commands/cancel-payout'
import { getBalance } from '@/features/selling/payouts/get-balance'
import { commissionTools, issueCommission, monthsAgo } from '~/tests/support/shop/commission'
import { openEarner } from '~/tests/support/shop/earned'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

/** Days after every order of these tests has settled. */
const FIRST = '2031-03-01'
const SECOND = '2031-03-02'
const NEXT_FIRST = '2031-04-01'

describe('payouts by themselves (rule M43)', () => {
  test('are asked for daily, once a day, with everything there is', async () => {
    const { deliver, funds, payouts, seller } = await openEarner(shop, { requests: 'daily' })
    await deliver()
    const { available } = await funds()
    await Promise.all([requestDuePayouts(SECOND), requestDuePayouts(SECOND), requestDuePayouts(SECOND)])
    expect(await payouts()).toMatchObject([{ status: 'requested', amount: available }])
    const by = 'select requested_by::text as by from payouts where id = $1'
    const [{ id = '' } = {}] = await payouts()
    expect(await shop.query(by, [id])).toEqual([{ by: 'daily' }])
    await cancelPayout(seller, { payout: id, reason: '' })
    await requestDuePayouts(SECOND)
    expect(await payouts()).toHaveLength(1)
    await requestDuePayouts('2031-03-03')
    expect(await payouts()).toMatchObject([{ status: 'cancelled' }, { status: 'requested' }])
  })

  test('are asked for monthly on the first of the month', async () => {
    const { deliver, payouts } = await openEarner(shop, { requests: 'monthly' })
    await deliver()
    await requestDuePayouts('2031-02-08')
    await requestDuePayouts('2031-02-28')
    expect(await payouts()).toEqual([])
    await requestDuePayouts(FIRST)
    await requestDuePayouts(FIRST)
    expect(await payouts()).toHaveLength(1)
    await deliver()
    await requestDuePayouts(NEXT_FIRST)
    expect(await payouts()).toHaveLength(2)
  })

  test('are asked for in the first week, once, if nothing could ask on the first', async () => {
    const { id, deliver, payouts } = await openEarner(shop, { requests: 'monthly' })
    const settles = (day: string) =>
      shop.query('update orders set settles_on = $1 where seller_id = $2', [day, id])
    await deliver()
    await settles('2026-03-02')
    await requestDuePayouts('2026-03-03')
    // What settled after the first waits for the next month.
    expect(await payouts()).toEqual([])
    await settles('2026-03-01')
    await requestDuePayouts('2026-03-08')
    expect(await payouts()).toEqual([])
    await requestDuePayouts('2026-03-07')
    await requestDuePayouts('2026-03-07')
    expect(await payouts()).toHaveLength(1)
    await deliver()
    await requestDuePayouts('2026-03-07')
    expect(await payouts()).toHaveLength(1)
  })

  test('wait on the first of a month for the invoice of its commission, whose tax they would leave uncovered', async () => {
    const tools = commissionTools(shop)
    const earner = await tools.canadian()
    await shop.query("update sellers set payout_requests = 'daily' where id = $1", [earner.id])
    await shop.payload.updateGlobal({ slug: 'settings', data: { gstNumber: '951830744RT0001' } })
    await tools.soldIn(earner, 1)
    await shop.query("update orders set settles_on = '2020-01-01' where seller_id = $1", [earner.id])
    const first = `${monthsAgo(0)}-01`
    await requestDuePayouts(first)
    expect(await earner.payouts()).toEqual([])
    await issueCommission()
    await requestDuePayouts(first)
    const { available } = await earner.funds()
    expect(await earner.payouts()).toMatchObject([{ amount: available }])
  })

  test('wait for no invoice after the first', async () => {
    const tools = commissionTools(shop)
    const earner = await tools.canadian()
    await shop.query("update sellers set payout_requests = 'daily' where id = $1", [earner.id])
    await tools.soldIn(earner, 1)
    await shop.query("update orders set settles_on = '2020-01-01' where seller_id = $1", [earner.id])
    await requestDuePayouts(`${monthsAgo(0)}-02`)
    expect(await earner.payouts()).toHaveLength(1)
  })

  test('are not asked for below the minimum, without an account, when suspended, or for who asks alone', async () => {
    const poor = await openEarner(shop, { requests: 'daily' })
    const bare = await openEarner(shop, { requests: 'daily' })
    const nameless = await openEarner(shop, { requests: 'daily' })
    const stopped = await openEarner(shop, { requests: 'daily' })
    const alone = await openEarner(shop)
    for (const earner of [bare, nameless, stopped, alone]) await earner.deliver()
    await shop.query('update sellers set bank_account = null where id = $1', [bare.id])
    // An admin's panel leaves an empty text.
    await shop.query("update sellers set payout_bank_name = '' where id = $1", [nameless.id])
    const refusals = vi.spyOn(console, 'warn')
    await shop.query("update sellers set status = 'suspended' where id = $1", [stopped.id])
    await requestDuePayouts(FIRST)
    for (const earner of [poor, bare, nameless, stopped, alone]) expect(await earner.payouts()).toEqual([])
    expect(refusals).not.toHaveBeenCalled()
    expect(await getBalance(nameless.id)).toMatchObject({ hasAccount: false })
  })
})
