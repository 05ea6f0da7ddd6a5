import { SAMPLE_STATES } from '@/domain/products/prices/sample'
import { nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, link, money } from '~/collections/shared/fields'

/**
 * The sample that a member has in the cart or has ordered of a product: one of each, and its price is credited once (rules M111 to
 * M116). Written by commands only.
 */
export const Samples = defineCollection({
  slug: 'samples',
  admin: { hidden: true },
  access: { create: nobody, read: ownedBy('buyer'), update: nobody, delete: nobody },
  fields: [
    link('buyer', 'users', { required: true }),
    link('product', 'products', { required: true }),
    choice('status', SAMPLE_STATES, { required: true, defaultValue: 'wanted' }),
    // What the buyer saw; once ordered, what is charged.
    money('price'),
    money('freight'),
    link('order', 'orders'),
    link('creditOrder', 'orders'),
    money('credit'),
  ],
  indexes: [{ fields: ['buyer', 'product'], unique: true }],
})
