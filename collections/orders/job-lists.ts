import { nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { flag, link, text } from '~/collections/shared/fields'

/** A member's list of goods for a job (rule M56). Read by its owner alone, written by typed SQL only. */
export const JobLists = defineCollection({
  slug: 'job-lists',
  admin: { hidden: true },
  access: { create: nobody, read: ownedBy('user'), update: nobody, delete: nobody },
  fields: [
    link('user', 'users', { required: true }),
    text('name', { required: true, maxLength: 80 }),
    { name: 'note', type: 'textarea', maxLength: 1000 },
    // Counts saves of name and note, so that another window notices that this one saved later.
    { name: 'version', type: 'number', required: true, defaultValue: 1 },
    // What the shared link ends in; empty while the list is not shared (rule M58).
    text('shareKey', { unique: true, maxLength: 60 }),
    flag('sharesPrices'),
  ],
  indexes: [{ fields: ['user', 'updatedAt'] }],
})
