import { anyOf, admin, nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { flag, link, text } from '~/collections/shared/fields'
import { productName, title } from '~/collections/shared/title'

/**
 * One row per product, visitor and day (rule C10). The visitor is a
 * keyed hash that changes daily, so nobody can be tracked.
 */
export const ProductViews = defineCollection({
  slug: 'product-views',
  admin: {
    group: 'records',
    defaultColumns: ['product', 'day', 'words', 'counted'],
    listSearchableFields: ['product.name', 'words'],
  },
  access: { create: nobody, read: anyOf(admin), update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    title('product-views', 'product', ({ product }, asked) => productName(asked, product)),
    link('product', 'products', { required: true }),
    { name: 'day', type: 'date', required: true, index: true },
    text('visitor', { required: true, maxLength: 64 }),
    // What was searched for, where the visit came from our search (rule S24).
    text('words', { maxLength: 80 }),
    // Whether the worker has added it to the product's viewCount.
    flag('counted'),
  ],
  indexes: [{ fields: ['product', 'day', 'visitor'], unique: true }, { fields: ['counted', 'product'] }],
})
