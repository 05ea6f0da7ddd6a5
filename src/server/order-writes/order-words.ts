import { sql, type SQL } from '@/server/db/sql'

const like = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`

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
      (word) => sql`(concat_ws(' ', o.number, ${names}, o.po_number, o.tracking_number) ilike ${like(word)}
      or exists (select 1 from orders_items i where i._parent_id = o.id and concat_ws(' ', i.product_name, i.local_name, i.sku) ilike ${like(word)})
      or exists (select 1 from invoices v where v.order_id = o.id and v.number ilike ${like(word)}))`,
    )
