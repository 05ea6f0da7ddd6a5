import { and, eq, sql, type AnyColumn } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { isCardPayable } from '@/domain/cart/quote/totals'
import { reservationDays } from '@/domain/cart/unpaid'
import { lockCheckout, lockGoodsOf, lockOrdersOf, type CheckoutRow } from '@/server/orders/lock-rows'
import { referenceOf } from '@/server/orders/order-rows'
import { confirmOnTerms } from '@/server/orders/confirm-on-terms'
import { readShopTerms } from '@/server/cart/quote/read-terms'
import { issuesOf } from '@/domain/result'
import { hasPaidBefore } from '@/server/orders/money/unpaid'
import { waitsForQuote } from '@/server/orders/shipping/waits-for-quote'
import type { Transaction } from '@/server/db/transaction'
import { askOwners } from './ask-owners'
import { announceRefused } from './announce-terms'
import { lockCompany } from './lock-company'
import { lockMembership } from './membership'
import { mustBeDecided } from './spending'

const { checkouts, reservations } = tables

/** Days to pay after the last quote or the approval, and for the approval after the last quote. */
const DAYS = 7

/**
 * Starts the payment period after the last quote, or after the approval of an owner, who is asked first where the total of a company's
 * order is above a limit (rule M100); a total beyond the card limit is paid by transfer (rule M16).
 */
export async function makePayable(tx: Transaction, id: string): Promise<'terms' | 'payable' | undefined> {
  const checkout = await lockCheckout(tx, id)
  if (checkout?.status !== 'pending_payment' || (await waitsForQuote(tx, id))) return undefined
  // Ended with a membership, or by an owner: a quote that comes later opens it no more.
  if (checkout.approval === 'withdrawn' || checkout.approval === 'declined') return undefined
  const asks = await asksOwners(tx, checkout)
  const isOnTerms = checkout.netDays !== null && !asks
  const refused = isOnTerms ? issuesOf(await confirmOnTerms(tx, checkout)) : []
  if (isOnTerms && refused.length === 0) return 'terms'
  const provider = await providerOf(tx, checkout, refused.length > 0)
  const reference = provider === 'transfer' && !asks ? referenceOf(checkout.number) : null
  const hasPaid = await hasPaidBefore(tx, checkout.buyer)
  const days = sql`now() + ${reservationDays(DAYS, hasPaid)} * interval '1 day'`
  const until = (column: AnyColumn) => (hasPaid ? sql`greatest(${column}, ${days})` : days)
  await tx
    .update(checkouts)
    .set({
      ...(asks ? { approval: 'waiting' as const } : {}),
      // It is paid at once instead, and announced as such (rule M120).
      ...(refused.length > 0 ? { netDays: null } : {}),
      provider,
      transferReference: reference,
      expiresAt: until(checkouts.expiresAt),
      updatedAt: sql`now()`,
    })
    .where(eq(checkouts.id, id))
  await tx
    .update(reservations)
    .set({ expiresAt: until(reservations.expiresAt) })
    .where(and(eq(reservations.checkout, id), eq(reservations.status, 'open')))
  if (asks) await askOwners(tx, { ...asks, checkout: id, total: checkout.total })
  if (refused.length > 0) await announceRefused(tx, checkout)
  return 'payable'
}

/**
 * What `makePayable` locks, for who locks goods before it is called: orders, membership, company, then the goods of all its orders, as
 * all do.
 */
export async function lockForPayable(tx: Transaction, { id, buyer, company, netDays }: CheckoutRow) {
  const orders = await lockOrdersOf(tx, id)
  if (company !== null) await lockMembership(tx, buyer)
  if (company !== null && netDays !== null) await lockCompany(tx, company)
  await lockGoodsOf(
    tx,
    orders.map((order) => order.id),
  )
}

/** What does not fit the terms any more is paid as the shop takes payments: by transfer, or by card where there are none. */
async function providerOf(tx: Transaction, { total, provider }: CheckoutRow, isRefused: boolean) {
  if (!isCardPayable(total)) return 'transfer'
  return isRefused && !(await readShopTerms(tx)).transfersAllowed ? 'stripe' : provider
}

/** The company whose owners decide first. Who has left it meanwhile has no orders of it that are open. */
async function asksOwners(tx: Transaction, { id, company, approval, buyer, total }: CheckoutRow) {
  if (company === null || approval !== null) return null
  const member = await lockMembership(tx, buyer)
  if (member?.company !== company || !(await mustBeDecided(tx, member, total, id))) return null
  return { company, buyer }
}
