import { acknowledgeOrder } from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import type { Shop } from './open-shop'
import { seeOrder } from './see-order'

let waybills = 771_204_000_000
export const waybill = () => ({ carrier: 'fedex', trackingNumber: String((waybills += 1)) })

/** An acknowledged order of two products, ten of each, with its lines and the people around it. */
export async function aSaleToSend(shop: Shop) {
  const { users, staff } = shop.ids
  const buyer = await shop.buyer()
  const [tap, bar] = [await shop.product({ stock: 40 }), await shop.product({ stock: 40 })]
  const { orders } = await shop.paid(buyer, { [tap]: 10, [bar]: 10 })
  const [order = ''] = orders
  const seller = { kind: 'seller', id: users.seller, status: 'active' } as const
  await acknowledgeOrder(seller, order)
  const lines = await shop.query<{ id: string; product_id: string }>(
    'select id, product_id from orders_items where _parent_id = $1',
    [order],
  )
  const lineOf = (product: string) => lines.find((line) => line.product_id === product)?.id ?? ''
  return {
    order,
    tap: lineOf(tap),
    bar: lineOf(bar),
    tapProduct: tap,
    seller,
    buyer: { kind: 'buyer', id: buyer } as const,
    admin: { kind: 'staff', id: staff.admin, role: 'admin' } as const,
    strangers: [
      { kind: 'visitor' },
      { kind: 'buyer', id: users.otherBuyer },
      { kind: 'seller', id: users.otherSeller, status: 'active' },
      { kind: 'seller', id: users.seller, status: 'suspended' },
      { kind: 'staff', id: staff.editor, role: 'editor' },
    ] as const,
  }
}

export type SaleToSend = Awaited<ReturnType<typeof aSaleToSend>>

/** What a test does with parcels of a shop. */
export const parcelsIn = (shop: () => Shop) => ({
  part: (sale: SaleToSend, quantities: Record<string, string>, sent = waybill()) =>
    shipOrder(sale.seller, { order: sale.order, ...sent, quantities }),
  statusOf: async ({ order }: Pick<SaleToSend, 'order'>) => (await shop().orderRow(order)).status,
  parcelsOf: async ({ order, seller }: Pick<SaleToSend, 'order' | 'seller'>) =>
    (await seeOrder(shop(), seller, order))?.parcels ?? [],
})

/** As if orders and their parcels had been shipped so long ago, as Postgres writes it. */
export const shipAgo = (shop: Shop, orders: readonly string[], ago: string) =>
  shop.query(
    `with parcels as (update order_shipments set shipped_at = now() - $2::interval where order_id = any($1::uuid[]))
     update orders set shipped_at = now() - $2::interval where id = any($1::uuid[])`,
    [orders, ago],
  )
