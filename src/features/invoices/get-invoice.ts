import 'server-only'
import { isAdmin, isMember, type Actor } from '@/domain/people/actor'
import { isId } from '@/domain/id'
import type { InvoiceContent } from '@/domain/orders/invoice'
import { readInvoiceContent } from '@/server/order-writes/invoice-content'
import { isReadable } from '@/server/order-writes/readable-orders'
import { rowsOf } from '@/server/order-writes/rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import type { IssuedInvoice } from './render-invoice'

type Row = Omit<IssuedInvoice, 'content'> & { order: string; content: string | null }

/** An invoice of an order that the actor may read, else null. */
export async function getInvoice(actor: Actor, id: string): Promise<IssuedInvoice | null> {
  if (!isId(id) || !(isMember(actor) || isAdmin(actor))) return null
  const db = await database()
  const [row] = await rowsOf<Row>(
    db,
    sql`select v.number, v.kind::text as kind, v.issued_at as "issuedAt", v.content, v.order_id as "order"
      from invoices v join orders o on o.id = v.order_id where v.id = ${id} and ${isReadable(actor)}`,
  )
  if (!row) return null
  const { order, content, issuedAt, ...rest } = row
  // Invoices from before their content was frozen are computed from the order.
  const facts = content
    ? (JSON.parse(content) as InvoiceContent)
    : (await readInvoiceContent(db, order)).content
  if (!content && row.kind === 'credit_note') facts.credit = { invoice: facts.order, reason: null }
  return { ...rest, issuedAt: new Date(issuedAt).toISOString(), content: facts }
}
