import type { CompanyEmails } from '@/domain/talk/emails/company-emails'

const order = { number: 'M-11001', person: 'Jo Kim', path: '/order/1' }

/** What every email about a company that buys may say. */
export const COMPANY_MAILS: CompanyEmails = {
  companyInvited: {
    person: 'Jo Kim',
    company: 'Han River',
    role: 'Buyer',
    path: '/company/join?token=secret',
  },
  companyRemoved: { company: 'Han River' },
  approvalAsked: { ...order, amount: '$1,234.50' },
  approvalGiven: order,
  approvalDeclined: { ...order, reason: 'Next month.' },
}
