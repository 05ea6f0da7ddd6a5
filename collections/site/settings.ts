import type { GlobalConfig } from 'payload'
import { admin, anyone } from '~/collections/shared/access'
import { recordGlobalEdit } from '~/collections/shared/audit-edits'
import { clearPagesOnGlobal } from '~/collections/shared/clear-pages'
import { choice, flag, money, text } from '~/collections/shared/fields'

const privately = { read: admin, update: admin }

/** The shop's name, addresses and switches; nothing else hard-codes them. */
export const Settings: GlobalConfig = {
  slug: 'settings',
  graphQL: false,
  lockDocuments: false,
  admin: { group: 'content', hideAPIURL: true },
  access: { read: anyone, update: admin },
  hooks: { afterChange: [clearPagesOnGlobal('settings', 'pages'), recordGlobalEdit] },
  fields: [
    text('siteName', { required: true, defaultValue: 'Maru' }),
    text('tagline', { localized: true, maxLength: 160 }),
    text('footerText', { localized: true, maxLength: 300 }),
    text('legalName', { required: true, defaultValue: 'Maru Marketplace Inc.' }),
    { name: 'address', type: 'textarea', maxLength: 400 },
    { name: 'contactEmail', type: 'email', required: true, defaultValue: 'hello@maru.test' },
    { name: 'privacyContact', type: 'email', required: true, defaultValue: 'privacy@maru.test' },
    text('phone', { maxLength: 40 }),
    text('gstNumber', { maxLength: 20 }),
    text('qstNumber', { maxLength: 20 }),
    text('termsVersion', { required: true, defaultValue: '2025-01' }),
    choice('importer', ['seller', 'buyer'], { required: true, defaultValue: 'seller', access: privately }),
    {
      name: 'commissionPpm',
      type: 'number',
      required: true,
      defaultValue: 80000,
      min: 0,
      max: 500000,
      access: privately,
    },
    // A payout is asked for from this amount on (rule M42).
    money('payoutMinimum', { defaultValue: 5000, min: 1, access: privately }),
    {
      name: 'paymentMinutes',
      type: 'number',
      required: true,
      defaultValue: 60,
      min: 30,
      max: 1440,
      access: privately,
    },
    {
      name: 'transferDays',
      type: 'number',
      required: true,
      defaultValue: 7,
      min: 1,
      max: 60,
      access: privately,
    },
    { name: 'transferInstructions', type: 'textarea', localized: true, maxLength: 2000, access: privately },
    flag('transfersAllowed', { defaultValue: true }),
  ],
}
