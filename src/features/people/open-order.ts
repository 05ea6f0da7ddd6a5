import 'server-only'
import { issue, type Result } from '@/domain/result'
import type { StaffActor } from '@/domain/people/actor'
import { checkReason } from '@/domain/staff-reason'
import { recordAudit } from '@/server/audit'
import { sql } from '@/server/db/sql'
import { rowsOf } from '@/server/order-writes/rows'
import { command, must, Refusal } from '@/server/refusal'

export type OpenedOrder = {
  number: string
  status: string
  at: string
  /** In cents. */
  total: number
  buyer: string
  seller: string
  sentTo: string
  items: { name: string; quantity: number; total: number }[]
  events: { to: string; at: string; by: string }[]
}

/** An order of a member, for an admin who says why; the reason is recorded and both members' exports show it (rule P29). */
export const openOrder = (
  actor: StaffActor,
  asked: { order: string; reason: string },
): Promise<Result<OpenedOrder>> =>
  command(async (tx) => {
    const reason = must(checkReason(asked.reason))
    const { order } = asked
    const iso = (column: ReturnType<typeof sql>) =>
      sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    const [found] = await rowsOf<OpenedOrder>(
      tx,
      sql`select o.number, o.status, ${iso(sql`o.created_at`)} as at, o.total_amount::int as total, o.buyer_email as buyer,
          o.seller_name as seller,
          concat_ws(', ', nullif(concat_ws(' ', o.shipping_address_first_name, o.shipping_address_last_name), ''),
            o.shipping_address_company, o.shipping_address_address, o.shipping_address_address2, o.shipping_address_city,
            o.shipping_address_province, o.shipping_address_postal_code) as "sentTo",
          (select json_agg(json_build_object('name', i.product_name, 'quantity', i.quantity, 'total', i.total_price) order by i._order)
            from orders_items i where i._parent_id = o.id) as items,
          (select coalesce(json_agg(json_build_object('to', e."to", 'at', ${iso(sql`e.created_at`)}, 'by', e.actor_kind)
            order by e.created_at), '[]') from order_events e where e.order_id = o.id) as events
        from orders o where o.id = ${order}`,
    )
    if (!found) throw new Refusal([issue('staff.gone', '')])
    await recordAudit(tx, {
      action: 'order.opened',
      actor,
      subject: 'orders',
      subjectId: order,
      details: { reason },
    })
    return found
  })
