import { ofOwnCompany } from '~/collections/people/company-access'
import { anyOf, nobody, ownedBy, privateTo } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { flag, link, text } from '~/collections/shared/fields'

/** A member's list of goods for a job (rule M56), some of them for all of a company to read (rule M143). Written by typed SQL only. */
export const JobLists = defineCollection({
  slug: 'job-lists',
  admin: { hidden: true },
  access: {
    create: nobody,
    read: anyOf(ownedBy('user'), ofOwnCompany('sharedWith')),
    update: nobody,
    delete: nobody,
  },
  fields: [
    link('user', 'users', { required: true }),
    // Whose members may read it (rule M143).
    link('sharedWith', 'companies'),
    text('name', { required: true, maxLength: 80 }),
    { name: 'note', type: 'textarea', maxLength: 1000 },
    // Counts saves of name and note, so that another window notices that this one saved later.
    { name: 'version', type: 'number', required: true, defaultValue: 1 },
    // What the shared link ends in; empty while the list is not shared (rule M58). A colleague could read on with it after leaving.
    text('shareKey', {
      unique: true,
      maxLength: 60,
      access: { read: privateTo('user', nobody) },
    }),
    flag('sharesPrices'),
  ],
  indexes: [{ fields: ['user', 'updatedAt'] }],
})
