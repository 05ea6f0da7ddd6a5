import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/seller-statement/route'
import { fillMonths, lastTwelve, monthOf } from '@/domain/payments/payouts/revenue'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { adjustBalance } from '@/features/selling/payouts/commands/adjust-balance'
import { failPayout } from '@/features/selling/payouts/commands/fail-payout'
import { markPayoutPaid } from '@/features/selling/payouts/commands/mark-payout-paid'
import { requestPayout } from '@/features/selling/payouts/commands/request-payout'
import { sendPayouts } from '@/features/selling/payouts/commands/send-payouts'
import { settlementDay } from '@/features/selling/payouts/funds'
import { getBalance } from '@/features/selling/payouts/get-balance'
import type { StatementLine } from '@/domain/payments/payouts/statement'
import { getStatement } from '@/features/selling/payouts/documents/get-statement'
import { listLines } from '@/features/selling/payouts/lines/list-lines'
import { listMonths } from '@/features/selling/payouts/months/list-months'
import { listPayouts } from '@/features/selling/payouts/list-payouts'
import { pdfText } from '~/tests/support/pdf-text'
import { ROLES } from '~/tests/support/roles'
import { openEarner } from '~/tests/support/shop/earned'
import { memberUser } from '~/tests/support/member-user'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const month = () => monthOf(settlementDay())
type Entry = { kind: string; amount: string; order_id: string | null; month: string }

/** A line of an order that stands before what the order sold, of the same moment. */
const isBeforeItsSale = (line: StatementLine, at: number, lines: readonly StatementLine[]) =>
  lines
    .slice(at + 1)
    .some(({ kind, ...other }) => kind === 'sale' && other.order === line.order && other.at === line.at)

/** The ledger itself, added up as big integers. */
const entriesOf = (seller: string) =>
  shop.query<Entry>(
    `select kind::text as kind, amount::text as amount, order_id, to_char(created_at at time zone 'America/Toronto', 'YYYY-MM') as month
     from ledger_entries where seller_id = $1 and account = 'seller'`,
    [seller],
  )
const exactly = (entries: readonly Entry[]) => entries.reduce((sum, { amount }) => sum + BigInt(amount), 0n)

/** A seller with a bit of everything, in two months. */
async function busy() {
  const earner = await openEarner(shop)
  const { order } = await earner.deliver()
  await earner.ship()
  await earner.deliver(3)
  await refundOrder(earner.seller, { order, amount: 1733, reason: 'Chipped', key: 'busy-refund-1' })
  const pay = async (key: string, amount: number) => {
    const done = await requestPayout(earner.seller, { amount, key })
    const payout = done.ok ? done.value.payout : ''
    await sendPayouts(earner.admin, [payout])
    await markPayoutPaid(earner.admin, { payout, reference: 'W-1', amount: '50', currency: 'CAD', rate: '' })
    return payout
  }
  await pay('busy-payout-1', 5000)
  await failPayout(earner.admin, { payout: await pay('busy-payout-2', 5100), reason: 'Returned' })
  await requestPayout(earner.seller, { amount: 5200, key: 'busy-payout-3' })
  const adjustment = {
    seller: earner.id,
    direction: 'down',
    reason: 'A lost label',
    key: 'busy-adjust',
  } as const
  await adjustBalance(earner.admin, { ...adjustment, amount: 321 })
  // The first sale was two months ago; the trigger that keeps the ledger as it is stands aside for it.
  const aged = "created_at - interval '62 days'"
  await shop.query('alter table ledger_entries disable trigger user')
  await shop.query(
    `update ledger_entries set created_at = ${aged} where order_id = $1 and entry_set not like 'refund:%'`,
    [order],
  )
  await shop.query('alter table ledger_entries enable trigger user')
  return earner
}

