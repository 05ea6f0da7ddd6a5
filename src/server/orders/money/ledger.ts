import { addAll } from '@/domain/money'
import {
  adjustmentEntries,
  checkEntrySet,
  commissionTaxEntries,
  lossEntries,
  payoutEntries,
  receivedEntries,
  type LedgerEntry,
  type PaidFrom,
} from '@/domain/payments/ledger'
import { orderRefundEntries, orderSaleEntries, type OrderAmounts } from '@/domain/payments/order-ledger'
import { must } from '@/server/db/refusal'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import type { OrderRow } from '@/server/orders/lock-rows'
import { stableId } from '@/server/orders/rows'

const { ledger_entries, orders_taxes } = tables

/** Posts a sale once: ids derive from the entry set, so a second write violates the primary key (rule M11). On terms it is owed (rule M121). */
export async function postSale(tx: Transaction, order: OrderRow, from: PaidFrom = 'cash') {
  const amounts = await amountsOf(tx, order)
  await post(tx, `sale:${order.id}`, orderSaleEntries(amounts, from), ofOrder(order))
}

/** Posts the payment of what was owed for an order on terms, once. */
export async function postReceived(tx: Transaction, order: OrderRow) {
  const amount = order.total - order.refunded
  if (amount > 0) await post(tx, `paid:${order.id}`, receivedEntries(amount, 'CAD'), ofOrder(order))
}

type Refund = { id: string; amount: number; memo?: string; to?: PaidFrom }

/** Posts a refund of a confirmed order, given what was refunded before; `memo` is named beside the offer. */
export async function postRefund(tx: Transaction, order: OrderRow, refund: Refund) {
  const amounts = await amountsOf(tx, order)
  const entries = orderRefundEntries(amounts, order.refunded, refund.amount, refund.to)
  const memo = [order.offer ?? order.discountCode, refund.memo].filter(Boolean).join(', ')
  await post(tx, `refund:${refund.id}`, entries, { ...ofOrder(order), ...(memo && { memo }) })
}

/** Of an order from an offer, the entries name the offer (rule M77); of a discounted one, the code (rule M133). */
const ofOrder = ({ id, seller, commissionPpm, offer, discountCode }: OrderRow): Owner => ({
  order: id,
  seller,
  commissionPpm,
  ...((offer ?? discountCode) === null ? {} : { memo: offer ?? discountCode ?? undefined }),
})

type Payout = { id: string; seller: string; amount: number }

/** Posts what a lost dispute took beyond its orders (rule M45). */
export async function postLoss(tx: Transaction, { dispute, amount }: { dispute: string; amount: number }) {
  await post(tx, `loss:${dispute}`, lossEntries(amount, 'CAD'), {})
}

/** Takes back what was posted as lost: a refund that had been sent came back, and the dispute has paid it (rule M45). */
export async function postReturnedLoss(
  tx: Transaction,
  { dispute, refund, amount }: { dispute: string; refund: string; amount: number },
) {
  await post(tx, `loss-return:${dispute}:${refund}`, lossEntries(-amount, 'CAD'), {})
}

/** Posts a payout once it is paid (rule M42). */
export async function postPayout(tx: Transaction, { id, seller, amount }: Payout) {
  await post(tx, `payout:${id}`, payoutEntries(amount, 'CAD'), { seller, payout: id })
}

/** Takes back what was booked for a payout that the bank returned. */
export async function postReturnedPayout(tx: Transaction, { id, seller, amount }: Payout) {
  await post(tx, `payout-return:${id}`, payoutEntries(-amount, 'CAD'), { seller, payout: id })
}

type Adjustment = { key: string; seller: string; amount: number; memo: string }

/** Positive amounts favour the seller. */
export async function postAdjustment(tx: Transaction, { key, seller, amount, memo }: Adjustment) {
  await post(tx, adjustmentSet(seller, key), adjustmentEntries(amount, 'CAD'), { seller, memo })
}

type CommissionTax = { id: string; seller: string; amount: number; number: string; at: Date }

/** Posts the tax of a commission invoice, which its number says in statements; below zero on a credit note (rule D23). */
export async function postCommissionTax(tx: Transaction, { id, seller, amount, number, at }: CommissionTax) {
  await post(tx, `commission-tax:${id}`, commissionTaxEntries(amount, 'CAD'), { seller, memo: number, at })
}

/** The key of a form makes one set. */
export const adjustmentSet = (seller: string, key: string) =>
  `adjustment:${stableId('adjustment', seller, key)}`

async function amountsOf(tx: Transaction, order: OrderRow): Promise<OrderAmounts> {
  const taxes = await tx
    .select({ amount: orders_taxes.amount, collector: orders_taxes.collector })
    .from(orders_taxes)
    .where(eq(orders_taxes._parentID, order.id))
  const { subtotal: goods, shipping, commissionPpm, discounted, discountPaidBy } = order
  const housePays = discountPaidBy === 'house' ? discounted : 0
  const sumOf = (rows: typeof taxes) => addAll(rows.map(({ amount }) => amount))
  const platformTax = sumOf(taxes.filter(({ collector }) => collector === 'platform'))
  const sellerTax = sumOf(taxes.filter(({ collector }) => collector !== 'platform'))
  return { goods, housePays, shipping, sellerTax, platformTax, commissionPpm, currency: order.currency }
}

/** What entries of a set belong to. */
type Owner = {
  seller?: string
  order?: string
  payout?: string
  memo?: string
  commissionPpm?: number
  at?: Date
}

async function post(tx: Transaction, set: string, entries: readonly LedgerEntry[], owner: Owner) {
  const now = (owner.at ?? new Date()).toISOString()
  const rows = must(checkEntrySet(entries)).map(({ kind, account, amount }, place) => ({
    id: stableId('ledger entry', set, place),
    entrySet: set,
    kind,
    account,
    seller: account === 'seller' ? (owner.seller ?? null) : null,
    order: owner.order ?? null,
    payout: owner.payout ?? null,
    amount,
    currency: 'CAD' as const,
    ratePpm: kind === 'commission' ? (owner.commissionPpm ?? null) : null,
    memo: owner.memo ?? null,
    createdAt: now,
    updatedAt: now,
  }))
  await tx.insert(ledger_entries).values(rows)
}
