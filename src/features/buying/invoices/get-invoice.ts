import 'server-only'
import type { TypedUser } from 'payload'
import { isId } from '@/domain/values/id'
import type { InvoiceContent } from '@/domain/orders/documents/invoice'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { readInvoiceContent } from '@/server/orders/money/invoice-content'
import { orderReader } from '@/server/orders/readable-orders'
import type { IssuedInvoice } from './render-invoice'

/** An invoice of an order that the user may read, else null. */
export async function getInvoice(user: TypedUser | null, id: string): Promise<IssuedInvoice | null> {
  if (!isId(id)) return null
  const db = await orderReader(user, sql`(select order_id from invoices where id = ${id})`)
  const found = await db?.findByID({
    collection: 'invoices',
    id,
    select: { number: true, kind: true, issuedAt: true, content: true, order: true },
    disableErrors: true,
  })
  if (!found) return null
  const { number, kind, issuedAt, content, order } = found
  return { number, kind, issuedAt, content: await invoiceContent({ kind, content, order: String(order) }) }
}

type StoredInvoice = { kind: IssuedInvoice['kind']; content?: string | null; order: string }

/** What an invoice was frozen with; those from before are computed from the order. */
export async function invoiceContent({ kind, content, order }: StoredInvoice): Promise<InvoiceContent> {
  if (content) return JSON.parse(content) as InvoiceContent
  const { content: facts } = await readInvoiceContent(await database(), order)
  return kind === 'credit_note' ? { ...facts, credit: { invoice: facts.order, reason: null } } : facts
}
