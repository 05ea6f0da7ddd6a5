import { addSample } from '@/features/buying/cart/lines/sample-actions'
import { putSample } from '@/features/buying/cart/lines/put-sample'
import type { MemberUser } from '@/server/auth/session/session'
import { openShop } from './open-shop'

type Sample = {
  id: string
  status: string
  price: number
  freight: number
  order_id: string | null
  credit_order_id: string | null
  credit: number
}

export const PRICE = 900
export const FREIGHT = 500

/** The shop, with goods of which samples are offered. */
export async function openSamples() {
  const shop = await openShop()

  const product = (more: Parameters<typeof shop.product>[0] = {}) =>
    shop.product({ stock: 100, samplePrice: PRICE, sampleFreight: FREIGHT, ...more })

  const put = (buyer: string, id: string) => putSample({ id: buyer } as MemberUser, id)

  /** A sample in the cart, or an error. */
  async function want(buyer: string, id: string) {
    const done = await put(buyer, id)
    if (!done.ok) throw new Error(JSON.stringify(done.issues))
  }

  /** Ordered and paid. */
  async function paid(buyer: string, id: string) {
    await want(buyer, id)
    return shop.paid(buyer, {})
  }

  const rows = (buyer: string) =>
    shop.query<Sample>(
      `select id, status::text, price::int, freight::int, order_id, credit_order_id, credit::int from samples
       where buyer_id = $1 order by created_at, id`,
      [buyer],
    )

  const items = (order: string) =>
    shop.query<{
      quantity: number
      unit_price: number
      is_sample: boolean
      sample_credit: number
      total_price: number
    }>(
      `select quantity::int, unit_price::int, is_sample, sample_credit::int, total_price::int from orders_items
       where _parent_id = $1 order by _order`,
      [order],
    )

  /** As if the sample had been paid so many days ago. */
  const ago = (buyer: string, days: number) =>
    shop.query(
      `update checkouts set paid_at = now() - make_interval(days => $2)
       where id in (select o.checkout_id from orders o join samples s on s.order_id = o.id where s.buyer_id = $1)`,
      [buyer, days],
    )

  return { shop, product, put, want, paid, rows, items, ago, addSample }
}

export type SamplesWorld = Awaited<ReturnType<typeof openSamples>>
