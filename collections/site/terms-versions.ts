import { anyone, nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { day, flag, keyFor, text, unread } from '~/collections/shared/fields'
import { pageContent } from './page-content'
import { mailingProgress } from './terms-mailing'

/**
 * The terms of use as they were published, each with the day from which it is valid (rule L32). Written when the page /terms is
 * published (collections/site/keep-terms.ts), so that an earlier one stays readable (docs/decisions/057).
 */
export const TermsVersions = defineCollection({
  slug: 'terms-versions',
  admin: {
    group: 'content',
    defaultColumns: ['version', 'validFrom', 'needsAgreement', 'mailing', 'createdAt'],
    listSearchableFields: ['version'],
    useAsTitle: 'version',
  },
  access: { create: nobody, read: anyone, update: nobody, delete: nobody },
  fields: [
    // As consents and orders name it, and as it stands in its address.
    text('version', { required: true, unique: true, maxLength: 40 }),
    day('validFrom', { required: true, index: true }),
    // A change of substance: accounts are emailed before, and asked to agree after signing in (rules L32, P7).
    flag('needsAgreement', { defaultValue: true }),
    mailingProgress,
    // The last account that was emailed; they are gone through from the oldest to the newest.
    keyFor('emailedUpTo', { maxLength: 36, access: unread }),
    flag('mailingDone', { access: unread, admin: { hidden: true } }),
    text('title', { localized: true, maxLength: 120 }),
    text('description', { localized: true, maxLength: 180 }),
    pageContent(),
  ],
})
