import { SELLER_ROLES } from '@/domain/people/sellers/seller-people'
import { admin, anyOf, nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, link } from '~/collections/shared/fields'
import { optionWords } from '~/collections/labels/find-words'
import { lockRow } from '~/collections/shared/lock-row'
import { joined, memberEmail, title } from '~/collections/shared/title'
import { ofOwnSeller } from './seller-access'

/** Who works for a seller besides who registered it (rules P39, P40). Written by commands only; one's own row is read also while one is suspended. */
export const SellerPeople = defineCollection({
  slug: 'seller-people',
  admin: {
    group: 'people',
    defaultColumns: ['seller', 'user', 'role', 'createdAt'],
    listSearchableFields: ['user.email'],
  },
  access: {
    create: nobody,
    read: anyOf(admin, ofOwnSeller(), ownedBy('user')),
    update: nobody,
    delete: nobody,
  },
  hooks: { beforeOperation: [lockRow] },
  fields: [
    title('seller-people', 'role', async ({ user, role }, { req, locale }) =>
      joined(await memberEmail(req, user), optionWords('seller-people', 'role', role)?.[locale]),
    ),
    link('seller', 'sellers', { required: true }),
    // One seller each.
    link('user', 'users', { required: true, unique: true }),
    choice('role', SELLER_ROLES, { required: true, defaultValue: 'orders' }),
  ],
})
