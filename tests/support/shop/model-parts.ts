import { expect } from 'vitest'
import { cancelRest } from '@/features/buying/orders/commands/cancel-rest'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { confirmTransfer } from '@/features/buying/payments/transfers/confirm-transfer'
import {
  command,
  forgetSample,
  isCredited,
  onOrder,
  sellerOf,
  type ModelOrder,
  type Real,
} from './model-world'
import { seeOrder } from './see-order'

/** A code of the house for the next order of the cart (rule M131). */
export const enterCode = (buyer: number) =>
  command(
    `enterCode(${buyer})`,
    () => true,
    async (model, { shop, buyers, code }) => {
      await shop.query(
        'insert into cart_codes (user_id, discount_id) values ($1, $2) on conflict do nothing',
        [buyers[buyer], code],
      )
      model.hasCode[buyer] = true
    },
  )

const isDivisible = ({ status, quantity, sent }: ModelOrder) => status === 'processing' && quantity - sent > 1

type Sent = { real: Real; id: string }

async function sendPart(order: ModelOrder, { real, id }: Sent, share: number) {
  const [line] = await real.shop.query<{ id: string }>(
    'select id from orders_items where _parent_id = $1 and not is_sample',
    [id],
  )
  const units = Math.max(1, Math.floor((order.quantity - order.sent) * share))
  const quantities = { [line?.id ?? '']: String(units) }
  const waybill = { order: id, carrier: 'dhl', trackingNumber: `${id.slice(0, 8)}${order.sent}` }
  const done = await shipOrder(sellerOf(real, order.product), { ...waybill, quantities })
  expect(done).toMatchObject({ ok: true })
  order.sent += units
}

/** One or more of an order leave, and the rest stays to be sent (rule M138). */
export const shipPart = (at: number, share: number) =>
  onOrder(`shipPart ${share}`, at, isDivisible, (order, given) => sendPart(order, given, share))

/** A part leaves; what has not, its sample too, is refunded, is in stock again, and the order counts as shipped (rule M141). */
export const callOffRest = (at: number, share: number) =>
  onOrder(`callOffRest ${share}`, at, isDivisible, async (order, { model, real, id }) => {
    await sendPart(order, { real, id }, share)
    const seller = sellerOf(real, order.product)
    const rest = (await seeOrder(real.shop, seller, id))?.rest
    const asked = { order: id, reason: 'None left', seen: rest?.mark ?? '' }
    const done = await cancelRest(seller, asked)
    expect(done.ok).toBe(!isCredited(model, order))
    if (!done.ok) return
    expect(done.value.amount).toBe(rest?.amount)
    order.refunded += rest?.amount ?? 0
    order.isCutShort = true
    forgetSample(model, order)
    model.free[order.product] = (model.free[order.product] ?? 0) + order.quantity - order.sent
    order.quantity = order.sent
    order.status = 'shipped'
    await real.shop.tend()
  })

/** What a company owes is paid in one sum, as far as something is left of it (rule M123). */
export const payTerms = (at: number) =>
  onOrder(
    'payTerms',
    at,
    ({ isOnTerms }) => isOnTerms === true,
    async (order, { model, real, at: index }) => {
      const checkout = real.orders[index]?.checkout ?? ''
      const { owed } = await real.shop.checkoutRow(checkout)
      const admin = { kind: 'staff', id: real.shop.ids.staff.admin, role: 'admin' } as const
      if (Number(owed) === 0) return
      const transfer = { checkout, amount: Number(owed), bankReference: checkout }
      expect(await confirmTransfer(admin, transfer)).toMatchObject({ ok: true })
      for (const each of model.orders) if (each.checkout === order.checkout) each.isPaid = true
      await real.shop.tend()
    },
  )
