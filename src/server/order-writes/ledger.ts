import { sql } from '@payloadcms/db-postgres'
import { checkEntrySet, type Entry } from '@/domain/payments/ledger'
import { orderRefundEntries, orderSaleEntries, type OrderAmounts } from '@/domain/payments/order-ledger'
import { must } from '@/server/refusal'
import type { Transaction } from '@/server/db/transaction'
import type { OrderRow } from './hold'
import { idOfWords, insertRows, rowsOf } from './rows'

/** A paid order in the books, once: the ids are made of the name of the set, so a second writing fails (rule M11). */
export async function postSale(tx: Transaction, order: OrderRow) {
  const amounts = await amountsOf(tx, order)
  await post(tx, `sale:${order.id}`, orderSaleEntries(amounts), order)
}

/** A refund of a paid order; `before` is what went back earlier. */
export async function postRefund(tx: Transaction, order: OrderRow, refund: { id: string; amount: number }) {
  const amounts = await amountsOf(tx, order)
  const entries = orderRefundEntries(amounts, order.refunded, refund.amount)
  await post(tx, `refund:${refund.id}`, entries, order)
}

async function amountsOf(tx: Transaction, order: OrderRow): Promise<OrderAmounts> {
  const [held] = await rowsOf<{ platform: number; others: number }>(
    tx,
    sql`select coalesce(sum(amount) filter (where collector = 'platform'), 0)::float8 as platform,
      coalesce(sum(amount) filter (where collector is distinct from 'platform'), 0)::float8 as others
      from orders_taxes where _parent_id = ${order.id}`,
  )
  const { subtotal: goods, shipping, commissionPpm } = order
  const { platform: platformTax, others: sellerTax } = held ?? { platform: 0, others: 0 }
  return { goods, shipping, sellerTax, platformTax, commissionPpm, currency: 'CAD' }
}

async function post(tx: Transaction, set: string, entries: readonly Entry[], order: OrderRow) {
  const rows = must(checkEntrySet(entries)).map(({ kind, account, amount, currency }, place) => ({
    id: idOfWords('ledger entry', set, place),
    entry_set: set,
    kind,
    account,
    seller_id: account === 'seller' ? order.seller : null,
    order_id: order.id,
    amount,
    currency,
    rate_ppm: kind === 'commission' ? order.commissionPpm : null,
    created_at: new Date(),
    updated_at: new Date(),
  }))
  await insertRows(tx, 'ledger_entries', rows)
}
