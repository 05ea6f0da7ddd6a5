import type { Actor } from '@/domain/people/actor'
import type { Shop } from './open-shop'

/** A paid order, and the people around it. */
export async function aSale(shop: Shop, quantity = 10) {
  const id = await shop.buyer()
  const product = await shop.product({ stock: 40 })
  const placed = await shop.paid(id, { [product]: quantity })
  const [order = ''] = placed.orders
  const { users, staff } = shop.ids
  const buyer: Actor = { kind: 'buyer', id }
  const seller: Actor = { kind: 'seller', id: users.seller, status: 'active' }
  const admin: Actor = { kind: 'staff', id: staff.admin, role: 'admin' }
  const strangers: Actor[] = [
    { kind: 'visitor' },
    { kind: 'buyer', id: users.otherBuyer },
    { kind: 'seller', id: users.otherSeller, status: 'active' },
    { kind: 'seller', id: users.seller, status: 'suspended' },
    { kind: 'staff', id: staff.editor, role: 'editor' },
  ]
  return { ...placed, order, product, buyer, seller, admin, strangers }
}
