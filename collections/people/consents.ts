import { optionWords } from '~/collections/labels/find-words'
import { admin, anyOf, nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, flag, link, localeField, text } from '~/collections/shared/fields'
import { joined, memberEmail, title } from '~/collections/shared/title'

/** Consents with their version and time (rule P7). Append-only: a withdrawal is another row. */
export const Consents = defineCollection({
  slug: 'consents',
  admin: {
    group: 'records',
    defaultColumns: ['user', 'kind', 'version', 'given', 'createdAt'],
    listSearchableFields: ['user.email', 'version'],
  },
  access: { create: nobody, read: anyOf(admin, ownedBy('user')), update: nobody, delete: nobody },
  fields: [
    title('consents', 'kind', async ({ user, kind }, { req, locale }) =>
      joined(await memberEmail(req, user), optionWords('consents', 'kind', kind)?.[locale]),
    ),
    link('user', 'users', { required: true }),
    choice('kind', ['terms', 'age', 'marketing'], { required: true }),
    text('version', { required: true, maxLength: 40 }),
    flag('given', { required: true }),
    localeField(),
  ],
})
