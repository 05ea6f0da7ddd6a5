import 'server-only'
import { isAdmin, isMember, type Actor } from '@/domain/people/actor'
import { isId } from '@/domain/id'
import type { InvoiceContent } from '@/domain/orders/invoice'
import { readInvoiceContent } from '@/server/order-writes/invoice-content'
import { isReadable } from '@/server/order-writes/readable-orders'
import { alias, and, eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import type { IssuedInvoice } from './render-invoice'

const { invoices } = tables
const o = alias(tables.orders, 'o')

/** An invoice of an order that the actor may read, else null. */
export async function getInvoice(actor: Actor, id: string): Promise<IssuedInvoice | null> {
  if (!isId(id) || !(isMember(actor) || isAdmin(actor))) return null
  const db = await database()
  const [row] = await db
    .select({
      number: invoices.number,
      kind: invoices.kind,
      issuedAt: invoices.issuedAt,
      content: invoices.content,
      order: invoices.order,
    })
    .from(invoices)
    .innerJoin(o, eq(o.id, invoices.order))
    .where(and(eq(invoices.id, id), isReadable(actor)))
  if (!row) return null
  const { order, content, issuedAt, ...rest } = row
  // Invoices from before their content was frozen are computed from the order.
  const facts = content
    ? (JSON.parse(content) as InvoiceContent)
    : (await readInvoiceContent(db, order)).content
  if (!content && row.kind === 'credit_note') facts.credit = { invoice: facts.order, reason: null }
  return { ...rest, issuedAt: new Date(issuedAt).toISOString(), content: facts }
}
