import { admin, anyOf, nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, link, money, text, when } from '~/collections/shared/fields'

/** What Maru charges its sellers, a document for each month (rule D23). Numbered without gaps, append-only. */
export const CommissionInvoices = defineCollection({
  slug: 'commission-invoices',
  admin: {
    useAsTitle: 'number',
    group: 'money',
    defaultColumns: ['number', 'kind', 'seller', 'month', 'amount', 'tax', 'issuedAt'],
    listSearchableFields: ['number', 'month'],
  },
  defaultSort: '-sequence',
  access: { create: nobody, read: anyOf(admin, ownedBy('seller')), update: nobody, delete: nobody },
  fields: [
    {
      name: 'commissionDocument',
      type: 'ui',
      admin: { components: { Field: '/src/admin/money/commission-document#CommissionDocument' } },
    },
    { name: 'sequence', type: 'number', required: true, min: 1, unique: true },
    text('number', { required: true, maxLength: 60 }),
    choice('kind', ['invoice', 'credit_note'], { required: true, defaultValue: 'invoice' }),
    link('seller', 'sellers', { required: true }),
    // Toronto's: 2026-11.
    text('month', { required: true, maxLength: 7 }),
    // Below zero on a credit note.
    money('amount'),
    money('tax'),
    when('issuedAt', { required: true }),
    // Everything printed, as of the day of issue: later changes do not affect it.
    { name: 'content', type: 'textarea', required: true, admin: { hidden: true } },
  ],
  indexes: [{ fields: ['seller', 'month'], unique: true }],
})
