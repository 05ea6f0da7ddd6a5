import { placeRule } from '@/domain/category'
import { admin, anyone, staff } from './shared/access'
import { clearOn } from './shared/clear'
import { define } from './shared/define'
import { enforce } from './shared/enforce'
import { inEnglishAtLeast, link, serverOnly, text } from './shared/fields'

/** The tree of spec 3: rooms and what is sold for them, two levels (ruling C1). */
export const Categories = define({
  slug: 'categories',
  admin: { useAsTitle: 'name', group: 'Catalogue', defaultColumns: ['name', 'parent', 'slug', 'position'] },
  access: { create: admin, read: anyone, update: staff, delete: admin },
  hooks: { beforeChange: [enforce(placeRule)], ...clearOn('categories', 'products') },
  fields: [
    inEnglishAtLeast(text('name', { maxLength: 80 })),
    link('parent', 'categories', { filterOptions: { parent: { exists: false } } }),
    text('slug', { required: true, maxLength: 100, access: serverOnly, index: true }),
    { name: 'position', type: 'number', required: true, defaultValue: 0 },
  ],
  indexes: [{ fields: ['parent', 'slug'], unique: true }],
})
