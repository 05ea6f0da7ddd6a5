import { BUSINESS_NUMBER, COMPANY_NAME } from '@/domain/people/companies/company'
import { admin, anyOf, nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { flag, link, money, serverOnly, text } from '~/collections/shared/fields'
import { lockRow } from '~/collections/shared/lock-row'
import { creditOf, ofOwnCompany } from './company-access'

const credit = { ...serverOnly, read: creditOf }

/** A company that buys, with several members (rule M95). Written by commands only; it stays when its last member has left. */
export const Companies = defineCollection({
  slug: 'companies',
  admin: { useAsTitle: 'name', group: 'people', defaultColumns: ['name', 'businessNumber', 'createdAt'] },
  access: { create: nobody, read: anyOf(admin, ofOwnCompany('id')), update: nobody, delete: nobody },
  hooks: { beforeOperation: [lockRow] },
  fields: [
    {
      name: 'companyTerms',
      type: 'ui',
      admin: { components: { Field: '/src/admin/money/company-terms#CompanyTerms' } },
    },
    text('name', { required: true, maxLength: COMPANY_NAME }),
    text('businessNumber', { required: true, maxLength: BUSINESS_NUMBER, index: true }),
    link('founder', 'users'),
    // Terms of payment, given by staff: days, what may be owed at a time, and whether sellers are settled before (rules M119, M124).
    { name: 'netDays', type: 'number', access: credit },
    money('creditLimit', { required: false, defaultValue: undefined, access: credit }),
    flag('settlesUnpaid', { access: { ...serverOnly, read: admin } }),
  ],
})
