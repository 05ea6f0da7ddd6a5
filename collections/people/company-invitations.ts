import { COMPANY_ROLES } from '@/domain/people/companies/role'
import { admin, anyOf, nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, keyFor, link, money, unread, when } from '~/collections/shared/fields'
import { lockRow } from '~/collections/shared/lock-row'
import { ofOwnCompany } from './company-access'

const limit = { required: false, defaultValue: undefined }

/** Invitations to a company that nobody has followed yet (rule M98): its owners' to read. */
export const CompanyInvitations = defineCollection({
  slug: 'company-invitations',
  custom: { isPersonal: true },
  admin: {
    useAsTitle: 'email',
    group: 'people',
    defaultColumns: ['company', 'email', 'role', 'expiresAt'],
  },
  access: {
    create: nobody,
    read: anyOf(admin, ofOwnCompany('company', ['owner'])),
    update: nobody,
    delete: nobody,
  },
  hooks: { beforeOperation: [lockRow] },
  fields: [
    link('company', 'companies', { required: true }),
    { name: 'email', type: 'email', required: true, index: true },
    choice('role', COMPANY_ROLES, { required: true, defaultValue: 'requester' }),
    money('orderLimit', limit),
    money('monthLimit', limit),
    link('invitedBy', 'users'),
    // Of the link, whose secret is in the email alone.
    keyFor('tokenHash', { required: true, unique: true, maxLength: 64, access: unread }),
    when('expiresAt', { required: true, index: true }),
  ],
  indexes: [{ fields: ['company', 'email'], unique: true }],
})
