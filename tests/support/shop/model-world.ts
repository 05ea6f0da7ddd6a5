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
  isPaid?: boolean
  /** How many have left in parcels. */
  sent: number
  /** How many went back. */
  returned: number
  /** What was not sent is called off. */
  isCutShort?: boolean
}
/** The sample of a product that a buyer has in the cart, or ordered, and the order it was credited on. */
export type ModelSample = { order: number | null; creditOn: number | null; isBack?: boolean }
export type Model = {
  carts: Record<number, number>[]
  /** By buyer and product. */
  samples: Record<number, ModelSample>[]
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
  await compareSamples(model, real)
}

async function compareSamples(model: Model, { shop, buyers, products, orders }: Real) {
  type Row = Record<'buyer' | 'product', string> & {
    status: string
    order: string | null
    credit: string | null
  }
  const rows = await shop.query<Row>(
    `select buyer_id as buyer, product_id as product, status::text, order_id as "order", credit_order_id as credit
     from samples where buyer_id = any($1::uuid[]) and product_id = any($2::uuid[])`,
    [buyers, products],
  )
  const idOf = (at: number | null) => (at === null ? null : (orders[at]?.id ?? ''))
  const known = model.samples.flatMap((own, buyer) =>
    Object.entries(own).map(([product, { order, creditOn }]) => ({
      buyer: buyers[buyer],
      product: products[Number(product)],
      status: order === null ? 'wanted' : 'ordered',
      order: idOf(order),
      credit: idOf(creditOn),
    })),
  )
  const sorted = (all: object[]) => all.map((each) => JSON.stringify(each)).toSorted()
  expect(sorted(rows)).toEqual(sorted(known))
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
  fits: (order: ModelOrder, model: Model) => boolean,
  run: (order: ModelOrder, given: { model: Model; real: Real; id: string; at: number }) => Promise<void>,
) {
  const pick = (model: Model) => {
    const fitting = model.orders.flatMap((order, index) => (fits(order, model) ? [index] : []))
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

/** The sample that an order has, or had until its rest was called off. */
export const sampleIn = (model: Model, order: ModelOrder): ModelSample | undefined => {
  const own = model.samples[order.buyer]?.[order.product]
  return own?.order === model.orders.indexOf(order) ? own : undefined
}

export const isCredited = (model: Model, order: ModelOrder) =>
  typeof sampleIn(model, order)?.creditOn === 'number'

/** The sample of an order is in stock again, and another can be ordered. */
export function forgetSample(model: Model, order: ModelOrder): boolean {
  if (!sampleIn(model, order)) return false
  delete model.samples[order.buyer]?.[order.product]
  model.free[order.product] = (model.free[order.product] ?? 0) + 1
  return true
}

/** What an order held is free again, and what it was credited can be credited again. */
export const giveBack = (model: Model, order: ModelOrder) => {
  order.status = 'cancelled'
  model.free[order.product] = (model.free[order.product] ?? 0) + order.quantity
  const at = model.orders.indexOf(order)
  for (const own of Object.values(model.samples[order.buyer] ?? {}))
    if (own.creditOn === at) own.creditOn = null
  return forgetSample(model, order)
}
