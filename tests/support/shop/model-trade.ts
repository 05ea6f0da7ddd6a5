import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { addDays, dayIn } from '@/domain/calendar'
import { placeOrder } from '@/features/checkout/place-order'
import { acceptOffer, offerPrice } from '@/features/price-requests/commands/move-request'
import { requestPrice } from '@/features/price-requests/commands/request-price'
import { acceptReturn, receiveReturn } from '@/features/returns/commands/move-return'
import { refundReturn } from '@/features/returns/commands/refund-return'
import { requestReturn } from '@/features/returns/commands/request-return'
import { readQuote } from '@/server/quote/read-quote'
import { database } from '@/server/db/transaction'
import { unique } from '~/tests/support/factories/unique'
import { buyerOf, command, onOrder, sellerOf, type Real } from './model-world'
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
      } as const
      model.orders.push({ checkout: model.orders.length, isOffer: true, ...held })
      model.free[product] = (model.free[product] ?? 0) - quantity
      await real.shop.tend()
    },
  )

/** One of a delivered order goes back, is refunded for what it cost or for what is left, and is in stock again (rule M88). */
export const giveOneBack = (at: number) =>
  onOrder(
    'giveOneBack',
    at,
    ({ status, isReturned }) => status === 'delivered' && !isReturned,
    async (order, { model, real, id, at: index }) => {
      order.isReturned = true
      const left = (real.orders[index]?.total ?? 0) - order.refunded
      if (left === 0) return
      const [line] = await real.shop.query<{ id: string }>(
        'select id from orders_items where _parent_id = $1',
        [id],
      )
      const typed = { reason: 'damaged', note: '', quantities: { [line?.id ?? '']: '1' } }
      const buyer = real.buyers[order.buyer] ?? ''
      const asked = await requestReturn({ buyer, order: id, key: randomUUID(), typed, pictures: [] })
      if (!asked.ok) throw new Error(JSON.stringify(asked.issues))
      const of = asked.value
      const seller = sellerOf(real, order.product)
      const terms = { address: 'Dock 1', freight: 'seller', note: '' }
      expect(await acceptReturn(seller, { ...of, version: 1, ...terms })).toMatchObject({ ok: true })
      expect(await receiveReturn(seller, { ...of, version: 2 })).toMatchObject({ ok: true })
      const [row] = await real.shop.query<{ value: number }>('select value::int from returns where id = $1', [
        of.return,
      ])
      const amount = Math.min(row?.value ?? 0, left)
      const refund = { ...of, version: 3, amount, note: '', restocks: true }
      expect(await refundReturn(seller, refund)).toMatchObject({ ok: true })
      order.refunded += amount
      model.free[order.product] = (model.free[order.product] ?? 0) + 1
      await real.shop.tend()
    },
  )
