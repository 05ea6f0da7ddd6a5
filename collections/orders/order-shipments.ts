import { CARRIERS } from '@/domain/orders/shipping/carrier'
import { PARCEL_REPORTERS } from '@/domain/orders/shipping/parcels'
import { nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, link, ofSides, serverOnly, text, when } from '~/collections/shared/fields'
import { lockRow } from '~/collections/shared/lock-row'
import { joined, orderNumber, title } from '~/collections/shared/title'
import { ofReadableOrder } from './order-access'

/** A parcel of an order: what went with one waybill, and when it arrived (rule M137). Written by commands only. */
export const OrderShipments = defineCollection({
  slug: 'order-shipments',
  admin: {
    group: 'records',
    defaultColumns: ['order', 'parcel', 'carrier', 'shippedAt', 'deliveredAt'],
    listSearchableFields: ['order.number'],
  },
  access: {
    create: nobody,
    read: ofReadableOrder,
    update: nobody,
    delete: nobody,
  },
  hooks: { beforeOperation: [lockRow] },
  fields: [
    title('order-shipments', 'parcel', async ({ order, parcel }, { req }) =>
      joined(await orderNumber(req, order), String(parcel)),
    ),
    link('order', 'orders', { required: true, access: serverOnly }),
    link('buyer', 'users', { required: true, access: serverOnly }),
    link('seller', 'sellers', { required: true, access: serverOnly }),
    // 1 for the first parcel of its order.
    { name: 'parcel', type: 'number', required: true, access: serverOnly },
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      access: serverOnly,
      fields: [
        // The line of the order.
        text('item', { required: true, maxLength: 40 }),
        { name: 'quantity', type: 'number', required: true, min: 1 },
      ],
    },
    choice('carrier', CARRIERS, { access: serverOnly }),
    text('trackingNumber', { maxLength: 80, index: true, access: ofSides }),
    // JSON of `Freight`, of what no carrier takes (rule M109).
    text('freight', { maxLength: undefined, access: ofSides, admin: { hidden: true } }),
    when('shippedAt', { required: true, access: serverOnly }),
    when('deliveredAt', { access: serverOnly }),
    choice('deliveredBy', PARCEL_REPORTERS, { access: serverOnly }),
  ],
  indexes: [{ fields: ['order', 'parcel'], unique: true }, { fields: ['seller', 'shippedAt'] }],
})