describe('what the page says', () => {
  test('is the ledger to the cent: balances, bars, lines and statements', async () => {
    const { id } = await busy()
    const entries = await entriesOf(id)
    const { available, pending, open, hasAccount, commissionPpm } = await getBalance(id)
    expect(BigInt(available) + BigInt(pending)).toBe(exactly(entries))
    expect(pending).toBeGreaterThan(0)
    expect({ open, hasAccount, commissionPpm }).toEqual({
      open: 5200,
      hasAccount: true,
      commissionPpm: 70000,
    })

    const { revenue, totals, statements } = await listMonths(id)
    const earned = entries.filter(({ kind }) => !['payout', 'adjustment', 'tax'].includes(kind))
    const known = [...new Set(earned.map((entry) => entry.month))].map((name) => ({
      month: name,
      revenue: Number(exactly(earned.filter((entry) => entry.month === name))),
    }))
    expect(revenue).toEqual(fillMonths(lastTwelve(settlementDay()), known))
    expect(statements.length).toBeGreaterThanOrEqual(3)
    expect(totals[0]?.closing).toBe(Number(exactly(entries)))
    for (const { month: name, brought, sums } of totals) {
      const own = entries.filter((entry) => entry.month === name)
      expect(BigInt(brought + (sums.payout ?? 0))).toBe(exactly(own))
    }

    const { lines } = await listLines(id, 1)
    const orders = entries.filter(({ kind }) => kind !== 'payout')
    expect(lines.reduce((sum, { net }) => sum + BigInt(net), 0n)).toBe(exactly(orders))
    for (const { sale, shipping, tax, commission, commissionTax, refund, adjustment, net } of lines)
      expect(sale + shipping + tax + commission + commissionTax + refund + adjustment).toBe(net)
    expect(lines.map(({ state }) => state).toSorted()).toEqual(['settled', 'settled', 'settled', 'waiting'])

    let opening = 0n
    for (const name of statements.toReversed()) {
      const statement = await getStatement(id, name)
      const own = entries.filter((entry) => entry.month === name)
      expect(BigInt(statement?.opening ?? -1)).toBe(opening)
      expect(statement?.lines).toHaveLength(own.length)
      expect(statement?.lines.filter(isBeforeItsSale)).toEqual([])
      expect(BigInt(statement?.earned ?? -1)).toBe(exactly(earned.filter((entry) => entry.month === name)))
      opening += exactly(own)
      expect(BigInt(statement?.closing ?? -1)).toBe(opening)
    }
    expect(opening).toBe(exactly(entries))
  })

  test('has pages; one beyond the last shows the last', async () => {
    const earner = await openEarner(shop)
    for (let at = 0; at < 12; at += 1)
      await adjustBalance(earner.admin, {
        seller: earner.id,
        amount: 100 + at,
        direction: 'up',
        reason: `Number ${at}`,
        key: `page-key-${at}`,
      })
    const [first, last, beyond] = [
      await listLines(earner.id, 1),
      await listLines(earner.id, 2),
      await listLines(earner.id, 99),
    ]
    expect([first.lines.length, last.lines.length, first.pages, beyond.page]).toEqual([10, 2, 2, 2])
    expect(beyond.lines).toEqual(last.lines)
    expect(await listPayouts(await memberUser(shop.payload, earner.id), 5)).toEqual({
      payouts: [],
      page: 1,
      pages: 1,
    })
    expect(await listLines(await shop.seller(), 1)).toEqual({ lines: [], page: 1, pages: 1 })
  })
})

describe('the file of a statement', () => {
  const ask = (token: string | undefined, query: string) => {
    cookie = token
    return GET(new Request(`http://shop/api/seller-statement${query}`))
  }
  const own = () => shop.tokens.seller

  test.each(ROLES)('is for %s their own, or not there', async (role) => {
    const token = role === 'visitor' ? undefined : shop.tokens[role]
    const hasOne = ['seller', 'otherSeller'].includes(role)
    expect((await ask(token, `?month=${month()}&format=csv`)).status).toBe(hasOne ? 200 : 404)
  })

  test.each(['', '?month=2026-13', '?month=1999-01', '?month=2099-01', '?month=../x', "?month=2026-01'"])(
    'is not there for %j',
    async (query) => {
      expect((await ask(own(), query)).status).toBe(404)
    },
  )

  test('is a PDF or a CSV that add up, in three languages, kept by no cache', async () => {
    const statement = await getStatement(shop.ids.users.seller, month())
    expect(statement).not.toBeNull()
    for (const locale of ['en', 'fr', 'ko']) {
      const csv = await ask(own(), `?month=${month()}&format=csv&locale=${locale}`)
      expect([csv.status, csv.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      const rows: string[][] = parse(await csv.text(), { bom: true })
      const amounts = rows.slice(2, -1).map((cells) => BigInt((cells[4] ?? '').replace('.', '')))
      const sum = amounts.reduce((total, amount) => total + amount, BigInt(statement?.opening ?? 0))
      expect(sum).toBe(BigInt(statement?.closing ?? -1))
      const pdf = await ask(own(), `?month=${month()}&locale=${locale}`)
      expect(pdf.headers.get('content-type')).toBe('application/pdf')
      const bytes = Buffer.from(await pdf.arrayBuffer())
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
      expect(pdfText(bytes)).toMatch(locale === 'fr' ? /\$\sCA$/m : /CAD$/m)
    }
    expect((await ask(own(), `?month=${month()}&format=xls`)).status).toBe(404)
  })
})
