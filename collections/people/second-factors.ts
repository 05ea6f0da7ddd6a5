import { nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { text } from '~/collections/shared/fields'
import { encryptedText } from './encrypted-text'

/**
 * A staff member's second factor, under the same id, once confirmed. A
 * table of its own, because every sign-in rewrites the `staff` row.
 */
export const SecondFactors = defineCollection({
  slug: 'second-factors',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    encryptedText('secret', { required: true }, { purpose: 'second-factor', readAs: null }),
    // The last accepted time step: codes of it and earlier steps are refused.
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
    { name: 'recoveryCodes', type: 'array', fields: [text('hash', { required: true, maxLength: 64 })] },
  ],
})
