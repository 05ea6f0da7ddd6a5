import { SELLER_ROLES } from '@/domain/people/sellers/seller-people'
import { admin, anyOf, nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, keyFor, link, unread, when } from '~/collections/shared/fields'
import { lockRow } from '~/collections/shared/lock-row'
import { ofOwnSeller } from './seller-access'

/** Invitations to a seller that nobody has followed yet (rule P41): its owners' to read. */
export const SellerInvitations = defineCollection({
  slug: 'seller-invitations',
  custom: { isPersonal: true },
  admin: {
    useAsTitle: 'email',
    group: 'people',
    defaultColumns: ['seller', 'email', 'role', 'expiresAt'],
  },
  access: { create: nobody, read: anyOf(admin, ofOwnSeller(true)), update: nobody, delete: nobody },
  hooks: { beforeOperation: [lockRow] },
  fields: [
    link('seller', 'sellers', { required: true }),
    { name: 'email', type: 'email', required: true, index: true },
    choice('role', SELLER_ROLES, { required: true, defaultValue: 'orders' }),
    link('invitedBy', 'users'),
    // Of the link, whose secret is in the email alone.
    keyFor('tokenHash', { required: true, unique: true, maxLength: 64, access: unread }),
    when('expiresAt', { required: true, index: true }),
  ],
  indexes: [{ fields: ['seller', 'email'], unique: true }],
})
