import fc from 'fast-check'
import { expect } from 'vitest'
import type { OrderStatus } from '@/domain/order'
import { openPayment } from '@/features/checkout/open-payment'
import { answerCancel, requestCancel } from '@/features/orders/cancel-order'
import { acknowledgeOrder, markDelivered, shipOrder } from '@/features/orders/fulfil-order'
import { refundOrder } from '@/features/orders/refund-order'
import { unique } from '~/tests/support/factories/unique'
import { buyerOf, command, sellerOf, type Model, type ModelOrder, type Real } from './model-world'

const add = (buyer: number, product: number, quantity: number) =>
  command(
    `add(${buyer}, ${product}, ${quantity})`,
    () => true,
    async (model, { shop, buyers, products }) => {
      const cart = model.carts[buyer] ?? {}
      cart[product] = quantity
      await shop.fill(buyers[buyer] ?? '', { [products[product] ?? '']: quantity })
    },
  )

const place = (buyer: number) =>
  command(
    `place(${buyer})`,
    (model) => Object.keys(model.carts[buyer] ?? {}).length > 0,
    async (model, real) => {
      const cart = Object.entries(model.carts[buyer] ?? {}).map(([product, quantity]) => ({
        product: Number(product),
        quantity,
      }))
      const fits = cart.every(({ product, quantity }) => quantity <= (model.free[product] ?? 0))
      const done = await real.shop.place(real.buyers[buyer] ?? '')
      expect(done.ok).toBe(fits)
      if (!done.ok || done.value.kind !== 'placed') return
      const { orders, checkout } = done.value
      const rows = await Promise.all(orders.map((id) => real.shop.orderRow(id)))
      for (const row of rows) {
        const product = real.sellers.indexOf(String(row.seller_id))
        const quantity = cart.find((line) => line.product === product)?.quantity ?? 0
        real.orders.push({ id: String(row.id), checkout, total: Number(row.total_amount) })
        const known = real.orders.findIndex((order) => order.checkout === checkout)
        model.orders.push({
          checkout: known,
          buyer,
          product,
          quantity,
          status: 'pending_payment',
          asked: false,
          refunded: 0,
        })
        model.free[product] = (model.free[product] ?? 0) - quantity
      }
      model.carts[buyer] = {}
      await real.shop.tend()
    },
  )

/** The order a number means, in a state in which the command makes sense. */
function onOrder(
  name: string,
  at: number,
  fits: (order: ModelOrder) => boolean,
  run: (order: ModelOrder, given: { model: Model; real: Real; id: string; at: number }) => Promise<void>,
) {
  const pick = (model: Model) => {
    const fitting = model.orders.flatMap((order, index) => (fits(order) ? [index] : []))
    return fitting.length > 0 ? fitting[at % fitting.length] : undefined
  }
  return command(
    `${name}(${at})`,
    (model) => pick(model) !== undefined,
    async (model, real) => {
      const index = pick(model) ?? 0
      const order = model.orders[index]
      if (order) await run(order, { model, real, id: real.orders[index]?.id ?? '', at: index })
    },
  )
}

const sameCheckout = (model: Model, { checkout }: ModelOrder) =>
  model.orders.filter((order) => order.checkout === checkout && order.status === 'pending_payment')

const pay = (at: number) =>
  onOrder(
    'pay',
    at,
    ({ status }) => status === 'pending_payment',
    async (order, { model, real, at: index }) => {
      await real.shop.tend()
      await openPayment(real.orders[index]?.checkout ?? '')
      await real.shop.act(real.orders[index]?.checkout ?? '', 'pay')
      await real.shop.tend()
      for (const each of sameCheckout(model, order)) each.status = 'confirmed'
    },
  )

