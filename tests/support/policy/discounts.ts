import type { Discount } from '@/payload-types'
import type { Role } from '~/tests/support/roles'
import { admin, nobody, ownerAndAdmin, type Ids, type Row } from './row'

const sellers = ['seller', 'otherSeller'] as const

/** Each goes with what it needs beside it, or the rule of discounts refuses or drops it. */
const DOLLARS = { kind: 'amount', amount: 500 }
const DAYS = { from: '2031-05-06T07:08:09.000Z', until: '2031-06-06T07:08:09.000Z' }
const inCategory = ({ categories }: Ids) => ({ scope: 'category', category: categories?.spare })
const named = ({ products }: Ids, role: Role) => ({
  scope: 'products',
  products: [role === 'otherSeller' ? products?.otherLive : products?.live],
})
const another = ({ users }: Ids, role: Role) => ({
  seller: role === 'otherSeller' ? users?.seller : users?.otherSeller,
})

/** Made by active sellers for their own goods and by admins; afterwards it is only ended (rules M127, A35). */
const discounts = {
  create: [...sellers, 'admin'],
  samples: {
    sellersCode: { owners: ['seller'], read: ownerAndAdmin, update: ownerAndAdmin },
    otherSellersCode: { owners: ['otherSeller'], read: ownerAndAdmin, update: ownerAndAdmin },
    otherSellersCut: { owners: ['otherSeller'], read: ownerAndAdmin, update: ownerAndAdmin },
    houses: { read: admin, update: admin },
  },
  fields: {
    once: ['code', 'percent', 'uses', 'usesPerBuyer', 'minimum'],
    server: ['used', 'startedAt', 'closedAt'],
    ruled: {
      kind: { update: nobody, attempt: DOLLARS },
      amount: { update: nobody, attempt: DOLLARS },
      scope: { update: nobody, attempt: inCategory },
      category: { update: nobody, attempt: inCategory },
      products: { update: nobody, attempt: named },
      from: { update: nobody, attempt: DAYS },
      until: { update: nobody, attempt: DAYS },
      seller: { create: admin, update: nobody, attempt: another },
      paidBy: { create: admin, update: nobody },
      endedAt: { create: nobody, update: ownerAndAdmin, rewritten: true },
    },
  },
} as const satisfies Row<Discount>

export const DISCOUNTS = { discounts }
