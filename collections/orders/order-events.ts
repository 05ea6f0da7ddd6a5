import { ORDER_STATUSES } from '@/domain/orders/order'
import { optionWords } from '~/collections/labels/find-words'
import { admin, nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, link, ofSides, serverOnly, text } from '~/collections/shared/fields'
import { joined, orderNumber, title } from '~/collections/shared/title'
import { ofReadableOrder } from './order-access'

/** One row per status change of an order (rule M6). The database refuses updates and deletes. */
export const OrderEvents = defineCollection({
  slug: 'order-events',
  admin: {
    group: 'records',
    defaultColumns: ['order', 'from', 'to', 'actorKind', 'createdAt'],
    listSearchableFields: ['order.number'],
  },
  access: {
    create: nobody,
    read: ofReadableOrder,
    update: nobody,
    delete: nobody,
  },
  fields: [
    title('order-events', 'to', async ({ order, to }, { req, locale }) =>
      joined(await orderNumber(req, order), optionWords('order-events', 'to', to)?.[locale]),
    ),
    link('order', 'orders', { required: true, access: serverOnly }),
    link('buyer', 'users', { required: true, access: serverOnly }),
    link('seller', 'sellers', { required: true, access: serverOnly }),
    choice('from', ORDER_STATUSES, { access: serverOnly }),
    choice('to', ORDER_STATUSES, { required: true, access: serverOnly }),
    choice('actorKind', ['system', 'buyer', 'seller', 'admin'], { required: true, access: serverOnly }),
    text('actorId', { maxLength: 60, access: { ...serverOnly, read: admin } }),
    text('note', { maxLength: 1000, access: ofSides }),
  ],
})
