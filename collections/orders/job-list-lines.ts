import { nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { link, money, text } from '~/collections/shared/fields'

/** A product on a member's list; price and stock are read live (rule M56). Read by its owner alone, written by typed SQL only. */
export const JobListLines = defineCollection({
  slug: 'job-list-lines',
  admin: { hidden: true },
  access: { create: nobody, read: ownedBy('user'), update: nobody, delete: nobody },
  fields: [
    link('list', 'job-lists', { required: true }),
    link('user', 'users', { required: true }),
    // Empty once the product is deleted: then the name stays.
    link('product', 'products'),
    text('productName', { maxLength: 200 }),
    { name: 'position', type: 'number', required: true },
    { name: 'quantity', type: 'number', required: true, min: 1, max: 999999 },
    text('note'),
    // Unit price and stock as the member last knew them; what changed since is said.
    money('seenUnitPrice', { required: false }),
    text('seenStock', { maxLength: 20 }),
  ],
  indexes: [{ fields: ['list', 'product'], unique: true }],
})
