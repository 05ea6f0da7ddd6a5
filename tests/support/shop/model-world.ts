import type fc from 'fast-check'
import { expect } from 'vitest'
import type { Actor } from '@/domain/account'
import type { OrderStatus } from '@/domain/order'
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
}
export type Model = { carts: Record<number, number>[]; free: number[]; orders: ModelOrder[] }
export type Real = {
  shop: Shop
  sellers: string[]
  products: string[]
  buyers: string[]
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
