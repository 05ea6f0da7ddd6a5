import type { NotificationFacts } from './notification'

const company = { topic: 'account', subject: 'companies', path: () => '/company' } as const
const approval = {
  topic: 'orders',
  subject: 'orders',
  params: ['number', 'person'],
  path: (id: string) => `/order/${id}`,
} as const

/** Changes among colleagues, and orders that wait for an owner (rule M107). */
export const COMPANY_NOTIFICATIONS = {
  'approval.asked': {
    ...approval,
    params: ['number', 'person', 'amount'],
    sides: { buyer: { sentence: 'approvalAsked', email: 'approvalAsked' } },
  },
  'approval.given': { ...approval, sides: { buyer: { sentence: 'approvalGiven', email: 'approvalGiven' } } },
  'approval.declined': {
    ...approval,
    params: ['number', 'person', 'reason'],
    sides: { buyer: { sentence: 'approvalDeclined', email: 'approvalDeclined' } },
  },
  'company.joined': {
    ...company,
    params: ['company', 'person'],
    sides: { buyer: { sentence: 'companyJoined' } },
  },
  'company.left': {
    ...company,
    params: ['company', 'person'],
    sides: { buyer: { sentence: 'companyLeft' } },
  },
  'company.roleChanged': {
    ...company,
    params: ['company'],
    sides: { buyer: { sentence: 'companyRoleChanged' } },
  },
  'company.removed': {
    ...company,
    params: ['company'],
    sides: { buyer: { sentence: 'companyRemoved', email: 'companyRemoved', hasButton: false } },
  },
} as const satisfies Record<string, NotificationFacts>
