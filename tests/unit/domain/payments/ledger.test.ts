import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  adjustmentEntries,
  balanceOf,
  checkEntrySet,
  commissionOn,
  commissionTaxEntries,
  payoutEntries,
  refundEntries,
  refundShare,
  saleEntries,
  type LedgerEntry,
  type LedgerSale,
} from '@/domain/payments/ledger'
import { issuesOf } from '@/domain/result'
import { someCents } from '~/tests/unit/domain/some'

const SALE: LedgerSale = {
  goods: 100_000,
  shipping: 5_000,
  tax: 13_650,
  taxHolder: 'platform',
  commission: 8_000,
  currency: 'CAD',
}

const someSale = fc.record<LedgerSale>({
  goods: someCents,
  shipping: someCents,
  tax: someCents,
  taxHolder: fc.constantFrom('seller' as const, 'platform' as const),
  commission: someCents,
  currency: fc.constantFrom('CAD' as const, 'USD' as const),
})

const rows = (entries: readonly LedgerEntry[]) =>
  entries.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`)

const balances = (entries: readonly LedgerEntry[]) =>
  (['cash', 'seller', 'platform', 'tax'] as const).map((account) => balanceOf(entries, account, 'CAD'))

describe('the entries of a sale', () => {
  test('owe the seller goods and shipping less commission, and hold the tax apart', () => {
    expect(rows(saleEntries(SALE))).toEqual([
      'sale cash -100000',
      'sale seller 100000',
      'shipping cash -5000',
      'shipping seller 5000',
      'tax cash -13650',
      'tax tax 13650',
      'commission seller -8000',
      'commission platform 8000',
    ])
    expect(balances(saleEntries(SALE))).toEqual([-118_650, 97_000, 8_000, 13_650])
  })

  test('owe the seller the tax too where it was charged in the seller’s name', () => {
    expect(balances(saleEntries({ ...SALE, taxHolder: 'seller' }))).toEqual([-118_650, 110_650, 8_000, 0])
  })

  test('leave out what is nothing', () => {
    expect(rows(saleEntries({ ...SALE, shipping: 0, tax: 0, commission: 0 }))).toEqual([
      'sale cash -100000',
      'sale seller 100000',
    ])
  })

  test('take the commission on goods at the frozen rate, half-up', () => {
    expect([commissionOn(100_000, 80_000), commissionOn(999, 75_000), commissionOn(0, 80_000)]).toEqual([
      8_000, 75, 0,
    ])
  })
})

describe('other entries', () => {
  test('of a refund bring the money back and the commission on it', () => {
    expect(
      rows(refundEntries({ ...SALE, goods: 50_000, shipping: 0, tax: 6_500, commission: 4_000 })),
    ).toEqual([
      'refund seller -50000',
      'refund cash 50000',
      'tax tax -6500',
      'tax cash 6500',
      'commission platform -4000',
      'commission seller 4000',
    ])
  })

  test('of a payout and of adjustments in and against the seller’s favour', () => {
    expect(rows(payoutEntries(9_000, 'CAD'))).toEqual(['payout seller -9000', 'payout cash 9000'])
    expect(rows(adjustmentEntries(500, 'CAD'))).toEqual(['adjustment platform -500', 'adjustment seller 500'])
    expect(rows(adjustmentEntries(-500, 'CAD'))).toEqual([
      'adjustment platform 500',
      'adjustment seller -500',
    ])
  })

  test('of tax on commission, from the seller to who remits it, and back', () => {
    expect(rows(commissionTaxEntries(130, 'CAD'))).toEqual([
      'commission_tax seller -130',
      'commission_tax tax 130',
    ])
    expect(balances(commissionTaxEntries(-130, 'CAD'))).toEqual([0, 130, 0, -130])
    expect(commissionTaxEntries(0, 'CAD')).toEqual([])
  })
})

describe('an entry set', () => {
  const pair = saleEntries({ ...SALE, shipping: 0, tax: 0, commission: 0 })

  test('is good when it sums to zero in each currency', () => {
    expect(checkEntrySet(pair)).toEqual({ ok: true, value: pair })
    expect(checkEntrySet([...pair, ...payoutEntries(500, 'USD')]).ok).toBe(true)
  })

  const [first, second] = pair as [LedgerEntry, LedgerEntry]

  test.each([
    ['is empty', [], [{ code: 'ledger.empty', path: 'entries' }]],
    ['has one side', [first], [{ code: 'ledger.unbalanced', path: 'entries', params: { currency: 'CAD' } }]],
    [
      'is off by a cent',
      [first, { ...second, amount: second.amount + 1 }],
      [{ code: 'ledger.unbalanced', path: 'entries', params: { currency: 'CAD' } }],
    ],
    [
      'balances one currency with another',
      [first, { ...second, currency: 'USD' as const }],
      [
        { code: 'ledger.unbalanced', path: 'entries', params: { currency: 'CAD' } },
        { code: 'ledger.unbalanced', path: 'entries', params: { currency: 'USD' } },
      ],
    ],
    [
      'holds nothing',
      [first, { ...second, amount: 0 }],
      [{ code: 'ledger.amount', path: 'entries.1.amount' }],
    ],
    [
      'holds parts of a cent',
      [{ ...first, amount: 0.5 }],
      [{ code: 'ledger.amount', path: 'entries.0.amount' }],
    ],
  ])('that %s is refused', (_name, entries, issues) => {
    expect(issuesOf(checkEntrySet(entries))).toEqual(issues)
  })
})

describe('the ledger', () => {
  const someSet = fc.oneof(
    someSale.map(saleEntries),
    someSale.map(refundEntries),
    someCents.map((amount) => payoutEntries(amount, 'CAD')),
    fc.integer({ min: -100_000_000, max: 100_000_000 }).map((amount) => adjustmentEntries(amount, 'CAD')),
    fc.integer({ min: -1_000_000, max: 1_000_000 }).map((amount) => commissionTaxEntries(amount, 'CAD')),
  )

  test('sums to zero whatever is written, set by set and as a whole', () => {
    fc.assert(
      fc.property(fc.array(someSet, { maxLength: 30 }), (sets) => {
        const written = sets.filter((set) => set.length > 0)
        expect(written.every((set) => checkEntrySet(set).ok)).toBe(true)
        expect(balances(written.flat()).reduce((sum, balance) => sum + balance, 0)).toBe(0)
      }),
    )
  })

  test('is as before the sale once all of it was refunded', () => {
    fc.assert(
      fc.property(someSale, (sale) => {
        expect(balances([...saleEntries(sale), ...refundEntries(sale)])).toEqual([0, 0, 0, 0])
      }),
    )
  })

  test('gives back every cent of an amount, in however many refunds', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(someCents, parts, (amount, refunds) => {
        const whole = refunds.reduce((sum, part) => sum + part, 0)
        const before = refunds.map((_, at) => refunds.slice(0, at).reduce((sum, part) => sum + part, 0))
        const shares = refunds.map((part, at) => refundShare(amount, whole, before[at] ?? 0, part))
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
        expect(shares.every((share) => share >= 0)).toBe(true)
      }),
    )
    expect(refundShare(0, 0, 0, 0)).toBe(0)
  })
})
