import 'server-only'
import { isAdmin, isMember, type Actor } from '@/domain/people/actor'
import { isId } from '@/domain/values/id'
import { CUSTOMS_FACTS } from '@/domain/orders/shipping/customs-facts'
import { UNIT_FACTS } from '@/domain/orders/sold-unit'
import { itemNameIn, type InvoiceContent, type InvoiceParty } from '@/domain/orders/documents/invoice'
import { storedFreight, type Freight } from '@/domain/orders/shipping/freight'
import { hasTradeDocuments } from '@/domain/orders/documents/order-documents'
import type { Locale } from '@/domain/locale'
import { columnsOf } from '@/server/db/statements/columns-of'
import { jsonList, jsonObject } from '@/server/db/statements/json'
import {
  freightShare,
  isPartlyShipped,
  unsentQuantity,
  type ParcelLine,
} from '@/domain/orders/shipping/parcels'
import { addAll } from '@/domain/money'
import { partOfLine } from '@/domain/orders/shipping/part-of-line'
import { alias, and, eq, inArray, sql, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, type Database } from '@/server/db/transaction'
import { crossesBorder } from '@/server/orders/shipping/crosses-border'
import { isReadable } from '@/server/orders/readable-orders'
import { receiver } from '@/server/orders/shipping/receiver'

const { invoices, order_shipments: shipments, orders_items: items } = tables
const o = alias(tables.orders, 'o')

type Row = Awaited<ReturnType<typeof readOrders>>[number]
type StoredLine = Row['lines'][number]

/** What packing list and customs invoice print, all of it remembered by the order or by its frozen invoice. */
export type TradeContent = Omit<Row, 'invoice' | 'lines' | 'parcels' | 'sellerName' | 'freight'> & {
  /** The number of the shipment, of a paper about one of several. */
  parcel: number | null
  freight: Freight | null
  invoiceNumber: string | null
  /** Without its address if the order has no frozen invoice. */
  supplier: InvoiceContent['supplier'] | { company: string }
  buyer: InvoiceParty | null
  lines: (StoredLine & { nameIn: (locale: Locale) => string })[]
}

/**
 * The content for an actor who may read the order, else null; also if the order is unpaid or cancelled, or has no such parcel. Without one
 * it is what is sent, or, while parts are, what is left to be (rule M142).
 */
export async function getTradeContent(
  actor: Actor,
  id: string,
  parcel: number | null = null,
): Promise<TradeContent | null> {
  if (!isId(id) || !(isMember(actor) || isAdmin(actor))) return null
  const [row] = await readOrders(await database(), actor, eq(o.id, id))
  if (!row || !hasTradeDocuments(row.status)) return null
  return parcel === null || row.parcels.some((each) => each.parcel === parcel) ? contentOf(row, parcel) : null
}

/** The same of several orders that a seller sold, by their numbers, in one statement; without those that have no documents (rule S30). */
export async function listTradeContents(
  seller: Actor & { id: string },
  numbers: readonly string[],
): Promise<TradeContent[]> {
  const sold = and(eq(o.seller, seller.id), inArray(o.number, [...numbers]))
  const rows = await readOrders(await database(), seller, sold)
  return rows.filter(({ status }) => hasTradeDocuments(status)).map((row) => contentOf(row, null))
}

const line = jsonObject({
  id: items.id,
  shipped: items.shipped,
  calledOff: items.calledOff,
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
  const sent = jsonObject({
    parcel: shipments.parcel,
    carrier: shipments.carrier,
    trackingNumber: shipments.trackingNumber,
    freight: shipments.freight,
    shippedAt: shipments.shippedAt,
    // By name: of one table, drizzle leaves the name out, and the column would be that of the subquery.
    lines: sql<
      ParcelLine[]
    >`(select coalesce(json_agg(json_build_object('item', p.item, 'quantity', p.quantity) order by p._order), '[]')
      from order_shipments_items p where p._parent_id = order_shipments.id)`,
  })
  const parcels = db
    .select({ value: jsonList(sent, shipments.parcel).as('parcels') })
    .from(shipments)
    .where(eq(shipments.order, o.id))
    .as('parcels')
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
      subtotal: o.subtotal,
      shipping: o.shipping,
      discountCode: o.discountCode,
      discountPaidBy: o.discountPaidBy,
      firstShippedAt: o.firstShippedAt,
      parcels,
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

function contentOf(row: Row, parcel: number | null): TradeContent {
  const { invoice, lines: ordered, parcels, sellerName, freight, ...order } = row
  const sent = parcels.find((each) => each.parcel === parcel)
  const lines = quantitiesIn(row, sent)
  const goods = valueOf(lines)
  const shipping = freightShare(row, goodsBefore(row, sent), goods)
  const frozen = invoice?.content ? (JSON.parse(invoice.content) as InvoiceContent) : null
  const named = lines.map((line) => {
    const names = frozen?.lines[ordered.findIndex(({ id }) => id === line.id)]?.names
    return { ...line, nameIn: (locale: Locale) => itemNameIn({ ...line, names }, locale) }
  })
  const waybill = sent ?? (isPartlyShipped(row) ? NONE : { ...row, freight })
  return {
    ...order,
    parcel,
    shipping,
    carrier: waybill.carrier,
    trackingNumber: waybill.trackingNumber,
    shippedAt: waybill.shippedAt,
    freight: storedFreight(waybill.freight),
    lines: named,
    invoiceNumber: invoice?.number ?? null,
    supplier: frozen?.supplier ?? { company: sellerName },
    buyer: frozen?.buyer ?? null,
  }
}

const NONE = { carrier: null, trackingNumber: null, freight: null, shippedAt: null }

type ParcelRow = Row['parcels'][number]

/** The lines of a paper: of one parcel, of what is left while parts are sent, or of all that was. */
function quantitiesIn(row: Row, sent: ParcelRow | undefined): StoredLine[] {
  return row.lines.flatMap((line) => {
    const before = sent || isPartlyShipped(row) ? unitsBefore(row, line, sent) : 0
    const quantity = quantityIn(row, line, sent)
    return quantity > 0 ? [{ ...line, ...partOfLine(line, before, quantity) }] : []
  })
}

function quantityIn(row: Row, line: StoredLine, sent: ParcelRow | undefined): number {
  if (sent) return sent.lines.find(({ item }) => item === line.id)?.quantity ?? 0
  return isPartlyShipped(row) ? unsentQuantity(line) : line.quantity - line.calledOff
}

const valueOf = (lines: readonly { totalPrice: number }[]) =>
  addAll(lines.map(({ totalPrice }) => totalPrice))

/** What of a line went in the parcels before. */
const unitsBefore = ({ parcels }: Row, { id }: StoredLine, sent: ParcelRow | undefined) =>
  addAll(
    parcels
      .filter(({ parcel }) => !sent || parcel < sent.parcel)
      .flatMap(({ lines }) => lines.filter(({ item }) => item === id).map(({ quantity }) => quantity)),
  )

/** What went in the parcels before. */
function goodsBefore(row: Row, sent: ParcelRow | undefined): number {
  if (!sent && !isPartlyShipped(row)) return 0
  return valueOf(row.lines.map((line) => partOfLine(line, 0, unitsBefore(row, line, sent))))
}
