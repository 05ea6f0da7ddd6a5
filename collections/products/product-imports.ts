import { statesOf } from '@/domain/values/moves'
import { IMPORT_MOVES } from '@/domain/products/import/import-state'
import { nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, link, text, when } from '~/collections/shared/fields'

/** Files of products that sellers import (rule C51). Read by the seller alone, written by typed SQL only. */
export const ProductImports = defineCollection({
  slug: 'product-imports',
  admin: { hidden: true },
  access: { create: nobody, read: ownedBy('seller'), update: nobody, delete: nobody },
  fields: [
    link('seller', 'sellers', { required: true }),
    text('fileName', { required: true }),
    choice('status', statesOf(IMPORT_MOVES), { required: true, defaultValue: 'uploaded', index: true }),
    // The decoded file, until its rows are stored.
    { name: 'content', type: 'textarea' },
    // Why the file as a whole cannot be read: an issue.
    { name: 'problem', type: 'json', admin: { hidden: true } },
    // The language of the seller, for texts without one of their own.
    choice('locale', ['en', 'fr', 'ko'], { required: true, defaultValue: 'en' }),
    { name: 'rowCount', type: 'number', required: true, defaultValue: 0 },
    when('startedAt'),
    when('endedAt'),
  ],
  indexes: [{ fields: ['seller', 'createdAt'] }],
})
