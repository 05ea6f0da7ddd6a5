import { sql } from '@/server/sql'
import type { Actor } from '@/domain/account'
import { isProvince } from '@/domain/province'
import { fail, type Result } from '@/domain/result'
import { shipsFromCanada } from '@/domain/shipping'
import { importEstimate, taxRates } from '@/domain/tax'
import { collectTaxes } from '@/domain/tax-collector'
import { isCardPayable, orderTotals, type PricedLine } from '@/domain/totals'
import { readSellers } from '@/server/basket/read-sellers'
import { readBuyerTerms, readShopTerms } from '@/server/basket/read-terms'
import { holdCheckout, holdPaidOrder, type OrderRow } from '@/server/books/hold'
import { referenceOf, taxRows } from '@/server/books/order-rows'
import { recount } from '@/server/books/recount'
import { insertRows, rowsOf } from '@/server/books/rows'
import { tell } from '@/server/books/tell'
import { command, Refusal } from '@/server/refusal'
import type { Transaction } from '@/server/transaction'
import { asSellerOf } from './who'

/** So long the buyer may think about a quote. */
const DAYS = 7
const MOST = 99_999_999

/** The seller says what sending costs, once; taxes follow, and with the last quote of a checkout it can be paid (ruling M15). */
export async function giveQuote(
  actor: Actor,
  { order: id, shipping }: { order: string; shipping: number },
): Promise<Result<{ total: number }>> {
  if (!Number.isSafeInteger(shipping) || shipping < 0 || shipping > MOST)
    return fail('money.invalid', 'shipping')
  return command(async (tx) => {
    const held = await holdPaidOrder(tx, id)
    const { order } = asSellerOf(held?.order, actor)
    const isWaiting = order.quote === 'waiting' && order.status === 'pending_payment'
    if (!isWaiting) throw new Refusal([{ code: 'order.quoteGiven', path: 'shipping' }])
    const total = await price(tx, order, shipping)
    await recount(tx, order.checkout)
    await makePayable(tx, order.checkout)
    await tell(tx, order, 'order.quoteGiven', ['buyer'])
    return { total }
  })
}

/** With the rates and rules of the day the order was placed: those the buyer was shown. */
async function price(tx: Transaction, order: OrderRow, shipping: number): Promise<number> {
  const { province, placedAt: date, importer } = order
  if (!isProvince(province)) throw new Error(`Order ${order.number} goes to no province.`)
  const lines = await rowsOf<PricedLine & { shippingFrom: string }>(
    tx,
    sql`select i.unit_price::float8 as "unitPrice", i.quantity::int as quantity, p.shipping_from as "shippingFrom"
      from orders_items i join products p on p.id = i.product_id where i._parent_id = ${order.id}`,
  )
  const [seller] = await readSellers(tx, [order.seller])
  const shop = await readShopTerms(tx)
  const { exempt, importUse } = await readBuyerTerms(tx, order.buyer, province)
  const totals = orderTotals({ lines, shipping, province, date, exempt, importer })
  const isHere = lines.some(({ shippingFrom }) => shipsFromCanada(shippingFrom))
  const collecting = { seller: seller ?? {}, platform: shop.platform, province, isHere }
  const taxed = {
    id: order.id,
    subtotal: totals.subtotal,
    shipping,
    taxes: collectTaxes(totals.taxes, collecting),
    taxedFrom: taxRates(province, date).from,
  }
  const value = totals.subtotal + shipping
  const estimate = importer === 'buyer' ? importEstimate(province, date, value, importUse) : null
  await tx.execute(sql`delete from orders_taxes where _parent_id = ${order.id}`)
  await insertRows(tx, 'orders_taxes', taxRows(taxed, province))
  await tx.execute(sql`
    update orders set shipping = ${shipping}, total_amount = ${totals.total}, import_estimate = ${estimate}, quote = 'given',
      updated_at = now() where id = ${order.id}`)
  return totals.total
}

/** The last quote starts the time to pay; a sum no card carries is paid by transfer (ruling M16). */
async function makePayable(tx: Transaction, id: string) {
  const { rows } = await tx.execute(
    sql`select 1 from orders where checkout_id = ${id} and quote = 'waiting' and status = 'pending_payment' limit 1`,
  )
  const checkout = await holdCheckout(tx, id)
  if (rows.length > 0 || !checkout) return
  const provider = isCardPayable(checkout.total) ? checkout.provider : 'transfer'
  const reference = provider === 'transfer' ? referenceOf(checkout.number) : null
  const until = sql`greatest(expires_at, now() + ${DAYS} * interval '1 day')`
  await tx.execute(sql`
    update checkouts set provider = ${provider}, transfer_reference = ${reference}, expires_at = ${until}, updated_at = now()
    where id = ${id}`)
  await tx.execute(
    sql`update reservations set expires_at = ${until} where checkout_id = ${id} and status = 'open'`,
  )
}
