import 'server-only'
import { isAdmin, isMember, type Actor } from '@/domain/people/actor'
import { isId } from '@/domain/id'
import { CUSTOMS_FACTS } from '@/domain/orders/customs-facts'
import { UNIT_FACTS } from '@/domain/orders/sold-unit'
import { itemNameIn, type InvoiceContent, type InvoiceParty } from '@/domain/orders/invoice'
import { storedFreight, type Freight } from '@/domain/orders/freight'
import { hasTradeDocuments } from '@/domain/orders/order-documents'
import type { Locale } from '@/domain/locale'
import { columnsOf } from '@/server/db/columns-of'
import { jsonList, jsonObject } from '@/server/db/json'
import { alias, and, eq, inArray, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, type Database } from '@/server/db/transaction'
import { crossesBorder } from '@/server/order-writes/crosses-border'
import { isReadable } from '@/server/order-writes/readable-orders'
import { receiver } from '@/server/order-writes/receiver'

const { invoices, orders_items: items } = tables
const o = alias(tables.orders, 'o')

type Row = Awaited<ReturnType<typeof readOrders>>[number]
type StoredLine = Row['lines'][number]

/** What packing list and customs invoice print, all of it remembered by the order or by its frozen invoice. */
export type TradeContent = Omit<Row, 'invoice' | 'lines' | 'sellerName' | 'freight'> & {
  freight: Freight | null
  invoiceNumber: string | null
  /** Without its address if the order has no frozen invoice. */
  supplier: InvoiceContent['supplier'] | { company: string }
  buyer: InvoiceParty | null
  lines: (StoredLine & { nameIn: (locale: Locale) => string })[]
}

/** The content for an actor who may read the order, else null; also if the order is unpaid or cancelled. */
export async function getTradeContent(actor: Actor, id: string): Promise<TradeContent | null> {
  if (!isId(id) || !(isMember(actor) || isAdmin(actor))) return null
  const [row] = await readOrders(await database(), actor, eq(o.id, id))
  return row && hasTradeDocuments(row.status) ? contentOf(row) : null
}

/** The same of several orders that a seller sold, by their numbers, in one statement; without those that have no documents (rule S30). */
export async function listTradeContents(
  seller: Actor & { id: string },
  numbers: readonly string[],
): Promise<TradeContent[]> {
  const sold = and(eq(o.seller, seller.id), inArray(o.number, [...numbers]))
  const rows = await readOrders(await database(), seller, sold)
  return rows.filter(({ status }) => hasTradeDocuments(status)).map(contentOf)
}

const line = jsonObject({
  sku: items.sku,
  description: items.productName,
  localDescription: items.localName,
  localLanguage: items.localNameLanguage,
  quantity: items.quantity,
  unitPrice: items.unitPrice,
  isSample: items.isSample,
  sampleCredit: items.sampleCredit,
  totalPrice: items.totalPrice,
  discounted: items.discounted,
  ...columnsOf(items, CUSTOMS_FACTS),
  ...columnsOf(items, UNIT_FACTS),
})

function readOrders(db: Database, actor: Actor, which: SQL | undefined) {
  const lines = db
    .select({ value: jsonList(line, items._order).as('lines') })
    .from(items)
    .where(eq(items._parentID, o.id))
    .as('lines')
  const invoice = db
    .select({ value: jsonObject({ number: invoices.number, content: invoices.content }).as('invoice') })
    .from(invoices)
    .where(and(eq(invoices.order, o.id), eq(invoices.kind, 'invoice')))
    .orderBy(invoices.sequence)
    .limit(1)
    .as('invoice')
  return db
    .select({
      number: o.number,
      status: o.status,
      placedAt: o.createdAt,
      shippedAt: o.shippedAt,
      poNumber: o.poNumber,
      sellerName: o.sellerName,
      buyerEmail: o.buyerEmail,
      carrier: o.carrier,
      trackingNumber: o.trackingNumber,
      freight: o.freight,
      shipping: o.shipping,
      discountCode: o.discountCode,
      discountPaidBy: o.discountPaidBy,
      importer: o.importer,
      crossesBorder,
      delivery: receiver,
      lines,
      invoice,
    })
    .from(o)
    .where(and(which, isReadable(actor)))
    .orderBy(o.confirmedAt, o.id)
}

function contentOf({ invoice, lines, sellerName, freight, ...order }: Row): TradeContent {
  const frozen = invoice?.content ? (JSON.parse(invoice.content) as InvoiceContent) : null
  const named = lines.map((line, at) => {
    const names = frozen?.lines[at]?.names
    return { ...line, nameIn: (locale: Locale) => itemNameIn({ ...line, names }, locale) }
  })
  return {
    ...order,
    freight: storedFreight(freight),
    lines: named,
    invoiceNumber: invoice?.number ?? null,
    supplier: frozen?.supplier ?? { company: sellerName },
    buyer: frozen?.buyer ?? null,
  }
}
