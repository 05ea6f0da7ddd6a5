import { COMPANY_ROLES } from '@/domain/people/companies/role'
import { admin, anyOf, nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, link, money, serverOnly } from '~/collections/shared/fields'
import { optionWords } from '~/collections/labels/find-words'
import { lockRow } from '~/collections/shared/lock-row'
import { joined, memberEmail, title } from '~/collections/shared/title'
import { limitsOf, ofOwnCompany } from './company-access'

const limit = { required: false, defaultValue: undefined, access: { ...serverOnly, read: limitsOf } }

/** Who orders for a company, and up to which amounts without asking (rules M96, M99). Colleagues read one another's role. */
export const CompanyMembers = defineCollection({
  slug: 'company-members',
  admin: {
    group: 'people',
    defaultColumns: ['company', 'user', 'role', 'orderLimit', 'monthLimit'],
    listSearchableFields: ['user.email'],
  },
  access: { create: nobody, read: anyOf(admin, ofOwnCompany('company')), update: nobody, delete: nobody },
  hooks: { beforeOperation: [lockRow] },
  fields: [
    title('company-members', 'role', async ({ user, role }, { req, locale }) =>
      joined(await memberEmail(req, user), optionWords('company-members', 'role', role)?.[locale]),
    ),
    link('company', 'companies', { required: true }),
    // One company each.
    link('user', 'users', { required: true, unique: true }),
    choice('role', COMPANY_ROLES, { required: true, defaultValue: 'requester' }),
    money('orderLimit', limit),
    money('monthLimit', limit),
  ],
})
