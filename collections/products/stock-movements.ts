import { formatTag } from '@/domain/locale'
import { optionWords } from '~/collections/labels/find-words'
import { admin, nobody, anyOf, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, link, ofSides } from '~/collections/shared/fields'
import { joined, productName, title } from '~/collections/shared/title'

/** Append-only stock changes; a product's rows add up to its stock. */
export const StockMovements = defineCollection({
  slug: 'stock-movements',
  admin: {
    group: 'records',
    defaultColumns: ['product', 'reason', 'change', 'createdAt'],
    listSearchableFields: ['product.name'],
  },
  access: { create: nobody, read: anyOf(admin, ownedBy('seller')), update: nobody, delete: nobody },
  fields: [
    title('stock-movements', 'change', async ({ product, reason, change }, asked) =>
      joined(
        await productName(asked, product),
        optionWords('stock-movements', 'reason', reason)?.[asked.locale],
        change.toLocaleString(formatTag(asked.locale), { signDisplay: 'exceptZero' }),
      ),
    ),
    link('product', 'products', { required: true }),
    link('seller', 'sellers', { required: true }),
    // What was bought in an order is read on its page (rule M49).
    link('order', 'orders', { access: ofSides }),
    choice('reason', ['opening', 'edit', 'sale', 'return'], { required: true }),
    { name: 'change', type: 'number', required: true },
  ],
})
