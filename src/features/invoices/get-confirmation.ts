import 'server-only'
import { isAdmin, isMember, type Actor } from '@/domain/people/actor'
import { isId } from '@/domain/id'
import type { Arrival } from '@/domain/cart/shipping'
import type { Contract } from '@/domain/orders/contract'
import type { InvoiceContent } from '@/domain/orders/invoice'
import { readInvoiceContent } from '@/server/order-writes/invoice-content'
import { isReadable } from '@/server/order-writes/readable-orders'
import { rowsOf } from '@/server/order-writes/rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

type Row = {
  contract: string | null
  arrival: Arrival | null
  confirmedAt: string | null
  invoice: string | null
}

/** What the buyer was promised, as the order and its invoice froze it; null for orders from before it was kept. */
export type Confirmation = Pick<Row, 'arrival' | 'confirmedAt'> & {
  content: InvoiceContent
  contract: Contract | null
}

/** The confirmation of an order that the actor may read and whose total is known, else null (rule D22). */
export async function getConfirmation(actor: Actor, id: string): Promise<Confirmation | null> {
  if (!isId(id) || !(isMember(actor) || isAdmin(actor))) return null
  const db = await database()
  const [row] = await rowsOf<Row>(
    db,
    sql`select o.contract, o.confirmed_at as "confirmedAt",
      case when o.arrival_kind is not null then json_build_object('key', o.arrival_kind, 'minDays', o.arrival_min_days::float8,
        'maxDays', o.arrival_max_days::float8) end as arrival,
      (select v.content from invoices v where v.order_id = o.id and v.kind = 'invoice' order by v.sequence limit 1) as invoice
    from orders o where o.id = ${id} and o.quote <> 'waiting' and ${isReadable(actor)}`,
  )
  if (!row) return null
  const { invoice, contract, ...rest } = row
  const content = invoice
    ? (JSON.parse(invoice) as InvoiceContent)
    : (await readInvoiceContent(db, id)).content
  return { ...rest, content, contract: contract ? (JSON.parse(contract) as Contract) : null }
}
