import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { creditOn } from '@/domain/products/prices/sample'
import { putSample } from '@/features/buying/cart/lines/put-sample'
import { acceptReturn, receiveReturn } from '@/features/buying/returns/commands/move-return'
import { refundReturn } from '@/features/buying/returns/commands/refund-return'
import { requestReturn } from '@/features/buying/returns/commands/request-return'
import type { MemberUser } from '@/server/auth/session/session'
import { command, isCredited, onOrder, sampleIn, sellerOf, type Model, type Real } from './model-world'
import { PRICE } from './samples'

/** The sample of a product is put into the cart, as long as there is stock and no other is ordered (rules M111, M113). */
export const wantSample = (buyer: number, product: number) =>
  command(
    `wantSample(${buyer}, ${product})`,
    () => true,
    async (model, { buyers, products }) => {
      const own = model.samples[buyer]?.[product]
      const done = await putSample({ id: buyers[buyer] } as MemberUser, products[product] ?? '')
      expect(done.ok).toBe((model.free[product] ?? 0) > 0 && typeof own?.order !== 'number')
      if (done.ok) (model.samples[buyer] ?? {})[product] = { order: null, creditOn: null }
    },
  )

/** Whether the price of a buyer's sample comes off the next order of the product (rules M115, M116). */
export function isCreditable(model: Model, real: Real, buyer: number, product: number): boolean {
  const own = model.samples[buyer]?.[product]
  if (typeof own?.order !== 'number' || own.creditOn !== null || own.isBack) return false
  const order = model.orders[own.order]
  return order?.isPaid === true && order.refunded < (real.orders[own.order]?.total ?? 0)
}

/** The lines of an order: its goods, less the credit, and its sample (rules M112, M115). */
export async function checkLines(
  real: Real,
  id: string,
  { quantity, samples, isReduced }: { quantity: number; samples: number; isReduced: boolean },
) {
  const lines = await real.shop.query<Record<'quantity' | 'price' | 'credit', number> & { sample: boolean }>(
    `select is_sample as sample, quantity::int, unit_price::int as price, sample_credit::int as credit
     from orders_items where _parent_id = $1`,
    [id],
  )
  expect(lines.map((line) => (line.sample ? 'sample' : `goods ${line.quantity}`)).toSorted()).toEqual([
    ...(quantity > 0 ? [`goods ${quantity}`] : []),
    ...(samples > 0 ? ['sample'] : []),
  ])
  for (const { sample, price, quantity: units, credit } of lines) {
    if (sample) expect(price).toBe(PRICE)
    expect(credit).toBe(!sample && isReduced ? creditOn(price * units, PRICE) : 0)
  }
}

/** A delivered sample goes back, unless its price was credited (rule M116). */
export const giveSampleBack = (at: number) =>
  onOrder(
    'giveSampleBack',
    at,
    (order, model) => order.status === 'delivered' && sampleIn(model, order)?.isBack === false,
    async (order, { model, real, id, at: index }) => {
      const left = (real.orders[index]?.total ?? 0) - order.refunded
      const own = sampleIn(model, order)
      if (left === 0 || !own) return
      const [line] = await real.shop.query<{ id: string }>(
        'select id from orders_items where _parent_id = $1 and is_sample',
        [id],
      )
      const typed = { reason: 'damaged', note: '', quantities: { [line?.id ?? '']: '1' } }
      const buyer = real.buyers[order.buyer] ?? ''
      const asked = await requestReturn({ buyer, order: id, key: randomUUID(), typed, pictures: [] })
      expect(asked.ok).toBe(!isCredited(model, order))
      if (!asked.ok) return
      own.isBack = true
      order.refunded += await refundAll(real, order.product, asked.value.return, left)
      model.free[order.product] = (model.free[order.product] ?? 0) + 1
      await real.shop.tend()
    },
  )

/** A return is accepted, received and refunded for what it comes to, or for what is left; the goods are in stock again. */
export async function refundAll(real: Real, product: number, id: string, left: number): Promise<number> {
  const seller = sellerOf(real, product)
  const terms = { address: 'Dock 1', freight: 'seller', note: '' }
  expect(await acceptReturn(seller, { return: id, version: 1, ...terms })).toMatchObject({ ok: true })
  expect(await receiveReturn(seller, { return: id, version: 2 })).toMatchObject({ ok: true })
  const [row] = await real.shop.query<{ value: number }>('select value::int from returns where id = $1', [id])
  const amount = Math.min(row?.value ?? 0, left)
  const refund = { return: id, version: 3, amount, note: '', restocks: true }
  expect(await refundReturn(seller, refund)).toMatchObject({ ok: true })
  return amount
}
