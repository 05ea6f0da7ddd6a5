import { sql } from '@payloadcms/db-postgres'
import { categoryRule } from '@/domain/products/category'
import en from '@/messages/en'
import { admin, anyone, staff } from '~/collections/shared/access'
import { clearPagesOn } from '~/collections/shared/clear-pages'
import { defineCollection } from '~/collections/shared/define-collection'
import { enforce } from '~/collections/shared/enforce'
import { inEnglishAtLeast, link, serverOnly, text } from '~/collections/shared/fields'
import { refuseIfUsed } from '~/collections/shared/refuse-if-used'

/** The category tree (rule C21): main categories and subcategories (rule C1). */
export const Categories = defineCollection({
  slug: 'categories',
  admin: { useAsTitle: 'name', group: 'catalogue', defaultColumns: ['name', 'parent', 'slug', 'position'] },
  access: { create: admin, read: anyone, update: staff, delete: admin },
  hooks: {
    beforeChange: [enforce(categoryRule)],
    beforeDelete: [
      refuseIfUsed(
        'category.inUse',
        en.issues.category.inUse,
        (id) => sql`select 1 where exists (select 1 from products where listed_in_id = ${id})
          or exists (select 1 from categories where parent_id = ${id})`,
      ),
    ],
    ...clearPagesOn('categories', 'products'),
  },
  fields: [
    inEnglishAtLeast(text('name', { maxLength: 80 })),
    // Words and picture at the top of its page (rule L29).
    { name: 'intro', type: 'textarea', localized: true, maxLength: 400 },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    link('parent', 'categories', { filterOptions: { parent: { exists: false } } }),
    text('slug', { required: true, maxLength: 100, access: serverOnly, index: true }),
    { name: 'position', type: 'number', required: true, defaultValue: 0 },
  ],
  indexes: [{ fields: ['parent', 'slug'], unique: true }],
})
