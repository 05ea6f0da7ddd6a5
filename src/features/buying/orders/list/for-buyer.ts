import type { OrderParty } from '@/domain/orders/order-readers'
import { sql } from '@/server/db/sql'

/** What its buyer alone does with an order: the first invoice, and the payment that is open. */
export const forBuyer = (side: OrderParty) =>
  side === 'seller'
    ? sql`null as invoice, null as payment`
    : sql`(select v.id from invoices v where v.order_id = o.id and v.seller_id = o.seller_id and v.kind = 'invoice' order by v.sequence limit 1) as invoice,
        (select json_build_object('expiresAt', c.expires_at, 'isUnderWay', c.bank_debit_since is not null,
          'isUnapproved', coalesce(c.approval = 'waiting', false))
          from checkouts c where c.id = o.checkout_id and c.status = 'pending_payment') as payment`
