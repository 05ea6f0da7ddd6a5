import { addAll } from '@/domain/money'
import { checkEntrySet, type Entry } from '@/domain/payments/ledger'
import { orderRefundEntries, orderSaleEntries, type OrderAmounts } from '@/domain/payments/order-ledger'
import { must } from '@/server/refusal'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import type { OrderRow } from './lock-rows'
import { stableId } from './rows'

const { ledger_entries, orders_taxes } = tables

/** Posts a sale once: ids derive from the entry set, so a second write violates the primary key (rule M11). */
export async function postSale(tx: Transaction, order: OrderRow) {
  const amounts = await amountsOf(tx, order)
  await post(tx, `sale:${order.id}`, orderSaleEntries(amounts), order)
}

/** Posts a refund of a paid order, given what was refunded before. */
export async function postRefund(tx: Transaction, order: OrderRow, refund: { id: string; amount: number }) {
  const amounts = await amountsOf(tx, order)
  const entries = orderRefundEntries(amounts, order.refunded, refund.amount)
  await post(tx, `refund:${refund.id}`, entries, order)
}

async function amountsOf(tx: Transaction, order: OrderRow): Promise<OrderAmounts> {
  const taxes = await tx
    .select({ amount: orders_taxes.amount, collector: orders_taxes.collector })
    .from(orders_taxes)
    .where(eq(orders_taxes._parentID, order.id))
  const { subtotal: goods, shipping, commissionPpm } = order
  const sumOf = (rows: typeof taxes) => addAll(rows.map(({ amount }) => amount))
  const platformTax = sumOf(taxes.filter(({ collector }) => collector === 'platform'))
  const sellerTax = sumOf(taxes.filter(({ collector }) => collector !== 'platform'))
  return { goods, shipping, sellerTax, platformTax, commissionPpm, currency: order.currency }
}

async function post(tx: Transaction, set: string, entries: readonly Entry[], order: OrderRow) {
  const now = new Date().toISOString()
  const rows = must(checkEntrySet(entries)).map(({ kind, account, amount }, place) => ({
    id: stableId('ledger entry', set, place),
    entrySet: set,
    kind,
    account,
    seller: account === 'seller' ? order.seller : null,
    order: order.id,
    amount,
    currency: order.currency,
    ratePpm: kind === 'commission' ? order.commissionPpm : null,
    createdAt: now,
    updatedAt: now,
  }))
  await tx.insert(ledger_entries).values(rows)
}
