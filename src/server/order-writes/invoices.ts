import { sql } from '@payloadcms/db-postgres'
import { creditSums, invoiceNumber, type InvoiceContent, type InvoiceKind } from '@/domain/orders/invoice'
import { advisoryLock } from '@/server/db/locks'
import type { Transaction } from '@/server/db/transaction'
import type { OrderRow } from './lock-rows'
import { readInvoiceContent } from './invoice-content'
import { stableId, insertRows, rowsOf } from './rows'

type Order = Pick<OrderRow, 'id' | 'buyer' | 'seller'>

/** Issues one invoice per paid order, in the transaction that confirms it (docs/decisions/021). */
export async function issueInvoices(tx: Transaction, orders: readonly Order[]) {
  // Sorted by seller, so that two checkouts with the same sellers cannot deadlock on their number locks.
  for (const order of orders.toSorted((one, other) => one.seller.localeCompare(other.seller))) {
    const { content } = await readInvoiceContent(tx, order.id)
    await issue(tx, order, { id: stableId('invoice', order.id), kind: 'invoice', content })
  }
}

type Refund = { id: string; amount: number; reason: string | null }

/** Issues a credit note for a refund. Orders confirmed before invoices existed have nothing to correct. */
export async function issueCreditNote(tx: Transaction, order: Order & { refunded: number }, refund: Refund) {
  const [invoice] = await rowsOf<{ number: string; content: string | null }>(
    tx,
    sql`select number, content from invoices where order_id = ${order.id} and kind = 'invoice'`,
  )
  if (!invoice) return
  const { content: now } = await readInvoiceContent(tx, order.id)
  const whole = invoice.content ? (JSON.parse(invoice.content) as InvoiceContent) : now
  const credit = { invoice: invoice.number, reason: refund.reason }
  const content = { ...whole, ...creditSums(whole, order.refunded, refund.amount), credit }
  await issue(tx, order, { id: stableId('credit note', refund.id), kind: 'credit_note', content })
}

type Issuing = { id: string; kind: InvoiceKind; content: InvoiceContent }

/** Assigns the issuer's next number under an advisory lock and inserts with it, so the sequence has no gaps. */
async function issue(tx: Transaction, { id: order, buyer, seller }: Order, { id, kind, content }: Issuing) {
  await advisoryLock(tx, 'invoices', seller)
  const [next] = await rowsOf<{ sequence: number; isIssued: boolean; code: number | null }>(
    tx,
    sql`select coalesce(max(sequence), 0)::int + 1 as sequence, coalesce(bool_or(id = ${id}), false) as "isIssued",
        (select code::int from sellers where id = ${seller}) as code
      from invoices where issuer = ${seller}`,
  )
  if (!next || next.isIssued) return
  const { sequence, code } = next
  if (code === null) throw new Error(`Seller ${seller} has no code for invoice numbers`)
  const now = new Date()
  await insertRows(tx, 'invoices', [
    {
      id,
      issuer: seller,
      sequence,
      number: invoiceNumber(kind, sequence, code),
      kind,
      order_id: order,
      buyer_id: buyer,
      seller_id: seller,
      content: JSON.stringify(content),
      issued_at: now,
      created_at: now,
      updated_at: now,
    },
  ])
}
