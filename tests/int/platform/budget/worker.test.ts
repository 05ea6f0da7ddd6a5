import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { workerLoops } from '~/tests/support/budget/loops'
import { loopNames } from '~/tests/support/budget/sources'
import { aTermsVersion } from '~/tests/support/factories/talk'
import { openEarner } from '~/tests/support/shop/earned'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.tend()
  // No mail server listens here.
  await shop.query('delete from emails')
})
afterAll(() => shop.close())
afterEach(() => {
  vi.useRealTimers()
})

const run = async (name: string) => {
  const loops = workerLoops(shop.payload)
  const loop = loops.find((each) => each.name === name)
  if (!loop) throw new Error(`There is no loop "${name}"`)
  return async () => (await loop.work()) ?? true
}

/** A loop that finds nothing to do is the one that runs all day. */
const idle = Object.fromEntries(loopNames().map((name) => [`loop ${name}`, () => run(name)]))

keepBudget('worker', {
  ...idle,
  'loop unseen messages': async () => {
    // At night it asks nothing (rule N8): one in the afternoon in Toronto, of today.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(new Date().setUTCHours(18, 0, 0, 0)) })
    return run('unseen messages')
  },
  'loop new terms, with five accounts': async () => {
    await shop.query('delete from emails')
    await shop.query("update users set created_at = now() - interval '1 day'")
    await shop.query('delete from terms_versions')
    const change = { validFrom: new Date(), needsAgreement: true, mailingDone: false }
    await shop.system.make('terms-versions', { ...aTermsVersion(), ...change })
    return run('new terms')
  },
  'loop payment pages, with one to open': async () => {
    await shop.order(await shop.buyer(), { [await shop.product()]: 1 })
    await shop.query("update checkouts set created_at = created_at - interval '4 seconds'")
    return run('payment pages')
  },
  'loop payment events, with one payment': async () => {
    const { checkout } = await shop.order(await shop.buyer(), { [await shop.product()]: 1 })
    await shop.tend()
    // No mail server listens here.
    await shop.query('delete from emails')
    await shop.act(checkout, 'pay')
    await shop.heard()
    return run('payment events')
  },
  'loop payout requests, with one': async () => {
    const { deliver } = await openEarner(shop, { requests: 'daily' })
    await deliver()
    // No mail server listens here.
    await shop.query('delete from emails')
    return run('payout requests')
  },
  'loop commission invoices, with one': async () => {
    const { id, deliver } = await openEarner(shop)
    await deliver()
    await shop.query("update sellers set country = 'CA', province = 'ON' where id = $1", [id])
    await shop.query("update settings set gst_number = '951830744RT0001'")
    await shop.query('alter table ledger_entries disable trigger user')
    await shop.query(
      "update ledger_entries set created_at = created_at - interval '62 days' where seller_id = $1",
      [id],
    )
    await shop.query('alter table ledger_entries enable trigger user')
    // No mail server listens here.
    await shop.query('delete from emails')
    return run('commission invoices')
  },
  'loop unpaid checkouts, with one': async () => {
    const { checkout } = await shop.order(await shop.buyer(), { [await shop.product()]: 1 })
    await shop.pass(checkout)
    return run('unpaid checkouts')
  },
})
