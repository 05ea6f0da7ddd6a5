import { sql, type SQL } from '@/server/db/sql'

const like = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`

// Texts, not `exists`: the planner would answer that by reading the lines and invoices of all orders once.
const lineNames = sql`(select string_agg(concat_ws(' ', i.product_name, i.local_name, i.sku), ' ') from orders_items i where i._parent_id = o.id)`
/** Of every waybill (rule M137); the order has that of the last. */
const waybills = sql`(select string_agg(w.tracking_number, ' ') from order_shipments w where w.order_id = o.id)`
const invoiceNumbers = sql`(select string_agg(v.number, ' ') from invoices v where v.order_id = o.id)`

/**
 * What a list of orders is searched for, as SQL conditions on a table `o`: every word must occur in the order, in the names given,
 * in one of its lines or in an invoice number.
 */
export const wordsInOrder = (text: string, names: SQL): SQL[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map(
      (word) =>
        sql`concat_ws(' ', o.number, ${names}, o.po_number, o.tracking_number, ${waybills}, ${lineNames}, ${invoiceNumbers}) ilike ${like(word)}`,
    )
