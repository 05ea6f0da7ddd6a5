import { sourcesOf } from '@/domain/moves'
import { CHECKOUT_MOVES } from '@/domain/payments/checkout'
import { inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'

const { checkouts } = tables
const CANCELLABLE = sourcesOf(CHECKOUT_MOVES, 'cancelled', 'system')

/** Recalculates an unpaid checkout after one of its orders changed; without an order left it is cancelled. */
export async function recountCheckout(tx: Transaction, checkout: string) {
  await tx.execute(sql`
    update checkouts c set subtotal = sums.subtotal, shipping = sums.shipping, tax = sums.tax, total = sums.total, updated_at = now()
    from (
      select sum(subtotal) as subtotal, sum(shipping) as shipping, sum(total_amount - subtotal - shipping) as tax, sum(total_amount) as total
      from orders where checkout_id = ${checkout} and status <> 'cancelled'
    ) sums where c.id = ${checkout} and sums.total is not null`)
  await tx.execute(sql`
    update checkouts set status = 'cancelled', updated_at = now() where id = ${checkout} and ${inArray(checkouts.status, CANCELLABLE)}
      and not exists (select 1 from orders where checkout_id = ${checkout} and status <> 'cancelled')`)
}
