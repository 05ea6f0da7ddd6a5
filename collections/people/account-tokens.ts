import { nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, link, localeField, text, when } from '~/collections/shared/fields'

/**
 * Tokens of emailed links: stored as hashes, single use, with expiry. A sign-up
 * waits in `data`: no account exists until the address is confirmed.
 */
export const AccountTokens = defineCollection({
  slug: 'account-tokens',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    choice('purpose', ['sign_up', 'reset', 'change_email', 'export', 'delete'], { required: true }),
    text('tokenHash', { required: true, unique: true, maxLength: 64 }),
    link('user', 'users'),
    { name: 'email', type: 'email', required: true, index: true },
    { name: 'data', type: 'textarea' },
    text('deviceHash', { maxLength: 64 }),
    localeField(),
    when('expiresAt', { required: true, index: true }),
    when('usedAt'),
  ],
})
