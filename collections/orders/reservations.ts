import { optionWords } from '~/collections/labels/find-words'
import { admin, nobody, anyOf } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, link, unread, when } from '~/collections/shared/fields'
import { joined, productName, title } from '~/collections/shared/title'

/** Stock reserved for an unpaid checkout or an offer; `products.reserved` is the sum of the open rows (rule C9). */
export const Reservations = defineCollection({
  slug: 'reservations',
  admin: {
    group: 'records',
    defaultColumns: ['product', 'quantity', 'status', 'expiresAt'],
    listSearchableFields: ['product.name'],
  },
  access: { create: nobody, read: anyOf(admin), update: nobody, delete: nobody },
  fields: [
    title('reservations', 'status', async ({ product, status }, asked) =>
      joined(
        await productName(asked, product),
        optionWords('reservations', 'status', status)?.[asked.locale],
      ),
    ),
    link('product', 'products', { required: true }),
    // What was bought in an order is read on its page (rule M49).
    link('checkout', 'checkouts', { access: unread }),
    link('order', 'orders', { access: unread }),
    // In place of both, where a seller reserves stock for an offer (rule M82).
    link('priceRequest', 'price-requests', { access: unread }),
    { name: 'quantity', type: 'number', required: true, min: 1 },
    choice('status', ['open', 'taken', 'released'], { required: true, defaultValue: 'open', index: true }),
    when('expiresAt', { index: true }),
  ],
  indexes: [{ fields: ['order', 'product'], unique: true }],
})
