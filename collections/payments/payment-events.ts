import { anyOf, admin, nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, text, unread, when } from '~/collections/shared/fields'

/** Webhook events of payment providers, stored once per event id. The worker processes them in any order. */
export const PaymentEvents = defineCollection({
  slug: 'payment-events',
  admin: {
    useAsTitle: 'eventId',
    group: 'records',
    defaultColumns: ['eventId', 'type', 'processedAt', 'createdAt'],
  },
  access: { create: nobody, read: anyOf(admin), update: nobody, delete: nobody },
  fields: [
    choice('provider', ['stripe', 'transfer'], { required: true }),
    text('eventId', { required: true, unique: true }),
    text('type', { required: true }),
    // Names and addresses of payers (rule A16).
    { name: 'body', type: 'textarea', required: true, access: unread },
    when('processedAt', { index: true }),
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    text('error', { maxLength: 1000 }),
  ],
})
