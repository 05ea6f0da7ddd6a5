import {
  creditSums,
  invoiceNumber,
  type InvoiceContent,
  type InvoiceKind,
} from '@/domain/orders/documents/invoice'
import { advisoryLock } from '@/server/db/locks'
import { and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import type { OrderRow } from '@/server/orders/lock-rows'
import { readInvoiceContent } from './invoice-content'
import { stableId } from '@/server/orders/rows'

const { invoices, sellers } = tables

type Order = Pick<OrderRow, 'id' | 'buyer' | 'seller'>

/** Issues one invoice per paid order, in the transaction that confirms it (docs/decisions/021). */
export async function issueInvoices(tx: Transaction, orders: readonly Order[]) {
  // Sorted by seller, so that two checkouts with the same sellers cannot deadlock on their number locks.
  for (const order of orders.toSorted((one, other) => one.seller.localeCompare(other.seller))) {
    const { content } = await readInvoiceContent(tx, order.id)
    await issue(tx, order, { id: stableId('invoice', order.id), kind: 'invoice', content })
  }
}

type Refund = { id: string; amount: number; reason: string | null; isOwed?: boolean }

/** Issues a credit note for a refund. Orders confirmed before invoices existed have nothing to correct. */
export async function issueCreditNote(tx: Transaction, order: Order & { refunded: number }, refund: Refund) {
  const [invoice] = await tx
    .select({ number: invoices.number, content: invoices.content })
    .from(invoices)
    .where(and(eq(invoices.order, order.id), eq(invoices.kind, 'invoice')))
  if (!invoice) return
  const { content: now } = await readInvoiceContent(tx, order.id)
  const whole = invoice.content ? (JSON.parse(invoice.content) as InvoiceContent) : now
  const credit = {
    invoice: invoice.number,
    reason: refund.reason,
    ...(refund.isOwed && { isOwed: true }),
  }
  const content = { ...whole, ...creditSums(whole, order.refunded, refund.amount), credit }
  await issue(tx, order, { id: stableId('credit note', refund.id), kind: 'credit_note', content })
}

type InvoiceInput = { id: string; kind: InvoiceKind; content: InvoiceContent }

/** Assigns the issuer's next number under an advisory lock and inserts with it, so the sequence has no gaps. */
async function issue(
  tx: Transaction,
  { id: order, buyer, seller }: Order,
  { id, kind, content }: InvoiceInput,
) {
  await advisoryLock(tx, 'invoices', seller)
  const [next] = await tx
    .select({
      sequence: sql`coalesce(max(${invoices.sequence}), 0) + 1`.mapWith(Number),
      isIssued: sql<boolean>`coalesce(bool_or(${invoices.id} = ${id}), false)`,
      code: tx.select({ code: sellers.code }).from(sellers).where(eq(sellers.id, seller)).as('code'),
    })
    .from(invoices)
    .where(eq(invoices.issuer, seller))
  if (!next || next.isIssued) return
  const { sequence, code } = next
  if (code === null) throw new Error(`Seller ${seller} has no code for invoice numbers`)
  const now = new Date().toISOString()
  await tx.insert(invoices).values({
    id,
    issuer: seller,
    sequence,
    number: invoiceNumber(kind, sequence, code),
    kind,
    order,
    buyer,
    seller,
    content: JSON.stringify(content),
    issuedAt: now,
    createdAt: now,
    updatedAt: now,
  })
}
