import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { addDays, dayIn } from '@/domain/values/calendar'
import { placeOrder } from '@/features/buying/checkout/placement/place-order'
import { acceptOffer, offerPrice } from '@/features/buying/price-requests/commands/move-request'
import { requestPrice } from '@/features/buying/price-requests/commands/request-price'
import { requestReturn } from '@/features/buying/returns/commands/request-return'
import { readQuote } from '@/server/cart/quote/read-quote'
import { database } from '@/server/db/transaction'
import { unique } from '~/tests/support/factories/unique'
import { refundAll } from './model-samples'
import { buyerOf, command, onOrder, sampleIn, sellerOf, type Real } from './model-world'
import { ADDRESS } from './open-shop'

const FREIGHT = 12_34

/** So many of a product at a price of its own, in cents, asked for, offered and accepted. */
async function accepted(
  real: Real,
  { buyer, product, quantity, price }: Record<'buyer' | 'product' | 'quantity' | 'price', number>,
) {
  const lines = [{ product: real.products[product] ?? '', quantity: String(quantity), target: '' }]
  const typed = { lines, neededBy: '', postalCode: ADDRESS.postalCode, note: '', questions: [] }
  const asked = await requestPrice({
    buyer: real.buyers[buyer] ?? '',
    locale: 'en',
    key: randomUUID(),
    typed,
  })
  if (!asked.ok) throw new Error(JSON.stringify(asked.issues))
  const { request } = asked.value
  const offer = {
    prices: [(price / 100).toFixed(2)],
    freight: (FREIGHT / 100).toFixed(2),
    minDays: '20',
    maxDays: '30',
    validUntil: addDays(dayIn('America/Toronto', new Date()), 14),
    note: '',
  }
  const given = { request, version: 1, locale: 'en', typed: offer } as const
  expect(await offerPrice(sellerOf(real, product), given)).toMatchObject({ ok: true })
  expect(await acceptOffer(buyerOf(real, buyer), { request, version: 2 })).toMatchObject({ ok: true })
  return request
}

/** An accepted offer is ordered at exactly its price, or, where the stock is too small, not at all (rule M77). */
export const orderOffer = (buyer: number, product: number, quantity: number, price: number) =>
  command(
    `orderOffer(${buyer}, ${product}, ${quantity}, ${price})`,
    () => true,
    async (model, real) => {
      const request = await accepted(real, { buyer, product, quantity, price })
      const by = { buyer: real.buyers[buyer] ?? '', locale: 'en', offer: request } as const
      const { digest } = await readQuote(await database(), { ...by, province: 'ON' })
      const form = { key: unique('key'), digest, address: ADDRESS, provider: 'stripe' } as const
      const done = await placeOrder({ ...by, ...form })
      expect(done.ok).toBe(quantity <= (model.free[product] ?? 0))
      if (!done.ok || done.value.kind !== 'placed') return
      const { checkout, orders } = done.value
      const row = await real.shop.orderRow(orders[0] ?? '')
      expect([Number(row.subtotal), Number(row.shipping)]).toEqual([price * quantity, FREIGHT])
      real.orders.push({ id: String(row.id), checkout, total: Number(row.total_amount) })
      const held = {
        buyer,
        product,
        quantity,
        status: 'pending_payment',
        asked: false,
        refunded: 0,
        sent: 0,
        returned: 0,
      } as const
      model.orders.push({ checkout: model.orders.length, isOffer: true, ...held })
      model.free[product] = (model.free[product] ?? 0) - quantity
      await real.shop.tend()
    },
  )

/**
 * One or all that is left of a delivered order goes back, is refunded for what it cost or for what is left, and is in stock again; all
 * returns of an order without a sample come to its total (rule M88).
 */
export const giveBackGoods = (at: number, isWhole: boolean) =>
  onOrder(
    `giveBackGoods ${isWhole}`,
    at,
    ({ status, quantity, returned }) => status === 'delivered' && quantity > returned,
    async (order, { model, real, id, at: index }) => {
      const total = real.orders[index]?.total ?? 0
      const left = total - order.refunded
      if (left === 0) return
      const units = isWhole ? order.quantity - order.returned : 1
      const [line] = await real.shop.query<{ id: string }>(
        'select id from orders_items where _parent_id = $1 and not is_sample',
        [id],
      )
      const typed = { reason: 'damaged', note: '', quantities: { [line?.id ?? '']: String(units) } }
      const buyer = real.buyers[order.buyer] ?? ''
      const asked = await requestReturn({ buyer, order: id, key: randomUUID(), typed, pictures: [] })
      if (!asked.ok) throw new Error(JSON.stringify(asked.issues))
      order.refunded += await refundAll(real, order.product, asked.value.return, left)
      order.returned += units
      model.free[order.product] = (model.free[order.product] ?? 0) + units
      const [sum] = await real.shop.query<{ value: number }>(
        'select sum(value)::int as value from returns where order_id = $1',
        [id],
      )
      expect(sum?.value).toBeLessThanOrEqual(total)
      const isAll = order.returned === order.quantity && !order.isCutShort && !sampleIn(model, order)
      if (isAll) expect(sum?.value).toBe(total)
      await real.shop.tend()
    },
  )
