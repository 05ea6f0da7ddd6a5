import { admin, anyone, staff } from '~/collections/shared/access'
import { clearPagesOn } from '~/collections/shared/clear-pages'
import { defineCollection } from '~/collections/shared/define-collection'
import { title } from '~/collections/shared/title'

/** Groups of synonyms for search: faucet, robinet, 수전. */
export const Synonyms = defineCollection({
  slug: 'synonyms',
  admin: {
    group: 'catalogue',
    defaultColumns: ['words', 'updatedAt'],
    listSearchableFields: ['words'],
  },
  access: { create: staff, read: anyone, update: staff, delete: admin },
  hooks: clearPagesOn('products'),
  fields: [
    title('synonyms', 'words', ({ words }) => words.join(', ')),
    { name: 'words', type: 'text', hasMany: true, required: true, minRows: 2, maxRows: 30, maxLength: 60 },
  ],
})
