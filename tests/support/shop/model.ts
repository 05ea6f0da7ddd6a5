import fc from 'fast-check'
import { expect } from 'vitest'
import type { OrderStatus } from '@/domain/orders/order'
import { answerCancel, requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { acknowledgeOrder, markDelivered } from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { unique } from '~/tests/support/factories/unique'
import { dueDayOf } from '@/domain/people/companies/terms'
import { callOffRest, enterCode, payTerms, shipPart } from './model-parts'
import { expire, pay, payTooLate, payUnheard } from './model-payments'
import { checkLines, giveSampleBack, isCreditable, wantSample } from './model-samples'
import { giveBackGoods, orderOffer } from './model-trade'
import { buyerOf, command, giveBack, isCredited, onOrder, sellerOf, type Model } from './model-world'

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

const ON_TERMS = { provider: 'terms', dueOn: dueDayOf(30, new Date()) } as const

/** What a cart has of each product: goods, and a sample. */
const linesOf = (model: Model, buyer: number) =>
  model.free.flatMap((free, product) => {
    const quantity = model.carts[buyer]?.[product] ?? 0
    const samples = model.samples[buyer]?.[product]?.order === null ? 1 : 0
    return quantity + samples > 0 ? [{ product, quantity, samples, fits: quantity + samples <= free }] : []
  })

const place = (buyer: number, isOnTerms = false) =>
  command(
    `place(${buyer}${isOnTerms ? ', on terms' : ''})`,
    (model) => linesOf(model, buyer).length > 0,
    async (model, real) => {
      const cart = linesOf(model, buyer).map((line) => ({
        ...line,
        isReduced: line.quantity > 0 && isCreditable(model, real, buyer, line.product),
      }))
      const done = await real.shop.place(real.buyers[buyer] ?? '', isOnTerms ? ON_TERMS : {})
      expect(done.ok).toBe(cart.every(({ fits }) => fits))
      if (!done.ok || done.value.kind !== 'placed') return
      const { orders, checkout } = done.value
      const rows = await Promise.all(orders.map((id) => real.shop.orderRow(id)))
      for (const row of rows) {
        const product = real.sellers.indexOf(String(row.seller_id))
        const line = cart.find((each) => each.product === product)
        const { quantity = 0, samples = 0, isReduced = false } = line ?? {}
        const id = String(row.id)
        expect(Number(row.discounted) > 0).toBe(quantity > 0 && model.hasCode[buyer] === true)
        await checkLines(real, id, { quantity, samples, isReduced })
        const at = real.orders.push({ id, checkout, total: Number(row.total_amount) }) - 1
        const known = real.orders.findIndex((order) => order.checkout === checkout)
        model.orders.push({
          checkout: known,
          buyer,
          product,
          quantity,
          status: isOnTerms ? 'confirmed' : 'pending_payment',
          isOnTerms,
          asked: false,
          refunded: 0,
          sent: 0,
          returned: 0,
        })
        const own = model.samples[buyer]?.[product]
        if (own && samples > 0) Object.assign(own, { order: at, isBack: false })
        if (own && isReduced) own.creditOn = at
        model.free[product] = (model.free[product] ?? 0) - quantity - samples
      }
      model.carts[buyer] = {}
      model.hasCode[buyer] = false
      await real.shop.tend()
    },
  )

const cancel = (at: number) =>
  onOrder(
    'cancel',
    at,
    () => true,
    async (order, { model, real, id }) => {
      const done = await requestCancel(buyerOf(real, order.buyer), { order: id, reason: 'Changed my mind' })
      const isAsked = order.status === 'processing' && !order.asked && order.sent === 0
      const isDone = order.status === 'pending_payment' || order.status === 'confirmed'
      expect(done.ok).toBe((isAsked || isDone) && !isCredited(model, order))
      if (done.ok && isDone) giveBack(model, order)
      if (done.ok && isAsked) order.asked = true
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
      // The sample of the order was credited since.
      const isKept = approved && isCredited(model, order)
      expect([first.ok, isKept, Boolean(answered)]).toContain(true)
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
      if (order.status === 'processing') order.sent = order.quantity
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
const part = fc.constantFrom(0.3, 0.6)

export const COMMANDS = [
  fc
    .tuple(who, fc.nat(1), fc.integer({ min: 1, max: 20 }))
    .map(([buyer, product, quantity]) => add(buyer, product, quantity)),
  who.map((buyer) => place(buyer)),
  who.map((buyer) => place(buyer)),
  fc.constant(place(0, true)),
  which.map(payTerms),
  who.map(enterCode),
  fc.tuple(which, part).map(([at, share]) => shipPart(at, share)),
  fc.tuple(which, part).map(([at, share]) => callOffRest(at, share)),
  fc.tuple(which, part).map(([at, share]) => callOffRest(at, share)),
  which.map(pay),
  which.map(pay),
  which.map(expire),
  which.map(payUnheard),
  which.map(payTooLate),
  which.map(cancel),
  fc.tuple(which, fc.boolean()).map(([at, approved]) => answer(at, approved)),
  which.map(goOn),
  which.map(goOn),
  fc
    .tuple(who, fc.nat(1), fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 99_999 }))
    .map(([buyer, product, quantity, price]) => orderOffer(buyer, product, quantity, price)),
  fc.tuple(which, fc.boolean()).map(([at, isWhole]) => giveBackGoods(at, isWhole)),
  fc.tuple(who, fc.nat(1)).map(([buyer, product]) => wantSample(buyer, product)),
  fc.tuple(who, fc.nat(1)).map(([buyer, product]) => wantSample(buyer, product)),
  which.map(giveSampleBack),
  fc.tuple(which, fc.constantFrom(0.01, 0.3, 0.5, 1, 1.2)).map(([at, share]) => refund(at, share)),
]
