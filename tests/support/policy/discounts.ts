import type { Discount } from '@/payload-types'
import { admin, nobody, ownerAndAdmin, type Row } from './row'

const sellers = ['seller', 'otherSeller'] as const

/** Made by active sellers for their own goods and by admins; afterwards it is only ended (rules M127, A35). */
const discounts = {
  create: [...sellers, 'admin'],
  samples: {
    sellersCode: { owners: ['seller'], read: ownerAndAdmin, update: ownerAndAdmin },
    otherSellersCode: { owners: ['otherSeller'], read: ownerAndAdmin, update: ownerAndAdmin },
    houses: { read: admin, update: admin },
  },
  fields: {
    once: [
      'code',
      'kind',
      'percent',
      'amount',
      'scope',
      'category',
      'products',
      'from',
      'until',
      'uses',
      'usesPerBuyer',
      'minimum',
    ],
    server: ['used', 'startedAt', 'closedAt'],
    ruled: {
      seller: { create: admin, update: nobody },
      paidBy: { create: admin, update: nobody },
      endedAt: { create: nobody, update: ownerAndAdmin, rewritten: true },
    },
  },
} as const satisfies Row<Discount>

export const DISCOUNTS = { discounts }
