import { admin, allow, anyOf, nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { enforce } from '~/collections/shared/enforce'
import {
  addressFields,
  adminOnly,
  choice,
  flag,
  localeField,
  serverOnly,
  tabs,
  text,
  when,
} from '~/collections/shared/fields'
import { lockRow } from '~/collections/shared/lock-row'
import { userStatusOf } from './virtual-fields'
import { isAdmin, SELLER_STATUSES } from '@/domain/people/actor'
import { profileRule } from '@/domain/people/profile'

/** Buyers and sellers (rule P1). They cannot use the admin panel; accounts are created by a server command. */
export const Users = defineCollection({
  slug: 'users',
  custom: { isPersonal: true },
  admin: {
    useAsTitle: 'email',
    group: 'people',
    defaultColumns: ['email', 'userType', 'firstName', 'lastName'],
  },
  access: {
    create: nobody,
    read: anyOf(admin, ownedBy('id')),
    update: anyOf(admin, ownedBy('id')),
    delete: nobody,
    unlock: allow(isAdmin),
  },
  auth: {
    tokenExpiration: 60 * 60 * 24 * 30,
    // Sign-in is throttled instead (docs/decisions/013): an account lock would let strangers lock people out.
    maxLoginAttempts: 0,
    useSessions: true,
    depth: 0,
    cookies: { sameSite: 'Lax', secure: process.env.SITE_URL?.startsWith('https://') ?? false },
  },
  hooks: { beforeOperation: [lockRow], beforeChange: [enforce(profileRule)] },
  fields: [
    {
      name: 'unpaidOrders',
      type: 'ui',
      admin: { components: { Field: '/src/admin/money/unpaid-orders#UnpaidOrders' } },
    },
    { name: 'email', type: 'email', required: true, unique: true, access: serverOnly },
    { name: 'password', type: 'text', hidden: true, access: { ...serverOnly, read: nobody } },
    choice('userType', ['buyer', 'seller'], {
      required: true,
      defaultValue: 'buyer',
      access: serverOnly,
      index: true,
    }),
    // Derived (rule P1) and read on every request, so that a suspension takes effect at once.
    choice('status', SELLER_STATUSES, {
      virtual: true,
      access: serverOnly,
      hooks: { afterRead: [userStatusOf] },
    }),
    {
      name: 'suspension',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/src/admin/people/suspension-link#SuspensionLink' },
      },
    },
    tabs({
      person: [
        text('displayName', { maxLength: 120 }),
        text('firstName', { maxLength: 80 }),
        text('lastName', { maxLength: 80 }),
        text('phone', { maxLength: 40 }),
        text('company'),
      ],
      address: addressFields(),
      account: [
        localeField(),
        text('googleSub', { unique: true, access: { ...serverOnly, read: admin } }),
        when('emailVerifiedAt', { access: adminOnly }),
        // Google-only accounts have no password; they confirm by emailed link.
        flag('hasPassword', { defaultValue: true, access: serverOnly }),
        flag('marketingConsent', { access: serverOnly }),
        when('deletedAt', { access: serverOnly, index: true }),
      ],
    }),
    // Since when and why the member may not buy or write to others (rule P28); a seller's status is the profile's.
    when('suspendedAt', { access: serverOnly, index: true }),
    text('suspendedReason', { maxLength: 1000, access: serverOnly }),
    // Payload's sessions, with the browser of each.
    { name: 'sessions', type: 'array', fields: [text('agent', { maxLength: 300 })] },
  ],
})
