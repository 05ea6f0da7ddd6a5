import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Actor } from '@/domain/people/actor'
import { addAll, shareOf } from '@/domain/money'
import { isProvince } from '@/domain/people/address/postal-code'
import { fail, type Result } from '@/domain/result'
import { importEstimate } from '@/domain/payments/tax/tax'
import { readBuyerTerms } from '@/server/cart/quote/read-terms'
import { lockPaidOrder, type OrderRow } from '@/server/orders/lock-rows'
import { recountCheckout } from '@/server/orders/money/recount-checkout'
import { notifyOfOrder } from '@/server/orders/emails/notify'
import { command, Refusal } from '@/server/db/refusal'
import type { Transaction } from '@/server/db/transaction'
import { makePayable } from '@/server/people/companies/make-payable'
import { asSellerOf } from './authorize'

const { orders, orders_taxes } = tables

const MOST = 99_999_999

/** The seller's shipping quote, given once. Taxes are recomputed, and the last quote makes the checkout payable (rule M15). */
export async function giveQuote(
  actor: Actor,
  { order: id, shipping }: { order: string; shipping: number },
): Promise<Result<{ total: number }>> {
  if (!Number.isSafeInteger(shipping) || shipping < 0 || shipping > MOST)
    return fail('money.invalid', 'shipping')
  return command(async (tx) => {
    const locked = await lockPaidOrder(tx, id)
    const { order } = asSellerOf(locked?.order, actor)
    const isWaiting = order.quote === 'waiting' && order.status === 'pending_payment'
    if (!isWaiting) throw new Refusal([{ code: 'order.quoteGiven', path: 'shipping' }])
    const total = await price(tx, order, shipping)
    await recountCheckout(tx, order.checkout)
    // Confirmed on terms, it has been announced with the cost.
    if ((await makePayable(tx, order.checkout)) !== 'terms')
      await notifyOfOrder(tx, order, 'order.quoteGiven', ['buyer'])
    return { total }
  })
}

/** Uses the tax rates, exemptions and collectors stored with the order, which the buyer was shown. */
async function price(tx: Transaction, order: OrderRow, shipping: number): Promise<number> {
  const base = addAll([order.subtotal, shipping])
  const rows = await tx
    .select({ id: orders_taxes.id, ratePpm: orders_taxes.ratePpm })
    .from(orders_taxes)
    .where(eq(orders_taxes._parentID, order.id))
    .orderBy(orders_taxes._order)
  const taxes = rows.map(({ id, ratePpm }) => ({ id, amount: shareOf(base, ratePpm) }))
  for (const { id, amount } of taxes)
    await tx.update(orders_taxes).set({ base, amount }).where(eq(orders_taxes.id, id))
  const total = addAll([base, ...taxes.map(({ amount }) => amount)])
  const estimate = order.importer === 'buyer' ? await estimateOf(tx, order, base) : null
  await tx
    .update(orders)
    .set({ shipping, totalAmount: total, importEstimate: estimate, quote: 'given', updatedAt: sql`now()` })
    .where(eq(orders.id, order.id))
  return total
}

async function estimateOf(tx: Transaction, { number, buyer, province, placedAt }: OrderRow, value: number) {
  if (!isProvince(province)) throw new Error(`Order ${number} has no valid province`)
  const { importUse } = await readBuyerTerms(tx, buyer, province)
  return importEstimate(province, placedAt, value, importUse)
}
