import { expect } from 'vitest'
import { openPayment } from '@/features/buying/payments/attempts/open-payment'
import { requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { buyerOf, giveBack, onOrder, sameCheckout, type ModelOrder } from './model-world'

function confirm(orders: readonly ModelOrder[]) {
  for (const order of orders) Object.assign(order, { status: 'confirmed', isPaid: true })
}

export const pay = (at: number) =>
  onOrder(
    'pay',
    at,
    ({ status }) => status === 'pending_payment',
    async (order, { model, real, at: index }) => {
      await real.shop.tend()
      await openPayment(real.orders[index]?.checkout ?? '')
      await real.shop.act(real.orders[index]?.checkout ?? '', 'pay')
      await real.shop.tend()
      confirm(sameCheckout(model, order))
    },
  )

export const expire = (at: number) =>
  onOrder(
    'expire',
    at,
    ({ status }) => status === 'pending_payment',
    async (order, { model, real, at: index }) => {
      await real.shop.pass(real.orders[index]?.checkout ?? '')
      await real.shop.tend()
      const cart = model.carts[order.buyer] ?? {}
      for (const each of sameCheckout(model, order)) {
        const hadSample = giveBack(model, each)
        if (each.isOffer) continue
        if (each.quantity > 0) cart[each.product] = (cart[each.product] ?? 0) + each.quantity
        if (hadSample) (model.samples[each.buyer] ?? {})[each.product] = { order: null, creditOn: null }
      }
    },
  )

/** Paid, and nobody is told of it before the time to pay is over. */
export const payUnheard = (at: number) =>
  onOrder(
    'payUnheard',
    at,
    ({ status }) => status === 'pending_payment',
    async (order, { model, real, at: index }) => {
      const checkout = real.orders[index]?.checkout ?? ''
      await openPayment(checkout)
      await real.shop.control('webhooks', { mode: 'hold' })
      await real.shop.act(checkout, 'pay')
      await real.shop.pass(checkout)
      await real.shop.tend()
      await real.shop.control('webhooks', { mode: 'deliver' })
      await real.shop.tend()
      confirm(sameCheckout(model, order))
    },
  )

/** Called off while the payment is already made: that part of it comes too late and goes back. */
export const payTooLate = (at: number) =>
  onOrder(
    'payTooLate',
    at,
    ({ status }) => status === 'pending_payment',
    async (order, { model, real, id, at: index }) => {
      const checkout = real.orders[index]?.checkout ?? ''
      await openPayment(checkout)
      await real.shop.control('webhooks', { mode: 'hold' })
      await real.shop.act(checkout, 'pay')
      const asked = { order: id, reason: 'Too late' }
      expect(await requestCancel(buyerOf(real, order.buyer), asked)).toMatchObject({ ok: true })
      giveBack(model, order)
      await real.shop.control('webhooks', { mode: 'deliver' })
      await real.shop.tend()
      confirm(sameCheckout(model, order))
      const { captured, refunded } = await real.shop.checkoutRow(checkout)
      expect(Number(captured) - Number(refunded)).toBeLessThan(Number(captured))
    },
  )
