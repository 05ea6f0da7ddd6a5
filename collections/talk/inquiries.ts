import { INQUIRY_STATUSES, inquiryRule } from '@/domain/talk/support/inquiry'
import { admin, anyOf, nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { enforce } from '~/collections/shared/enforce'
import { lockRow } from '~/collections/shared/lock-row'
import { choice, link, localeField, serverOnly, text, when } from '~/collections/shared/fields'
import { joined, title } from '~/collections/shared/title'

/** Messages of the partnership form (rule L3), sent by a throttled action, answered and closed by commands. */
export const Inquiries = defineCollection({
  slug: 'inquiries',
  custom: { isPersonal: true },
  admin: {
    group: 'work',
    defaultColumns: ['name', 'company', 'email', 'status', 'createdAt'],
    listSearchableFields: ['name', 'company', 'email'],
  },
  access: { create: nobody, read: anyOf(admin), update: admin, delete: admin },
  hooks: { beforeOperation: [lockRow], beforeChange: [enforce(inquiryRule)] },
  fields: [
    title('inquiries', 'name', ({ name, company }) => joined(name, company)),
    text('name', { required: true, maxLength: 120, access: { update: nobody } }),
    { name: 'email', type: 'email', required: true, access: { update: nobody } },
    text('company', { maxLength: 200, access: { update: nobody } }),
    { name: 'message', type: 'textarea', required: true, maxLength: 4000, access: { update: nobody } },
    localeField({ update: nobody }),
    choice('status', INQUIRY_STATUSES, {
      required: true,
      defaultValue: 'new',
      index: true,
      access: serverOnly,
    }),
    // What was emailed (rule T29).
    { name: 'answer', type: 'textarea', maxLength: 4000, access: serverOnly },
    when('answeredAt', { access: serverOnly }),
    link('answeredBy', 'staff', { access: serverOnly }),
    { name: 'staffNote', type: 'textarea', maxLength: 4000 },
  ],
})
