import 'server-only'
import { isId } from '@/domain/id'
import { rowsOf } from '@/server/order-writes/rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import type { PaymentStatus } from './payment-notice'

/** Payment status of a buyer's own checkout, by the id in the URL; undefined for anybody else's. */
export async function getPaymentStatus(
  buyer: string,
  id: unknown,
): Promise<(PaymentStatus & { id: string }) | undefined> {
  if (typeof id !== 'string' || !isId(id)) return undefined
  const rows = await rowsOf<PaymentStatus & { id: string }>(
    await database(),
    sql`select c.id, c.status::text as status, c.provider, c.bank_debit_since is not null and c.status = 'pending_payment' as "isUnderWay",
      exists (select 1 from orders o where o.checkout_id = c.id and o.quote = 'waiting' and o.status = 'pending_payment') as "isWaiting"
    from checkouts c where c.id = ${id} and c.buyer_id = ${buyer}`,
  )
  return rows[0]
}
