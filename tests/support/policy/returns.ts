import type { Return } from '@/payload-types'
import { members, nobody, ownerAndAdmin, type Row } from './row'

/** What the two sides write is theirs, until staff are asked (returns.test.ts); nobody writes but the commands (rule M85). */
const words = { read: members, create: nobody, update: nobody } as const

const returns = {
  samples: {
    byBuyer: { owners: ['buyer', 'seller'], read: ownerAndAdmin },
    byOtherBuyer: { owners: ['otherBuyer', 'otherSeller'], read: ownerAndAdmin },
  },
  fields: {
    server: [
      'number',
      'order',
      'buyer',
      'seller',
      'status',
      'version',
      'reason',
      'items',
      'value',
      'refunded',
      'freight',
      'carrier',
      'complaintBy',
      'dueAt',
      'remindAt',
      'acceptedAt',
      'sentAt',
      'receivedAt',
      'refundedAt',
      'escalatedAt',
      'decidedAt',
      'endedAt',
    ],
    ruled: {
      note: words,
      address: words,
      sellerNote: words,
      trackingNumber: words,
      refusal: words,
      complaint: words,
      decision: words,
    },
  },
} as const satisfies Row<Return>

export const RETURNS = { returns }
