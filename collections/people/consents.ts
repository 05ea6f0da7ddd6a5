import { admin, anyOf, nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, flag, link, localeField, text } from '~/collections/shared/fields'

/** Consents with their version and time (rule P7). Append-only: a withdrawal is another row. */
export const Consents = defineCollection({
  slug: 'consents',
  admin: { group: 'records', defaultColumns: ['user', 'kind', 'version', 'given', 'createdAt'] },
  access: { create: nobody, read: anyOf(admin, ownedBy('user')), update: nobody, delete: nobody },
  fields: [
    link('user', 'users', { required: true }),
    choice('kind', ['terms', 'age', 'marketing'], { required: true }),
    text('version', { required: true, maxLength: 40 }),
    flag('given', { required: true }),
    localeField(),
  ],
})
