import type { CollectionAfterChangeHook, CollectionBeforeOperationHook, FieldAccess } from 'payload'
import { isAdmin, isStaff } from '@/domain/people/actor'
import { FACTOR_STATES, STAFF_IDLE_SECONDS } from '@/domain/people/sign-in/second-factor'
import { issue } from '@/domain/result'
import { isLocale } from '@/messages/locales'
import { queueEmail } from '@/server/talk/email/queue-email'
import { admin, allow, anyOf, nobody } from '~/collections/shared/access'
import { actorOf } from '~/collections/shared/actor'
import { defineCollection } from '~/collections/shared/define-collection'
import { factorStateOf } from './virtual-fields'
import { choice, serverOnly, text, when } from '~/collections/shared/fields'
import { lockRow } from '~/collections/shared/lock-row'
import { rejection } from '~/collections/shared/enforce'

/** Admins and editors: the only users of the admin panel. */
export const Staff = defineCollection({
  slug: 'staff',
  admin: {
    useAsTitle: 'email',
    group: 'people',
    defaultColumns: ['email', 'role', 'name'],
    components: { beforeListTable: ['/src/admin/people/invite-staff#InviteStaff'] },
  },
  access: {
    admin: allow(isStaff),
    // By invitation, so that nobody types a colleague's password (rule A28).
    create: nobody,
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
  hooks: { beforeOperation: [lockRow, refuseOthersPassword], afterChange: [mailAddressChange] },
  fields: [
    { name: 'email', type: 'email', required: true, unique: true, access: { create: admin, update: admin } },
    // For the form: who may set one sees the fields for it. Payload stores a hash elsewhere.
    {
      name: 'password',
      type: 'text',
      virtual: true,
      hidden: true,
      access: { create: nobody, read: nobody, update: ownAccount },
    },
    text('name', { required: true, maxLength: 120 }),
    choice('role', ['admin', 'editor'], {
      required: true,
      defaultValue: 'editor',
      access: { create: admin, update: allow(isAdmin) },
    }),
    {
      name: 'resetFactor',
      type: 'ui',
      admin: { components: { Field: '/src/admin/people/reset-factor-link#ResetFactorLink' } },
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

function ownAccount({ id, req }: Parameters<FieldAccess>[0]) {
  const actor = actorOf(req)
  return actor.kind === 'staff' && actor.id === id
}

/** An admin may change a colleague's name, address and role, and never the password (rule A28). */
function refuseOthersPassword({ args, operation, req }: Parameters<CollectionBeforeOperationHook>[0]) {
  const actor = actorOf(req)
  const isAsked = operation === 'update' && 'data' in args && Boolean(args.data && 'password' in args.data)
  const isOwn = 'id' in args && actor.kind === 'staff' && args.id === actor.id
  if (isAsked && actor.kind === 'staff' && !isOwn)
    throw rejection('staff', [issue('staff.othersPassword', 'password')], req)
  return args
}

/** Both addresses learn that it changed. */
async function mailAddressChange({
  doc,
  previousDoc,
  operation,
  req,
}: Parameters<CollectionAfterChangeHook>[0]) {
  if (operation !== 'update' || doc.email === previousDoc.email) return doc
  const { language } = req.i18n
  const locale = isLocale(language) ? language : 'en'
  const inside = { transactionID: String(await req.transactionID) }
  const params = { email: doc.email }
  for (const to of [previousDoc.email, doc.email])
    await queueEmail(inside, { template: 'staffAddressChanged', params, to, locale })
  return doc
}