const expire = (at: number) =>
  onOrder(
    'expire',
    at,
    ({ status }) => status === 'pending_payment',
    async (order, { model, real, at: index }) => {
      await real.shop.pass(real.orders[index]?.checkout ?? '')
      await real.shop.tend()
      const cart = model.carts[order.buyer] ?? {}
      for (const each of sameCheckout(model, order)) {
        each.status = 'cancelled'
        model.free[each.product] = (model.free[each.product] ?? 0) + each.quantity
        cart[each.product] = (cart[each.product] ?? 0) + each.quantity
      }
    },
  )

const giveBack = (model: Model, order: ModelOrder) => {
  order.status = 'cancelled'
  model.free[order.product] = (model.free[order.product] ?? 0) + order.quantity
}

const cancel = (at: number) =>
  onOrder(
    'cancel',
    at,
    () => true,
    async (order, { model, real, id }) => {
      const done = await requestCancel(buyerOf(real, order.buyer), { order: id, reason: 'Changed my mind' })
      const isAsked = order.status === 'processing' && !order.asked
      const isDone = order.status === 'pending_payment' || order.status === 'confirmed'
      expect(done.ok).toBe(isAsked || isDone)
      if (isDone) giveBack(model, order)
      if (isAsked) order.asked = true
      await real.shop.tend()
    },
  )

const answer = (at: number, approved: boolean) =>
  onOrder(
    `answer ${approved}`,
    at,
    ({ asked, status }) => asked && status === 'processing',
    async (order, { model, real, id }) => {
      const asked = { order: id, approved, reason: 'As it is' }
      const first = await answerCancel(sellerOf(real, order.product), asked)
      const { cancel_request_answer: answered } = await real.shop.orderRow(id)
      expect([first.ok, Boolean(answered)]).toContain(true)
      if (first.ok && approved) giveBack(model, order)
      await real.shop.tend()
    },
  )

const NEXT: Partial<Record<OrderStatus, OrderStatus>> = {
  confirmed: 'processing',
  processing: 'shipped',
  shipped: 'delivered',
}

const goOn = (at: number) =>
  onOrder(
    'goOn',
    at,
    ({ status }) => status in NEXT,
    async (order, { real, id }) => {
      const seller = sellerOf(real, order.product)
      const steps = {
        confirmed: () => acknowledgeOrder(seller, id),
        processing: () => shipOrder(seller, { order: id, carrier: 'dhl', trackingNumber: id }),
        shipped: () => markDelivered(buyerOf(real, order.buyer), id),
      }
      const step = steps[order.status as keyof typeof steps]
      expect(await step()).toMatchObject({ ok: true })
      order.status = NEXT[order.status] ?? order.status
    },
  )

const refund = (at: number, share: number) =>
  onOrder(
    'refund',
    at,
    () => true,
    async (order, { real, id, at: index }) => {
      const left = (real.orders[index]?.total ?? 0) - order.refunded
      const amount = Math.max(1, Math.round(left * share))
      const asked = { order: id, amount, reason: 'Chipped', key: unique('refund') }
      const done = await refundOrder(sellerOf(real, order.product), asked)
      const isPaid = ['confirmed', 'processing', 'shipped', 'delivered'].includes(order.status)
      expect(done.ok).toBe(isPaid && amount <= left)
      if (done.ok) order.refunded += amount
      await real.shop.tend()
    },
  )

const who = fc.nat(1)
const which = fc.nat(20)

export const COMMANDS = [
  fc
    .tuple(who, fc.nat(1), fc.integer({ min: 1, max: 20 }))
    .map(([buyer, product, quantity]) => add(buyer, product, quantity)),
  who.map(place),
  who.map(place),
  which.map(pay),
  which.map(pay),
  which.map(expire),
  which.map(cancel),
  fc.tuple(which, fc.boolean()).map(([at, approved]) => answer(at, approved)),
  which.map(goOn),
  which.map(goOn),
  fc.tuple(which, fc.constantFrom(0.01, 0.3, 0.5, 1, 1.2)).map(([at, share]) => refund(at, share)),
]
