import 'server-only'
import { isId } from '@/domain/id'
import { and, eq, exists, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import type { PaymentStatus } from './payment-notice'

const { checkouts, orders } = tables

/** Payment status of a buyer's own checkout, by the id in the URL; undefined for anybody else's. */
export async function getPaymentStatus(
  buyer: string,
  id: unknown,
): Promise<(PaymentStatus & { id: string }) | undefined> {
  if (typeof id !== 'string' || !isId(id)) return undefined
  const db = await database()
  const waiting = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.checkout, checkouts.id),
        eq(orders.quote, 'waiting'),
        eq(orders.status, 'pending_payment'),
      ),
    )
  const [found] = await db
    .select({
      id: checkouts.id,
      status: checkouts.status,
      provider: checkouts.provider,
      isUnderWay: sql<boolean>`${checkouts.bankDebitSince} is not null and ${checkouts.status} = 'pending_payment'`,
      isWaiting: sql<boolean>`${exists(waiting)}`,
    })
    .from(checkouts)
    .where(and(eq(checkouts.id, id), eq(checkouts.buyer, buyer)))
  return found
}
