import { checkCredit, dueDayOf, nextReminder, todayOfTerms } from '@/domain/people/companies/terms'
import { move } from '@/domain/values/moves'
import { CHECKOUT_MOVES } from '@/domain/payments/checkout'
import { fail, ok, type Result } from '@/domain/result'
import { readCredit } from '@/server/people/companies/credit'
import { lockCompany } from '@/server/people/companies/lock-company'
import { and, eq, inArray, ne, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { must } from '@/server/db/refusal'
import { issueInvoices } from './money/invoices'
import { postSale } from './money/ledger'
import { lockCheckout, lockGoodsOf, lockOrdersOf, type CheckoutRow, type OrderRow } from './lock-rows'
import { moveOrder } from './moves'
import { notifyOfOrder } from './emails/notify'
import { referenceOf } from './order-rows'
import { among } from './rows'
import { takeFromStock } from './stock/stock'

const { checkouts, sellers } = tables

/**
 * Confirms the orders of a locked checkout on its company's terms: stock is taken, the ledger has a receivable in place of cash,
 * invoices say the day of payment (rule M121). Refused, and nothing written, where it does not fit what is left of the limit, something
 * is overdue, or the terms have ended. The company's row is locked, so that two orders at once never exceed the limit.
 */
export async function confirmOnTerms(tx: Transaction, checkout: CheckoutRow): Promise<Result<true>> {
  const { id, company, netDays, number, total } = checkout
  if (company === null || netDays === null) return fail('netTerms.none', 'provider')
  await lockCompany(tx, company)
  const credit = await readCredit(tx, company)
  if (!credit) return fail('netTerms.none', 'provider')
  const fits = checkCredit(credit, total)
  if (!fits.ok) return fits
  const orders = (await lockOrdersOf(tx, id)).filter(({ status }) => status === 'pending_payment')
  if (await hasInactive(tx, orders)) return fail('netTerms.seller', 'provider')
  must(move(CHECKOUT_MOVES, checkout.status as 'pending_payment', 'on_terms', 'system'))
  const now = new Date()
  const dueOn = dueDayOf(netDays, now)
  await tx
    .update(checkouts)
    .set({
      status: 'on_terms',
      dueOn,
      owed: total,
      remindOn: nextReminder(dueOn, todayOfTerms(now)),
      settlesUnpaid: credit.settlesUnpaid,
      provider: 'transfer',
      transferReference: referenceOf(number),
      expiresAt: null,
      updatedAt: sql`now()`,
    })
    .where(eq(checkouts.id, id))
  const ids = orders.map((order) => order.id)
  await lockGoodsOf(tx, ids)
  await takeFromStock(tx, ids)
  for (const order of orders) {
    await moveOrder(tx, order, { to: 'confirmed', by: { kind: 'system' }, isSilent: true })
    await postSale(tx, order, 'receivable')
  }
  await issueInvoices(tx, orders)
  for (const order of orders) await notifyOfOrder(tx, order, 'order.onTerms', ['buyer', 'seller'])
  return ok(true)
}

/** In the transaction that places it: it is confirmed on terms, or nothing is ordered (rule M120). */
export async function confirmPlaced(tx: Transaction, id: string) {
  const checkout = await lockCheckout(tx, id)
  if (!checkout) throw new Error(`Checkout ${id} not found`)
  must(await confirmOnTerms(tx, checkout))
}

/** A seller may have been suspended while the order waited (rule P2). */
async function hasInactive(tx: Transaction, orders: readonly OrderRow[]) {
  const ids = among(orders.map(({ seller }) => seller))
  const found = await tx
    .select({ id: sellers.id })
    .from(sellers)
    .where(and(inArray(sellers.id, ids), ne(sellers.status, 'active')))
    .limit(1)
  return found.length > 0
}
