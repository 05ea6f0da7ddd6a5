import type { OrderParty } from '@/domain/orders/order-readers'
import { sql } from '@/server/db/sql'

/** What its buyer alone does with an order: the first invoice, the payment that is open, and the day of one on terms. */
export const forBuyer = (side: OrderParty) =>
  side === 'seller'
    ? sql`null as invoice, null as payment, null as "dueOn"`
    : sql`(select v.id from invoices v where v.order_id = o.id and v.seller_id = o.seller_id and v.kind = 'invoice' order by v.sequence limit 1) as invoice,
        (select json_build_object('expiresAt', c.expires_at, 'isUnderWay', c.bank_debit_since is not null,
          'isUnapproved', coalesce(c.approval = 'waiting', false))
          from checkouts c where c.id = o.checkout_id and c.status = 'pending_payment') as payment,
        (select c.due_on from checkouts c where c.id = o.checkout_id and c.owed > 0 and o.status <> 'cancelled') as "dueOn"`
