import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { CommissionInvoiceContent } from '@/domain/payments/payouts/commission-invoice'
import { issueCommissionInvoices } from '@/features/selling/payouts/commands/issue-commission-invoices'
import { getStatement } from '@/features/selling/payouts/documents/get-statement'
import { listLines } from '@/features/selling/payouts/lines/list-lines'
import { commissionTools, issueCommission, monthsAgo } from '~/tests/support/shop/commission'
import { openEarner } from '~/tests/support/shop/earned'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

const GST = '951830744RT0001'

let shop: Shop
let tools: ReturnType<typeof commissionTools>
beforeAll(async () => {
  shop = await openShop()
  tools = commissionTools(shop)
  await shop.payload.updateGlobal({ slug: 'settings', data: { gstNumber: GST, qstNumber: null } })
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

type Row = {
  id: string
  sequence: number
  number: string
  kind: string
  month: string
  amount: number
  tax: number
}
const issuedTo = async (seller: string) => {
  const rows = await shop.query<Row & { content: string }>(
    `select id, sequence::int, number, kind, month, amount::int, tax::int, content from commission_invoices
     where seller_id = $1 order by sequence`,
    [seller],
  )
  return rows.map(({ content, ...row }) => ({
    ...row,
    content: JSON.parse(content) as CommissionInvoiceContent,
  }))
}
const balanceOf = async (account: string) => {
  const sum = 'select coalesce(sum(amount), 0)::int as cents from ledger_entries where account = $1'
  const [row] = await shop.query<{ cents: number }>(`${sum} and kind = 'commission_tax'`, [account])
  return row?.cents ?? 0
}
const notifiedOf = (id: string) =>
  shop.query<{ kind: string; params: string }>(
    'select kind, params from notifications where subject_id = $1',
    [id],
  )

describe('a commission invoice (rule D23)', () => {
  test('has the net commission of a month that is over, and its tax is in ledger and statement', async () => {
    const earner = await tools.canadian()
    await tools.soldIn(earner, 1)
    const refunded = await tools.soldIn(earner, 1, 3)
    await tools.refundedIn(earner, refunded, 1, 1733)
    await earner.deliver()
    const before = await balanceOf('tax')
    await issueCommission()
    const [invoice, ...more] = await issuedTo(earner.id)
    expect(more).toEqual([])
    const entries = await shop.query<{ amount: string }>(
      `select amount::text from ledger_entries where seller_id = $1 and kind = 'commission'
         and to_char(created_at at time zone 'America/Toronto', 'YYYY-MM') = $2`,
      [earner.id, monthsAgo(1)],
    )
    const commission = Number(entries.reduce((sum, { amount }) => sum - BigInt(amount), 0n))
    expect(entries).toHaveLength(3)
    const tax = Math.round((commission * 13) / 100)
    expect(invoice).toMatchObject({ kind: 'invoice', month: monthsAgo(1), amount: commission, tax })
    expect(invoice?.content).toMatchObject({
      subtotal: commission,
      total: commission + tax,
      taxation: 'taxed',
      taxes: [{ kind: 'hst', ratePpm: 130_000, amount: tax, registration: GST }],
      lines: [{ orders: 2, ratePpm: 70_000 }, { orders: 1 }],
      issuer: { gstNumber: GST },
      seller: { city: 'Toronto', gstNumber: '123456782RT0001' },
    })
    expect(await balanceOf('tax')).toBe(before + tax)

    const statement = await getStatement(earner.id, monthsAgo(0))
    expect(statement?.sums).toContainEqual({ kind: 'commission_tax', amount: -tax })
    expect(statement?.lines).toContainEqual(
      expect.objectContaining({ kind: 'commission_tax', amount: -tax, order: null, note: invoice?.number }),
    )
    const { lines } = await listLines(earner.id, 1)
    expect(lines).toContainEqual(
      expect.objectContaining({ commissionTax: -tax, net: -tax, memo: invoice?.number, state: 'settled' }),
    )
    expect(await notifiedOf(invoice?.id ?? '')).toEqual([
      { kind: 'commission.invoiced', params: JSON.stringify({ number: invoice?.number }) },
    ])
    await issueCommission()
    expect(await issuedTo(earner.id)).toHaveLength(1)
    expect(await notifiedOf(invoice?.id ?? '')).toHaveLength(1)
  })

  test('is not issued for a month that is not over for an hour yet, nor for one that comes to zero', async () => {
    const earner = await tools.canadian()
    const order = await tools.soldIn(earner, 2)
    await tools.refundedIn(earner, order, 2)
    await earner.deliver()
    const [year = '', month = ''] = monthsAgo(0).split('-')
    // Five in the morning in Greenwich is midnight, or one o'clock, in Toronto.
    await issueCommissionInvoices(new Date(`${year}-${month}-01T04:59:59Z`))
    await issueCommission()
    expect(await issuedTo(earner.id)).toEqual([])
  })

  test('is a credit note where refunds returned more, with the taxes of the last invoice', async () => {
    const earner = await tools.canadian({ province: 'QC', city: 'Montréal', postal: 'H2X 1Y4' })
    await shop.payload.updateGlobal({ slug: 'settings', data: { qstNumber: '1234567890TQ0001' } })
    const order = await tools.soldIn(earner, 3)
    await issueCommission()
    // The seller moves to another province before the refund.
    await shop.query("update sellers set province = 'AB' where id = $1", [earner.id])
    await shop.payload.updateGlobal({ slug: 'settings', data: { qstNumber: null } })
    await tools.refundedIn(earner, order, 1)
    await issueCommission()
    const [invoice, credit] = await issuedTo(earner.id)
    expect(invoice?.content.taxes.map(({ kind }) => kind)).toEqual(['gst', 'qst'])
    expect(credit).toMatchObject({
      kind: 'credit_note',
      month: monthsAgo(1),
      amount: -(invoice?.amount ?? 0),
      tax: -(invoice?.tax ?? 0),
    })
    expect(credit?.content.corrects).toBe(invoice?.number)
    expect(credit?.content.taxes).toEqual(
      invoice?.content.taxes.map((tax) => ({ ...tax, amount: -tax.amount })),
    )
    expect((await notifiedOf(credit?.id ?? '')).map(({ kind }) => kind)).toEqual(['commission.credited'])
  })

  test('has no tax for a seller abroad, or where Maru has no number, and books none', async () => {
    const abroad = await openEarner(shop)
    await tools.soldIn(abroad, 1)
    const before = await balanceOf('seller')
    await issueCommission()
    const here = await tools.canadian()
    await tools.soldIn(here, 1)
    await shop.payload.updateGlobal({ slug: 'settings', data: { gstNumber: '' } })
    await issueCommission()
    await shop.payload.updateGlobal({ slug: 'settings', data: { gstNumber: GST } })
    expect(await issuedTo(abroad.id)).toMatchObject([{ tax: 0, content: { taxation: 'abroad', taxes: [] } }])
    expect(await issuedTo(here.id)).toMatchObject([
      { tax: 0, content: { taxation: 'unregistered', taxes: [] } },
    ])
    expect(await balanceOf('seller')).toBe(before)
  })
})

describe('the numbers', () => {
  const sequence = () =>
    shop.query<{ sequence: number; number: string }>(
      "select sequence::int, number from commission_invoices where number ~ '^MARU-' order by sequence",
    )
  const hasNoHole = async () => {
    const rows = await sequence()
    const first = rows[0]?.sequence ?? 0
    expect(rows.map((row) => row.sequence)).toEqual(rows.map((_, at) => first + at))
    expect(rows.map(({ number }) => number)).toEqual(
      rows.map((row) => `MARU-${String(row.sequence).padStart(5, '0')}`),
    )
    return rows.length
  }

  test('have no hole, and each month one document, however many workers issue them', async () => {
    const earners = [await tools.canadian(), await tools.canadian(), await openEarner(shop)]
    for (const earner of earners) {
      await tools.soldIn(earner, 2)
      await tools.soldIn(earner, 1)
    }
    const before = await hasNoHole()
    await Promise.all(Array.from({ length: 5 }, issueCommission))
    for (const { id } of earners)
      expect((await issuedTo(id)).map(({ month }) => month)).toEqual([monthsAgo(2), monthsAgo(1)])
    expect(await hasNoHole()).toBe(before + 6)
  })

  test('have no hole after a transaction that was cut off, and the others have theirs', async () => {
    const [cut, fine] = [await tools.canadian(), await tools.canadian()]
    await tools.soldIn(cut, 1)
    await tools.soldIn(fine, 1)
    await shop.query(`
      create function cut_off() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$;
      create trigger cut_off before insert on ledger_entries for each row
        when (new.kind = 'commission_tax' and new.seller_id = '${cut.id}') execute function cut_off()`)
    await expect(issueCommission()).rejects.toThrow(cut.id)
    await shop.query('drop trigger cut_off on ledger_entries; drop function cut_off')
    expect(await issuedTo(cut.id)).toEqual([])
    expect(await issuedTo(fine.id)).toHaveLength(1)
    await hasNoHole()
    await issueCommission()
    expect(await issuedTo(cut.id)).toHaveLength(1)
    await hasNoHole()
  })

  test('are not given to a Canadian seller without a province, whom staff must ask', async () => {
    const earner = await tools.canadian({ province: '' })
    await tools.soldIn(earner, 1)
    await expect(issueCommission()).rejects.toThrow(earner.id)
    await shop.query("update sellers set province = 'YT' where id = $1", [earner.id])
    await issueCommission()
    expect(await issuedTo(earner.id)).toMatchObject([{ content: { taxes: [{ kind: 'gst' }] } }])
    await hasNoHole()
  })
})
