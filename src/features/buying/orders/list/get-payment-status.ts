import 'server-only'
import { isId } from '@/domain/values/id'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import type { PaymentStatus } from './payment-notice'

/** Payment status of a buyer's own checkout, by the id in the URL; undefined for anybody else's. */
export async function getPaymentStatus(
  buyer: MemberUser,
  id: unknown,
): Promise<(PaymentStatus & { id: string }) | undefined> {
  if (typeof id !== 'string' || !isId(id)) return undefined
  const db = await asUser(buyer)
  const checkout = await db.findByID({
    collection: 'checkouts',
    id,
    select: { buyer: true, status: true, provider: true, bankDebitSince: true, approval: true },
    disableErrors: true,
  })
  // A colleague's is shown with its orders.
  if (checkout?.buyer !== buyer.id) return undefined
  const waiting = await db.find({
    collection: 'orders',
    where: { checkout: { equals: id }, quote: { equals: 'waiting' }, status: { equals: 'pending_payment' } },
    select: { quote: true },
    limit: 1,
    pagination: false,
  })
  const { status, provider, bankDebitSince } = checkout
  return {
    id,
    status,
    provider,
    isUnderWay: Boolean(bankDebitSince) && (status === 'pending_payment' || status === 'on_terms'),
    isWaiting: waiting.docs.length > 0,
    ...(checkout.approval === 'waiting' && { isUnapproved: true }),
  }
}
