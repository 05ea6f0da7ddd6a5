import { admin, anyOf, nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, link, text, when } from '~/collections/shared/fields'

/**
 * Every mail we send: the row is made with the change it tells of and says which template with which parameters; the worker
 * writes it in the recipient's language, delivers it, and forgets what was in it.
 */
export const Emails = defineCollection({
  slug: 'emails',
  admin: { useAsTitle: 'subject', group: 'Talk', defaultColumns: ['to', 'subject', 'status', 'createdAt'] },
  access: { create: nobody, read: anyOf(admin), update: nobody, delete: nobody },
  fields: [
    link('user', 'users'),
    { name: 'to', type: 'email', required: true },
    text('template', { required: true, maxLength: 60 }),
    choice('locale', ['en', 'fr', 'ko'], { required: true, defaultValue: 'en' }),
    text('subject', { maxLength: 300 }),
    // These carry links that sign people in or reset them, so nobody reads them here.
    { name: 'params', type: 'textarea', access: { read: nobody } },
    { name: 'html', type: 'textarea', access: { read: nobody } },
    { name: 'text', type: 'textarea', access: { read: nobody } },
    choice('status', ['queued', 'sent', 'failed'], { required: true, defaultValue: 'queued', index: true }),
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    text('error', { maxLength: 1000 }),
    when('sentAt'),
    text('dedupeKey', { unique: true, maxLength: 120 }),
  ],
})
