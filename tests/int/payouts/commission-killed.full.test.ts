import { spawn } from 'node:child_process'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CrashPoint } from '@/server/db/connections/crash-point'
import { commissionTools } from '~/tests/support/shop/commission'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.payload.updateGlobal({ slug: 'settings', data: { gstNumber: '951830744RT0001' } })
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

/** The monthly run in a process of its own; how it ended. */
function monthlyRun(point?: CrashPoint) {
  const args = ['--conditions=production', '--import', 'tsx', 'tests/support/shop/issue-commission.ts']
  const env = { ...process.env, MARU_DEMO: '1', MARU_CRASH_AT: point ?? '' }
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' })
  return new Promise<string | number | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? code)),
  )
}

const COUNTS = `select
    (select count(*)::int from commission_invoices i where i.seller_id = s.id) as invoices,
    (select count(*)::int from ledger_entries e where e.seller_id = s.id and kind = 'commission_tax') as entries,
    (select count(*)::int from notifications n where n.user_id = s.id and kind = 'commission.invoiced') as notices
  from sellers s where s.id = any($1) order by s.id`

test.each([
  ['commissionInvoice.stored', 0],
  ['commissionInvoice.committed', 1],
] as const)(
  'after kill -9 at %s each seller has one invoice, one entry and one notice (rule D23)',
  async (point, done) => {
    const tools = commissionTools(shop)
    const earners = [await tools.canadian(), await tools.canadian(), await tools.canadian()]
    for (const earner of earners) await tools.soldIn(earner, 2)
    const counts = () => shop.query<object>(COUNTS, [earners.map(({ id }) => id)])
    const once = { invoices: 1, entries: 1, notices: 1 }
    const none = { invoices: 0, entries: 0, notices: 0 }
    expect(await monthlyRun(point)).toBe('SIGKILL')
    const left = await counts()
    for (const [expected, n] of [
      [once, done],
      [none, earners.length - done],
    ] as const)
      expect(left.filter((row) => JSON.stringify(row) === JSON.stringify(expected))).toHaveLength(n)
    expect(await monthlyRun()).toBe(0)
    expect(await monthlyRun()).toBe(0)
    expect(await counts()).toEqual([once, once, once])
  },
)
