import { sql } from '@payloadcms/db-postgres'
import { placeRule } from '@/domain/products/category'
import en from '@/messages/en.json'
import { admin, anyone, staff } from '~/collections/shared/access'
import { clearOn } from '~/collections/shared/clear'
import { define } from '~/collections/shared/define'
import { enforce } from '~/collections/shared/enforce'
import { inEnglishAtLeast, link, serverOnly, text } from '~/collections/shared/fields'
import { keepUsed } from '~/collections/shared/keep-used'

/** The tree of rule C21: rooms and what is sold for them, two levels (rule C1). */
export const Categories = define({
  slug: 'categories',
  admin: { useAsTitle: 'name', group: 'Catalogue', defaultColumns: ['name', 'parent', 'slug', 'position'] },
  access: { create: admin, read: anyone, update: staff, delete: admin },
  hooks: {
    beforeChange: [enforce(placeRule)],
    beforeDelete: [
      keepUsed(
        'category.inUse',
        en.issues.category.inUse,
        (id) => sql`select 1 where exists (select 1 from products where listed_in_id = ${id})
          or exists (select 1 from categories where parent_id = ${id})`,
      ),
    ],
    ...clearOn('categories', 'products'),
  },
  fields: [
    inEnglishAtLeast(text('name', { maxLength: 80 })),
    link('parent', 'categories', { filterOptions: { parent: { exists: false } } }),
    text('slug', { required: true, maxLength: 100, access: serverOnly, index: true }),
    { name: 'position', type: 'number', required: true, defaultValue: 0 },
  ],
  indexes: [{ fields: ['parent', 'slug'], unique: true }],
})
