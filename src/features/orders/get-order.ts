import 'server-only'
import { isAdmin, isMember, type Actor } from '@/domain/people/actor'
import { isId } from '@/domain/id'
import { memberName } from '@/server/member-name'
import { receiverName } from '@/server/person-name'
import { isVerifiedBuyer } from '@/server/verified-buyer'
import { isReadable } from '@/server/order-writes/readable-orders'
import { rowsOf } from '@/server/order-writes/rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import type { OrderView } from './order-view'

const list = (what: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(each order by each.place), '[]') from (${what}) each)`

/** A refund `r` that a lost dispute made (rule M45). */
const isOfDispute = sql`r.idempotency_key like 'dispute:%'`

/** An order with everything that belongs to it, in one statement; null if the actor may not read it. */
export async function getOrder(actor: Actor, id: string): Promise<OrderView | null> {
  if (!isId(id) || !(isMember(actor) || isAdmin(actor)) || !('id' in actor)) return null
  const me = actor.id
  const [row] = await rowsOf<OrderView>(
    await database(),
    sql`select ${isAdmin(actor) ? sql`'staff'` : sql`case when o.buyer_id = ${me} then 'buyer' else 'seller' end`} as side,
      o.id, o.number, o.status::text as status, o.created_at as "placedAt", o.seller_name as "sellerName", (select ${memberName} from users where id = o.buyer_id) as "buyerName",
      o.buyer_email as "buyerEmail", ${isVerifiedBuyer} as "isVerifiedBuyer",
      o.subtotal::float8 as subtotal, o.shipping::float8 as shipping, o.shipping_service as "shippingService", o.total_amount::float8 as total, o.refunded::float8 as refunded,
      o.importer, o.import_estimate::float8 as "importEstimate", o.po_number as "poNumber", o.note,
      case when o.arrival_kind is not null then json_build_object('key', o.arrival_kind, 'minDays', o.arrival_min_days::float8,
        'maxDays', o.arrival_max_days::float8) end as arrival,
      o.confirmed_at as "confirmedAt", o.carrier::text as carrier, o.tracking_number as "trackingNumber", o.quote,
      json_build_object('name', ${receiverName},
        'company', o.shipping_address_company, 'phone', o.shipping_address_phone, 'address', o.shipping_address_address,
        'address2', o.shipping_address_address2, 'city', o.shipping_address_city, 'province', o.shipping_address_province,
        'postalCode', o.shipping_address_postal_code, 'country', o.shipping_address_country) as address,
      case when o.cancel_request_requested_at is not null then json_build_object('askedAt', o.cancel_request_requested_at,
        'reason', o.cancel_request_reason, 'answer', o.cancel_request_answer, 'answerReason', o.cancel_request_answer_reason,
        'answeredAt', o.cancel_request_answered_at) end as "cancelRequest",
      ${list(sql`select i._order as place, i.id, i.product_id as product, i.product_name as "productName",
          i.local_name as "localName", i.local_name_language as "localNameLanguage", i.sku, i.picture,
          i.quantity::float8 as quantity, i.unit_price::float8 as "unitPrice", i.total_price::float8 as "totalPrice",
          coalesce(p.is_live, false) as "isOnSale",
          (select json_build_object('id', c.id, 'rating', c.rating, 'comment', c.comment, 'at', c.created_at)
             from comments c where c.order_id = o.id and c.product_id = i.product_id and c.user_id = ${me}) as review
        from orders_items i left join products p on p.id = i.product_id where i._parent_id = o.id`)} as items,
      ${list(sql`select t._order as place, t.kind, t.rate_ppm::float8 as "ratePpm", t.amount::float8 as amount
        from orders_taxes t where t._parent_id = o.id`)} as taxes,
      ${list(sql`select (e.created_at, e.id) as place, e."to", e.actor_kind as by, e.note, e.created_at as at
        from order_events e where e.order_id = o.id`)} as events,
      ${list(sql`select r.created_at as place, r.amount::float8 as amount, r.reason, r.status, r.created_at as at,
          ${isOfDispute} as "isDispute" from refunds r where r.order_id = o.id`)} as refunds,
      (select json_build_object('state', c.dispute, 'taken', (select coalesce(sum(r.amount), 0)::float8 from refunds r
          where r.order_id = o.id and ${isOfDispute}))
         from checkouts c where c.id = o.checkout_id and c.dispute is not null and o.buyer_id <> ${me}) as dispute,
      ${list(sql`select v.sequence as place, v.id, v.number, v.kind, v.issued_at as at from invoices v where v.order_id = o.id`)} as invoices,
      ${list(sql`select d.created_at as place, d.filename, d.kind from documents d where d.order_id = o.id
          and (${isAdmin(actor)} or d.owner_id = ${me} or d.shared_with_id = ${me})`)} as documents,
      (select json_build_object('id', c.id, 'number', c.number, 'status', c.status, 'provider', c.provider,
          'reference', c.transfer_reference, 'total', c.total, 'expiresAt', c.expires_at, 'isUnderWay', c.bank_debit_since is not null and c.status = 'pending_payment',
          'orders', (select count(*) from orders s where s.checkout_id = c.id and s.status = 'pending_payment'),
          'isWaiting', exists (select 1 from orders s where s.checkout_id = c.id and s.quote = 'waiting' and s.status = 'pending_payment'))
         from checkouts c where c.id = o.checkout_id) as checkout
    from orders o where o.id = ${id} and ${isReadable(actor)}`,
  )
  return row ? { ...row, placedAt: new Date(row.placedAt).toISOString() } : null
}
