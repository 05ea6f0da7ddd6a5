import type { OfferTemplate, PriceRequest } from '@/payload-types'
import { members, nobody, owner, ownerAndAdmin, type Row } from './row'

/** What the two sides write is theirs alone; staff read the rest, and nobody writes but the commands (rule M74). */
const words = { read: members, create: nobody, update: nobody } as const

const priceRequests = {
  samples: {
    byBuyer: { owners: ['buyer', 'seller'], read: ownerAndAdmin },
    byOtherBuyer: { owners: ['otherBuyer', 'otherSeller'], read: ownerAndAdmin },
  },
  fields: {
    server: [
      'number',
      'buyer',
      'seller',
      'status',
      'version',
      'items',
      'neededBy',
      'questions',
      'freight',
      'minDays',
      'maxDays',
      'reservesStock',
      'offeredAt',
      'acceptedAt',
      'expiresAt',
      'checkout',
    ],
    ruled: { postalCode: words, note: words, offerNote: words, reason: words },
  },
} as const satisfies Row<PriceRequest>

const offerTemplates = {
  samples: { sellers: { owners: ['seller'], read: owner } },
  fields: { server: ['seller', 'name', 'minDays', 'maxDays', 'daysValid', 'note'] },
} as const satisfies Row<OfferTemplate>

export const PRICE_REQUESTS = { 'price-requests': priceRequests, 'offer-templates': offerTemplates }
