import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/seller-bookings/route'
import { monthOf } from '@/domain/payments/payouts/revenue'
import { dayIn } from '@/domain/values/calendar'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { exportBookings } from '@/features/selling/payouts/months/export-bookings'
import { getDifference } from '@/features/selling/payouts/months/get-difference'
import { settlementDay } from '@/features/selling/payouts/funds'
import { getBalance } from '@/features/selling/payouts/get-balance'
import { listLines } from '@/features/selling/payouts/lines/list-lines'
import { listMonths } from '@/features/selling/payouts/months/list-months'
import { ROLES } from '~/tests/support/roles'
import { openEarner } from '~/tests/support/shop/earned'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const month = () => monthOf(settlementDay())
/** Bookings are filed by the seller's own days: in Seoul the next month may have begun. */
const monthInSeoul = () => monthOf(dayIn('Asia/Seoul', new Date()))
const ask = (token: string | undefined, query: string) => {
  cookie = token
  return GET(new Request(`http://shop/api/seller-bookings${query}`))
}

/** Moves what the ledger says of an order; the trigger that keeps it as it is stands aside. */
async function bookAt(order: string, at: string) {
  await shop.query('alter table ledger_entries disable trigger user')
  await shop.query('update ledger_entries set created_at = $2 where order_id = $1 and entry_set like $3', [
    order,
    at,
    'sale:%',
  ])
  await shop.query('alter table ledger_entries enable trigger user')
}

describe('what lies between orders and financials (rule S51)', () => {
  test('adds up to the cent, with refunds, unpaid orders and orders of Seoul’s first day', async () => {
    const earner = await openEarner(shop, { settlement: 'monthly' })
    await shop.query("update sellers set country = 'KR' where id = $1", [earner.id])
    const { order } = await earner.deliver()
    await refundOrder(earner.seller, { order, amount: 1733, reason: 'Chipped', key: 'totals-refund-1' })
    const { order: early } = await earner.ship(3)
    // 09:00 of the first in Seoul is 19:00 of October 31 in Toronto.
    await shop.query('update orders set created_at = $2 where id = $1', [early, '2026-11-01T00:00:00Z'])
    await bookAt(early, '2026-10-31T23:30:00Z')

    const now = await getDifference(earner.id, month())
    const october = await getDifference(earner.id, '2026-10')
    const november = await getDifference(earner.id, '2026-11')
    for (const each of [now, october, november]) {
      expect(each.placed + each.unpaid + each.bookedElsewhere + each.placedElsewhere).toBe(each.paid)
      const { paid, refunded, ourTax, commission, commissionTax, adjustment, brought } = each
      expect(paid + refunded + ourTax + commission + commissionTax + adjustment).toBe(brought)
    }
    expect(october.placedElsewhere).toBeGreaterThan(0)
    expect(november.bookedElsewhere).toBe(-october.placedElsewhere)
    expect(now.refunded).toBe(-1733)
    const { totals } = await listMonths(earner.id)
    expect(totals.map((each) => [each.month, each.brought])).toEqual(
      expect.arrayContaining([
        [month(), now.brought],
        ['2026-10', october.brought],
      ]),
    )
    const { lines } = await listLines(earner.id, 1)
    for (const line of lines) {
      const { total, ourTax, sale, shipping } = line
      expect(sale + shipping).toBeLessThanOrEqual((total ?? 0) - ourTax)
    }
  })

  test('says what settles on which day (rule S49)', async () => {
    const earner = await openEarner(shop, { settlement: 'monthly', requests: 'monthly' })
    await earner.deliver()
    await earner.deliver(2)
    await earner.ship()
    const { settling, available, pending } = await getBalance(earner.id)
    expect(available).toBe(0)
    expect(settling).toMatchObject([{ orders: 2 }])
    expect(settling[0]?.amount).toBeLessThan(pending)
    const later = await getBalance(earner.id, settling[0]?.day)
    expect([later.available, later.settling]).toEqual([settling[0]?.amount, []])
  })
})

