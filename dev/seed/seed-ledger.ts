import {
  checkEntrySet,
  payoutEntries,
  refundEntries,
  saleEntries,
  type LedgerEntry,
  type LedgerSale as SaleAmounts,
} from '@/domain/payments/ledger'
import { addAll } from '@/domain/money'
import { idOf } from './ids'
import { paidOut, payoutId, type Payment } from './payments'
import { commissionPpm, salesAt, type Sale } from './sale'
import { refundId } from './seed-refunds'
import { insertRows, type Seed } from './store'
import { sure } from './sure'

type EntrySet = {
  name: string
  at: string
  entries: LedgerEntry[]
  seller: string
  order?: string
  payout?: string
}

/** What came in, what is owed and what went out: sets that sum to zero, in one transaction (rule M11). */
export async function seedLedger({ payload, clock }: Seed) {
  const sales = salesAt(clock)
  const sets = [
    ...sales.flatMap(soldSet),
    ...sales.flatMap(refundedSet),
    ...paidOut(sales, clock).map(paidSet),
  ]
  await payload.db.drizzle.transaction((tx) => insertRows(tx, 'ledger_entries', sets.flatMap(rowsOf)))
}

/** The platform's taxes and the seller's go to different accounts, and may both be on one order. */
function amountsOf({ totals, taxes, commission }: Sale): SaleAmounts[] {
  const held = (byPlatform: boolean) =>
    addAll(
      taxes.filter(({ collector }) => (collector === 'platform') === byPlatform).map(({ amount }) => amount),
    )
  const goods = { goods: totals.subtotal, shipping: totals.shipping, commission }
  return [
    { ...goods, tax: held(false), taxHolder: 'seller', currency: 'CAD' },
    { goods: 0, shipping: 0, commission: 0, tax: held(true), taxHolder: 'platform', currency: 'CAD' },
  ]
}

function soldSet(sale: Sale): EntrySet[] {
  const at = sale.reached('confirmed')
  const entries = amountsOf(sale).flatMap((part) => saleEntries(part))
  return at ? [{ name: `sale:${sale.id}`, at, entries, seller: sale.sellerId, order: sale.id }] : []
}

function refundedSet(sale: Sale): EntrySet[] {
  const at = sale.reached('confirmed') && sale.reached('cancelled')
  const entries = amountsOf(sale).flatMap((part) => refundEntries(part))
  const name = `refund:${refundId(sale)}`
  return at ? [{ name, at, entries, seller: sale.sellerId, order: sale.id }] : []
}

function paidSet({ sale, amount, paidAt }: Payment): EntrySet {
  const payout = payoutId(sale)
  const entries = payoutEntries(amount, 'CAD')
  return { name: `payout:${payout}`, at: paidAt, entries, seller: sale.sellerId, payout }
}

function rowsOf({ name, at, entries, seller, order, payout }: EntrySet) {
  return sure(checkEntrySet(entries)).map(({ kind, account, amount, currency }, place) => ({
    id: idOf('ledger entry', name, place),
    entry_set: name,
    kind,
    account,
    seller_id: account === 'seller' ? seller : null,
    order_id: order ?? null,
    payout_id: payout ?? null,
    amount,
    currency,
    rate_ppm: kind === 'commission' ? commissionPpm : null,
    created_at: at,
    updated_at: at,
  }))
}
