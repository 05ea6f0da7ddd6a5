import { nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { text } from '~/collections/shared/fields'
import { encryptedText } from './encrypted-text'

/**
 * What a member of staff proves beside the password, under the same id, from the moment it was proved once. It stands apart
 * from `staff` because every sign-in rewrites that whole row.
 */
export const SecondFactors = defineCollection({
  slug: 'second-factors',
  admin: { group: 'People', hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    encryptedText('secret', { required: true }, { isAudited: false }),
    // The step of the clock whose code was taken last: neither it nor an earlier one is taken again.
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
    { name: 'recoveryCodes', type: 'array', fields: [text('hash', { required: true, maxLength: 64 })] },
  ],
})
