import 'server-only'
import { isAdmin, isMember, type Actor } from '@/domain/people/actor'
import { isId } from '@/domain/id'
import type { Arrival } from '@/domain/cart/shipping'
import type { Contract } from '@/domain/orders/contract'
import type { InvoiceContent } from '@/domain/orders/invoice'
import { readInvoiceContent } from '@/server/order-writes/invoice-content'
import { isReadable } from '@/server/order-writes/readable-orders'
import { jsonObject } from '@/server/db/json'
import { alias, and, eq, ne, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

const { invoices } = tables
const o = alias(tables.orders, 'o')

/** What the buyer was promised, as the order and its invoice froze it; null for orders from before it was kept. */
export type Confirmation = {
  arrival: Arrival | null
  confirmedAt: string | null
  content: InvoiceContent
  contract: Contract | null
}

/** The confirmation of an order that the actor may read and whose total is known, else null (rule D22). */
export async function getConfirmation(actor: Actor, id: string): Promise<Confirmation | null> {
  if (!isId(id) || !(isMember(actor) || isAdmin(actor))) return null
  const db = await database()
  const invoice = db
    .select({ content: invoices.content })
    .from(invoices)
    .where(and(eq(invoices.order, o.id), eq(invoices.kind, 'invoice')))
    .orderBy(invoices.sequence)
    .limit(1)
    .as('invoice')
  const [row] = await db
    .select({
      contract: o.contract,
      confirmedAt: o.confirmedAt,
      arrival: sql<Arrival | null>`case when ${o.arrival_kind} is not null then ${jsonObject({
        key: o.arrival_kind,
        minDays: o.arrival_minDays,
        maxDays: o.arrival_maxDays,
      })} end`,
      invoice,
    })
    .from(o)
    .where(and(eq(o.id, id), ne(o.quote, 'waiting'), isReadable(actor)))
  if (!row) return null
  const { invoice: frozen, contract, ...rest } = row
  const content = frozen ? (JSON.parse(frozen) as InvoiceContent) : (await readInvoiceContent(db, id)).content
  return { ...rest, content, contract: contract ? (JSON.parse(contract) as Contract) : null }
}
