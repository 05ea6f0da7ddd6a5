import type { CartItem, Sample } from '@/payload-types'
import { members, nobody, owner, type Ids, type Row } from './row'

/** A line is its member's alone; whose it is and of what is fixed (rule M1). */
const cartItems = {
  create: members,
  samples: {
    buyers: { owners: ['buyer'], read: owner, update: owner, delete: owner },
    otherBuyers: { owners: ['otherBuyer'], read: owner, update: owner, delete: owner },
    otherSellers: { owners: ['otherSeller'], read: owner, update: owner, delete: owner },
  },
  fields: {
    open: ['quantity', 'savedForLater'],
    server: ['seenUnitPrice'],
    ruled: {
      product: { update: nobody, attempt: 'given' },
      user: { create: nobody, update: nobody, attempt: (ids: Ids) => ({ user: ids.users?.rejectedSeller }) },
    },
  },
} as const satisfies Row<CartItem>

/** A sample is its member's alone, and written by commands (rule M111). */
const samples = {
  samples: {
    buyers: { owners: ['buyer'], read: owner },
    otherBuyers: { owners: ['otherBuyer'], read: owner },
  },
  fields: { server: ['buyer', 'product', 'status', 'price', 'freight', 'order', 'creditOrder', 'credit'] },
} as const satisfies Row<Sample>

export const CART_ITEMS = { 'cart-items': cartItems, samples }
