import { sql } from '@/server/db/sql'

/** Whether something of an order `o` comes from abroad. Lines of earlier orders that do not say so are taken for imported (rule N21). */
export const crossesBorder = sql<boolean>`exists (
  select 1 from orders_items sent where sent._parent_id = o.id and coalesce(sent.shipping_country::text, '') <> 'CA')`
