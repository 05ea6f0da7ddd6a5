import { BUSINESS_NUMBER, COMPANY_NAME } from '@/domain/companies/company'
import { admin, anyOf, nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { link, text } from '~/collections/shared/fields'
import { lockRow } from '~/collections/shared/lock-row'
import { ofOwnCompany } from './company-access'

/** A company that buys, with several members (rule M95). Written by commands only; it stays when its last member has left. */
export const Companies = defineCollection({
  slug: 'companies',
  admin: { useAsTitle: 'name', group: 'people', defaultColumns: ['name', 'businessNumber', 'createdAt'] },
  access: { create: nobody, read: anyOf(admin, ofOwnCompany('id')), update: nobody, delete: nobody },
  hooks: { beforeOperation: [lockRow] },
  fields: [
    text('name', { required: true, maxLength: COMPANY_NAME }),
    text('businessNumber', { required: true, maxLength: BUSINESS_NUMBER, index: true }),
    link('founder', 'users'),
  ],
})
