import type { Locale } from '@/domain/locale'
import { wordsAt } from '~/collections/labels/words'
import { admin, anyOf, nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, inWords, keyFor, link, localeField, text, when } from '~/collections/shared/fields'
import { title } from '~/collections/shared/title'

/**
 * Queued and sent emails. A row stores template and parameters, in the transaction of
 * its cause; the worker renders and sends it, then clears its content. The content of emails about orders is kept, to be sent again (rule M47).
 */
export const Emails = defineCollection({
  slug: 'emails',
  admin: {
    group: 'records',
    defaultColumns: ['to', 'subject', 'status', 'createdAt'],
    listSearchableFields: ['subject', 'to'],
  },
  access: { create: nobody, read: anyOf(admin), update: nobody, delete: nobody },
  fields: [
    // One that waits has no subject of its own yet.
    title(
      'emails',
      'template',
      ({ template, subject }, { locale }) => subject || emailName(template, locale),
    ),
    link('user', 'users'),
    link('order', 'orders'),
    // The email it repeats, word for word.
    link('copyOf', 'emails'),
    { name: 'to', type: 'email', required: true },
    text('template', { required: true, maxLength: 60, admin: inWords }),
    localeField(),
    text('subject', { maxLength: 300 }),
    // These contain sign-in and reset links, so nobody may read them here.
    { name: 'params', type: 'textarea', access: { read: nobody } },
    { name: 'html', type: 'textarea', access: { read: nobody } },
    { name: 'text', type: 'textarea', access: { read: nobody } },
    choice('status', ['queued', 'sent', 'failed'], { required: true, defaultValue: 'queued', index: true }),
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    text('error', { maxLength: 1000 }),
    when('sentAt'),
    keyFor('dedupeKey', { unique: true, maxLength: 120 }),
  ],
})

/** The subject of a template, without the values that it is filled with. */
const emailName = (template: string, locale: Locale) =>
  wordsAt('mails', template, 'subject')?.[locale].replace(/\{\w+\}/g, '…') ?? template
