import type { OrderShipment } from '@/payload-types'
import { members, nobody, ownerAndAdmin, staff, type Row } from './row'

const ofSides = { read: members, create: nobody, update: nobody } as const

/** What went in a parcel; its waybill is private, as that of the order (rule M49). */
const orderShipments = {
  samples: {
    byBuyer: { owners: ['buyer', 'seller'], read: ownerAndAdmin },
    byOtherBuyer: { owners: ['otherBuyer', 'otherSeller'], read: ownerAndAdmin },
  },
  fields: {
    server: [
      'order',
      'buyer',
      'seller',
      'parcel',
      'items',
      'carrier',
      'shippedAt',
      'deliveredAt',
      'deliveredBy',
    ],
    ruled: {
      title: { read: staff, create: nobody, update: nobody },
      trackingNumber: ofSides,
      freight: ofSides,
    },
  },
} as const satisfies Row<OrderShipment>

export const ORDER_SHIPMENTS = { 'order-shipments': orderShipments }