describe('the file for the bookkeeping (rules S52, S53)', () => {
  test.each(ROLES)('is for %s their own, or not there', async (role) => {
    const token = role === 'visitor' ? undefined : shop.tokens[role]
    const sells = ['seller', 'otherSeller', 'suspendedSeller'].includes(role)
    expect((await ask(token, `?from=2020-01&to=${monthInSeoul()}`)).status).toBe(sells ? 200 : 404)
  })

  test.each(['', '?from=2026-01', '?from=2026-13&to=2026-01', "?from=2026-01'&to=2026-02"])(
    'is not there for %j',
    async (query) => {
      expect((await ask(shop.tokens.seller, query)).status).toBe(404)
    },
  )

  test('has both dates, adds up to the balance and opens in Excel, in three languages', async () => {
    const seller = shop.ids.users.seller
    const [{ sum, count } = { sum: '', count: 0 }] = await shop.query<{ sum: string; count: number }>(
      `select sum(amount)::text as sum, count(distinct entry_set)::int as count from ledger_entries
       where seller_id = $1 and account = 'seller'`,
      [seller],
    )
    for (const locale of ['en', 'fr', 'ko']) {
      const all = await ask(shop.tokens.seller, `?from=2020-01&to=2098-12&locale=${locale}`)
      expect(all.headers.get('cache-control')).toBe('private, no-store')
      const bytes = Buffer.from(await all.arrayBuffer())
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const [, ...rows]: string[][] = parse(bytes.toString(), { bom: true })
      expect(rows).toHaveLength(count)
      expect(rows.at(-1)?.[16]?.replace('.', '')).toBe(sum)
      for (const [seoul, toronto] of rows) expect((seoul ?? '') >= (toronto ?? '-')).toBe(true)
      // From the sale to the payout, then the net.
      for (const cells of rows) {
        const cents = cells.slice(6, 16).map((cell) => BigInt(cell.replace('.', '')))
        expect(cents.slice(0, -1).reduce((total, each) => total + each, 0n)).toBe(cents.at(-1))
      }
    }
  })

  test('splits months by the seller’s days', async () => {
    const earner = await openEarner(shop)
    const { order } = await earner.ship()
    await bookAt(order, '2026-10-31T23:30:00Z')
    const linesOf = async (of: string) => {
      let lines = -1
      for await (const line of exportBookings(earner.id, { from: of, to: of }, 'en')) lines += line ? 1 : 0
      return lines
    }
    await shop.query("update sellers set country = 'KR' where id = $1", [earner.id])
    expect([await linesOf('2026-10'), await linesOf('2026-11')]).toEqual([0, 1])
    await shop.query("update sellers set country = 'CA' where id = $1", [earner.id])
    expect([await linesOf('2026-10'), await linesOf('2026-11')]).toEqual([1, 0])
  })

  test('names of two refunds within a minute each its own credit note', async () => {
    const earner = await openEarner(shop)
    const { order } = await earner.deliver()
    for (const amount of [100, 200]) {
      const refund = { order, amount, reason: 'Scratched', key: `refund-${order}-${amount}` }
      expect(await refundOrder(earner.seller, refund)).toMatchObject({ ok: true })
    }
    const notes = await shop.query<{ number: string }>(
      "select number from invoices where order_id = $1 and kind = 'credit_note' order by sequence",
      [order],
    )
    let csv = ''
    for await (const line of exportBookings(earner.id, { from: month(), to: monthInSeoul() }, 'en'))
      csv += line
    const rows: string[][] = parse(csv, { bom: true })
    const named = rows.flatMap((cells) => (cells[5]?.startsWith('CN-') ? [cells[5]] : []))
    expect(named.toSorted()).toEqual(notes.map(({ number }) => number))
    expect(named).toHaveLength(2)
  })
})
