import { isAdmin, isStaff } from '@/domain/people/actor'
import { FACTOR_STATES, STAFF_IDLE_SECONDS } from '@/domain/people/second-factor'
import { admin, allow, anyOf } from '~/collections/shared/access'
import { actorOf } from '~/collections/shared/actor'
import { defineCollection } from '~/collections/shared/define-collection'
import { factorStateOf } from './virtual-fields'
import { choice, serverOnly, text, when } from '~/collections/shared/fields'
import { lockRow } from '~/collections/shared/lock-row'

/** Admins and editors: the only users of the admin panel. */
export const Staff = defineCollection({
  slug: 'staff',
  admin: { useAsTitle: 'email', group: 'people', defaultColumns: ['email', 'role', 'name'] },
  access: {
    admin: allow(isStaff),
    create: admin,
    read: anyOf(admin, self),
    update: anyOf(admin, self),
    delete: anyOf(admin),
    unlock: admin,
  },
  auth: {
    tokenExpiration: STAFF_IDLE_SECONDS,
    maxLoginAttempts: 0,
    useSessions: true,
    depth: 0,
    cookies: { sameSite: 'Lax', secure: process.env.SITE_URL?.startsWith('https://') ?? false },
  },
  hooks: { beforeOperation: [lockRow] },
  fields: [
    { name: 'email', type: 'email', required: true, unique: true, access: { create: admin, update: admin } },
    text('name', { required: true, maxLength: 120 }),
    choice('role', ['admin', 'editor'], {
      required: true,
      defaultValue: 'editor',
      access: { create: admin, update: allow(isAdmin) },
    }),
    {
      name: 'resetFactor',
      type: 'ui',
      admin: { components: { Field: '/src/admin/reset-factor-link#ResetFactorLink' } },
    },
    // Payload's sessions, with the time a code or password was last given.
    { name: 'sessions', type: 'array', fields: [when('provedAt')] },
    choice('factor', FACTOR_STATES, {
      virtual: true,
      access: serverOnly,
      hooks: { afterRead: [factorStateOf] },
    }),
  ],
})

function self({ req }: { req: Parameters<typeof actorOf>[0] }) {
  const actor = actorOf(req)
  return actor.kind === 'staff' ? { id: { equals: actor.id } } : false
}
