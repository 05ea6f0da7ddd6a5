import type fc from 'fast-check'
import { expect } from 'vitest'
import type { Actor } from '@/domain/people/actor'
import type { OrderStatus } from '@/domain/orders/order'
import type { Shop } from './open-shop'

/** An order as it should be: by which place it is known, and what it holds. */
export type ModelOrder = {
  checkout: number
  buyer: number
  product: number
  quantity: number
  status: OrderStatus
  asked: boolean
  refunded: number
  /** Ordered beside the cart, to which nothing of it returns. */
  isOffer?: boolean
  isOnTerms?: boolean
  /** How many have left in parcels. */
  sent: number
  isReturned?: boolean
}
export type Model = {
  carts: Record<number, number>[]
  hasCode: boolean[]
  free: number[]
  orders: ModelOrder[]
}
export type Real = {
  shop: Shop
  sellers: string[]
  products: string[]
  /** The first buys for a company with terms of payment. */
  buyers: string[]
  code: string
  orders: { id: string; checkout: string; total: number }[]
}

type Command = fc.AsyncCommand<Model, Real>

export const buyerOf = (real: Real, at: number): Actor => ({ kind: 'buyer', id: real.buyers[at] ?? '' })
export const sellerOf = (real: Real, product: number): Actor => ({
  kind: 'seller',
  id: real.sellers[product] ?? '',
  status: 'active',
})

/** What the database says of everything the model knows. */
async function compare(model: Model, real: Real) {
  const { shop } = real
  const statuses = await Promise.all(real.orders.map(async ({ id }) => (await shop.orderRow(id)).status))
  expect(statuses).toEqual(model.orders.map(({ status }) => status))
  const free = await Promise.all(
    real.products.map(async (id) => {
      const [row] = await shop.query<{ free: number }>(
        'select (stock - reserved)::int as free from products where id = $1',
        [id],
      )
      return row?.free
    }),
  )
  expect(free).toEqual(model.free)
}

export function command(
  name: string,
  check: (model: Model) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Command {
  return {
    check,
    toString: () => name,
    run: async (model, real) => {
      await run(model, real)
      await compare(model, real)
    },
  }
}

/** The order a number means, in a state in which the command makes sense. */
export function onOrder(
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

export const sameCheckout = (model: Model, { checkout }: ModelOrder) =>
  model.orders.filter((order) => order.checkout === checkout && order.status === 'pending_payment')

/** What an order held is free again. */
export const giveBack = (model: Model, order: ModelOrder) => {
  order.status = 'cancelled'
  model.free[order.product] = (model.free[order.product] ?? 0) + order.quantity
}
