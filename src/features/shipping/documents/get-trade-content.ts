import 'server-only'
import { isAdmin, isMember, type Actor } from '@/domain/people/actor'
import { isId } from '@/domain/id'
import { itemNameIn, type InvoiceContent, type InvoiceParty } from '@/domain/orders/invoice'
import { hasTradeDocuments } from '@/domain/orders/order-documents'
import type { PackedLine } from '@/domain/orders/packing'
import type { Locale } from '@/domain/locale'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { isReadable } from '@/server/order-writes/readable-orders'
import { rowsOf } from '@/server/order-writes/rows'
import { receiverName } from '@/server/person-name'

type StoredLine = PackedLine &
  Omit<InvoiceContent['lines'][number], 'names'> & { hsCode: string | null; origin: string | null }

type Row = {
  number: string
  status: string
  placedAt: string
  shippedAt: string | null
  poNumber: string | null
  sellerName: string
  buyerEmail: string
  carrier: string | null
  trackingNumber: string | null
  shipping: number
  importer: 'seller' | 'buyer'
  delivery: InvoiceParty
  lines: StoredLine[]
  invoice: { number: string; content: string | null } | null
}

/** What packing list and customs invoice print, all of it remembered by the order or by its frozen invoice. */
export type TradeContent = Omit<Row, 'invoice' | 'lines' | 'sellerName'> & {
  invoiceNumber: string | null
  /** Without its address if the order has no frozen invoice. */
  supplier: InvoiceContent['supplier'] | { company: string }
  buyer: InvoiceParty | null
  lines: (StoredLine & { nameIn: (locale: Locale) => string })[]
}

/** The content for an actor who may read the order, else null; also if the order is unpaid or cancelled. */
export async function getTradeContent(actor: Actor, id: string): Promise<TradeContent | null> {
  if (!isId(id) || !(isMember(actor) || isAdmin(actor))) return null
  const [row] = await rowsOf<Row>(
    await database(),
    sql`select o.number, o.status::text as status, o.created_at as "placedAt", o.shipped_at as "shippedAt", o.po_number as "poNumber",
      o.seller_name as "sellerName", o.buyer_email as "buyerEmail", o.carrier::text as carrier, o.tracking_number as "trackingNumber",
      o.shipping::float8 as shipping, o.importer,
      json_build_object('name', ${receiverName},
        'company', o.shipping_address_company, 'phone', o.shipping_address_phone, 'address', o.shipping_address_address,
        'address2', o.shipping_address_address2, 'city', o.shipping_address_city, 'province', o.shipping_address_province,
        'postalCode', o.shipping_address_postal_code, 'country', o.shipping_address_country) as delivery,
      (select json_agg(json_build_object('sku', i.sku, 'description', i.product_name, 'localDescription', i.local_name,
          'localLanguage', i.local_name_language, 'quantity', i.quantity, 'unitPrice', i.unit_price, 'totalPrice', i.total_price,
          'hsCode', i.hs_code, 'origin', i.origin, 'weight', i.weight, 'packagingUnit', i.packaging_unit) order by i._order)
         from orders_items i where i._parent_id = o.id) as lines,
      (select json_build_object('number', v.number, 'content', v.content)
         from invoices v where v.order_id = o.id and v.kind = 'invoice' order by v.sequence limit 1) as invoice
    from orders o where o.id = ${id} and ${isReadable(actor)}`,
  )
  return row && hasTradeDocuments(row.status) ? contentOf(row) : null
}

function contentOf({ invoice, lines, sellerName, ...order }: Row): TradeContent {
  const frozen = invoice?.content ? (JSON.parse(invoice.content) as InvoiceContent) : null
  const named = lines.map((line, at) => {
    const names = frozen?.lines[at]?.names
    return { ...line, nameIn: (locale: Locale) => itemNameIn({ ...line, names }, locale) }
  })
  return {
    ...order,
    lines: named,
    invoiceNumber: invoice?.number ?? null,
    supplier: frozen?.supplier ?? { company: sellerName },
    buyer: frozen?.buyer ?? null,
  }
}
