import type { Company, CompanyInvitation, CompanyMember } from '@/payload-types'
import { admin, nobody, staff, type Row } from './row'

/**
 * Read by colleagues, of whom the sample world has none: `company-access.test.ts` tries each role, a stranger and a member of another
 * company (rules P37, P38); admins read them and change nothing (rule A33).
 */
const companies = {
  samples: { ours: { read: admin } },
  fields: {
    server: ['name', 'businessNumber', 'founder'],
    // What a company may owe is for who orders on its terms or pays (rule M120).
    ruled: {
      netDays: { read: admin, create: nobody, update: nobody },
      creditLimit: { read: admin, create: nobody, update: nobody },
      settlesUnpaid: { read: admin, create: nobody, update: nobody },
    },
  },
} as const satisfies Row<Company>

const limit = { read: admin, create: nobody, update: nobody } as const

const companyMembers = {
  samples: { rejectedSeller: { read: admin } },
  fields: {
    server: ['company', 'user', 'role'],
    ruled: { title: { read: staff, create: nobody, update: nobody }, orderLimit: limit, monthLimit: limit },
  },
} as const satisfies Row<CompanyMember>

const companyInvitations = {
  samples: { open: { read: admin } },
  fields: {
    server: ['company', 'email', 'role', 'orderLimit', 'monthLimit', 'invitedBy', 'expiresAt'],
    hidden: ['tokenHash'],
  },
} as const satisfies Row<CompanyInvitation>

export const COMPANIES = {
  companies,
  'company-members': companyMembers,
  'company-invitations': companyInvitations,
}
