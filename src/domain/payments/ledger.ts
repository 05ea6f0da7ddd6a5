import { addAll, shareOf, halfUp, type Currency } from '@/domain/money'
import { fail, failAll, issue, ok, type Result } from '@/domain/result'

export type EntryKind =
  | 'sale'
  | 'discount'
  | 'commission'
  | 'commission_tax'
  | 'tax'
  | 'shipping'
  | 'refund'
  | 'adjustment'
  | 'payout'
  | 'payment'
/** `receivable`: what companies owe for orders on terms (rule M121). `discounts`: what the house pays of goods in a buyer's place (rule M130). */
export type LedgerAccount = 'cash' | 'seller' | 'platform' | 'tax' | 'receivable' | 'discounts'

/** Positive amounts are owed to the account's owner; incoming cash is negative (rule M11). */
export type LedgerEntry = { kind: EntryKind; account: LedgerAccount; amount: number; currency: Currency }

export const ENTRY_KINDS: readonly EntryKind[] = [
  'sale',
  'discount',
  'commission',
  'commission_tax',
  'tax',
  'shipping',
  'refund',
  'adjustment',
  'payout',
  'payment',
]
export const LEDGER_ACCOUNTS: readonly LedgerAccount[] = [
  'cash',
  'seller',
  'platform',
  'tax',
  'receivable',
  'discounts',
]

/** Two entries moving an amount between accounts; none for zero. */
function transfer(
  kind: EntryKind,
  currency: Currency,
  from: LedgerAccount,
  to: LedgerAccount,
  amount: number,
) {
  const entries: LedgerEntry[] = [
    { kind, account: from, amount: -amount, currency },
    { kind, account: to, amount, currency },
  ]
  return amount === 0 || from === to ? [] : entries
}

/** Amounts of a paid order. `taxHolder` is who must remit the tax. */
export type LedgerSale = {
  goods: number
  shipping: number
  tax: number
  taxHolder: 'seller' | 'platform'
  commission: number
  currency: Currency
}

const holderOf = (sale: Pick<LedgerSale, 'taxHolder'>) => (sale.taxHolder === 'seller' ? 'seller' : 'tax')

/** Commission on goods only, at the rate stored with the order. */
export function commissionOn(goods: number, ratePpm: number): number {
  return shareOf(goods, ratePpm)
}

/** Where the buyer's money is: paid, or owed on terms. */
export type PaidFrom = Extract<LedgerAccount, 'cash' | 'receivable'>

export function saleEntries(sale: LedgerSale, from: PaidFrom = 'cash'): LedgerEntry[] {
  return [
    ...transfer('sale', sale.currency, from, 'seller', sale.goods),
    ...transfer('shipping', sale.currency, from, 'seller', sale.shipping),
    ...transfer('tax', sale.currency, from, holderOf(sale), sale.tax),
    ...transfer('commission', sale.currency, 'seller', 'platform', sale.commission),
  ]
}

/** What the house pays a seller of discounted goods (rule M130); below zero in a refund. */
export function discountEntries(amount: number, currency: Currency): LedgerEntry[] {
  return transfer('discount', currency, 'discounts', 'seller', amount)
}

/** Reverses part of a sale, its commission and taxes included: a tax entry is always tax. */
export function refundEntries(part: LedgerSale, to: PaidFrom = 'cash'): LedgerEntry[] {
  return [
    ...transfer('refund', part.currency, 'seller', to, addAll([part.goods, part.shipping])),
    ...transfer('tax', part.currency, holderOf(part), to, part.tax),
    ...transfer('commission', part.currency, 'platform', 'seller', part.commission),
  ]
}

/** The share of an amount for this refund; shares of all refunds sum to the amount exactly. */
export function refundShare(amount: number, whole: number, before: number, now: number): number {
  if (whole === 0) return 0
  const upTo = (part: number) => halfUp(BigInt(amount) * BigInt(part), whole)
  return upTo(before + now) - upTo(before)
}

/** Money arrives for an order on terms: what was owed for it is cash. */
export function receivedEntries(amount: number, currency: Currency): LedgerEntry[] {
  return transfer('payment', currency, 'cash', 'receivable', amount)
}

export function payoutEntries(amount: number, currency: Currency): LedgerEntry[] {
  return transfer('payout', currency, 'seller', 'cash', amount)
}

/** A lost dispute beyond what the orders have left: the money is gone, and the platform bears it (rule M45). */
export function lossEntries(amount: number, currency: Currency): LedgerEntry[] {
  return transfer('adjustment', currency, 'platform', 'cash', amount)
}

/** Positive amounts favour the seller. */
export function adjustmentEntries(amount: number, currency: Currency): LedgerEntry[] {
  return transfer('adjustment', currency, 'platform', 'seller', amount)
}

/** Tax on commission: Maru charges and remits it. Below zero on a credit note (rule D23). */
export function commissionTaxEntries(amount: number, currency: Currency): LedgerEntry[] {
  return transfer('commission_tax', currency, 'seller', 'tax', amount)
}

/** A set is written as a whole and must sum to zero per currency (rule M11). */
export function checkEntrySet(entries: readonly LedgerEntry[]): Result<readonly LedgerEntry[]> {
  if (entries.length === 0) return fail('ledger.empty', 'entries')
  const wrong = entries.findIndex(({ amount }) => !Number.isSafeInteger(amount) || amount === 0)
  if (wrong >= 0) return fail('ledger.amount', `entries.${wrong}.amount`)
  const currencies = [...new Set(entries.map((entry) => entry.currency))]
  const off = currencies.filter((currency) => sumOf(entries, currency) !== 0)
  return off.length === 0
    ? ok(entries)
    : failAll(off.map((currency) => issue('ledger.unbalanced', 'entries', { currency })))
}

function sumOf(entries: readonly LedgerEntry[], currency: Currency): number {
  return addAll(entries.filter((entry) => entry.currency === currency).map((entry) => entry.amount))
}

/** Balances are not stored, only summed. */
export function balanceOf(
  entries: readonly LedgerEntry[],
  account: LedgerAccount,
  currency: Currency,
): number {
  return sumOf(
    entries.filter((entry) => entry.account === account),
    currency,
  )
}
