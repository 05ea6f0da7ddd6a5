import { nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, link, ofSides, text, when } from '~/collections/shared/fields'
import { ofReadableOrder } from './order-access'

/** Numbered without gaps per issuer (rule D9). Append-only: a correction is another document. */
export const Invoices = defineCollection({
  slug: 'invoices',
  admin: {
    useAsTitle: 'number',
    group: 'orders',
    defaultColumns: ['number', 'kind', 'seller', 'order', 'issuedAt'],
  },
  access: {
    create: nobody,
    read: ofReadableOrder,
    update: nobody,
    delete: nobody,
  },
  fields: [
    text('issuer', { required: true, maxLength: 60 }),
    { name: 'sequence', type: 'number', required: true, min: 1 },
    text('number', { required: true, maxLength: 60, index: true }),
    choice('kind', ['invoice', 'credit_note'], { required: true, defaultValue: 'invoice' }),
    link('order', 'orders', { required: true }),
    link('buyer', 'users', { required: true }),
    link('seller', 'sellers', { required: true }),
    link('document', 'documents'),
    when('issuedAt', { required: true }),
    // Everything printed, as of the day of issue: later changes do not affect it.
    { name: 'content', type: 'textarea', access: ofSides },
  ],
  indexes: [{ fields: ['issuer', 'sequence'], unique: true }],
})
