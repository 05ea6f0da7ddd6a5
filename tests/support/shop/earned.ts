import type { Actor } from '@/domain/people/actor'
import { acknowledgeOrder, markDelivered } from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { readFunds } from '@/features/selling/payouts/funds'
import { database } from '@/server/db/transaction'
import type { Shop } from './open-shop'

const BANK = { currency: 'KRW', accountHolder: 'Sorae Park', bankName: 'Woori' }

type Terms = { settlement?: 'monthly' | 'on_completion'; requests?: 'self' | 'monthly' | 'daily' }

/** A seller of these tests with one product, and what becomes of its orders. */
export async function openEarner(
  shop: Shop,
  { settlement = 'on_completion', requests = 'self' }: Terms = {},
) {
  const id = await shop.seller({ payout: { ...BANK, settlement, requests }, bankAccount: '1002-123-456789' })
  const product = await shop.product({ seller: id, stock: 999 })
  const seller: Actor = { kind: 'seller', id, status: 'active' }
  const admin: Actor = { kind: 'staff', id: shop.ids.staff.admin, role: 'admin' }

  /** A paid order, on its way to the buyer. */
  async function ship(quantity = 10) {
    const { orders, checkout } = await shop.paid(await shop.buyer(), { [product]: quantity })
    const [order = ''] = orders
    await acknowledgeOrder(seller, order)
    await shipOrder(seller, { order, carrier: 'dhl', trackingNumber: order })
    return { order, checkout }
  }

  async function deliver(quantity = 10) {
    const sale = await ship(quantity)
    await markDelivered(admin, sale.order)
    return sale
  }

  const funds = async (today?: string) => readFunds(await database(), id, today)
  const payouts = () =>
    shop.query<{ id: string; status: string; amount: number }>(
      'select id, status::text as status, amount::int as amount from payouts where seller_id = $1 order by created_at, id',
      [id],
    )
  return { id, product, seller, admin, ship, deliver, funds, payouts }
}

export type Earner = Awaited<ReturnType<typeof openEarner>>
