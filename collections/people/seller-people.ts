import type { Access } from 'payload'
import { NO_ID } from '@/domain/id'
import { isMember } from '@/domain/people/actor'
import { SELLER_ROLES } from '@/domain/people/seller-people'
import { actorOf } from '~/collections/shared/actor'
import { admin, anyOf, nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, keyFor, link, unread, when } from '~/collections/shared/fields'
import { optionWords } from '~/collections/labels/find-words'
import { lockRow } from '~/collections/shared/lock-row'
import { joined, memberEmail, title } from '~/collections/shared/title'

/** Rows of the seller that a member is or works for; of these, `isOwners` for owners alone. */
function ofOwnSeller(isOwners = false): Access {
  return ({ req }) => {
    const actor = actorOf(req)
    if (actor.kind !== 'seller') return isMember(actor) ? { id: { equals: NO_ID } } : false
    const { work } = actor
    const isTheirs = !isOwners || !work || work.role === 'owner'
    return { seller: { equals: isTheirs ? (work?.seller ?? actor.id) : NO_ID } }
  }
}

/** Who works for a seller besides who registered it (rules P39, P40). Written by commands only. */
export const SellerPeople = defineCollection({
  slug: 'seller-people',
  admin: {
    group: 'people',
    defaultColumns: ['seller', 'user', 'role', 'createdAt'],
    listSearchableFields: ['user.email'],
  },
  access: { create: nobody, read: anyOf(admin, ofOwnSeller()), update: nobody, delete: nobody },
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
