import { nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { link, serverOnly, text, unread, when } from '~/collections/shared/fields'

/** Products a seller has begun to list (rule C50). Read by the seller alone, written by typed SQL only. */
export const ProductDrafts = defineCollection({
  slug: 'product-drafts',
  admin: { hidden: true },
  access: { create: nobody, read: ownedBy('seller'), update: nobody, delete: nobody },
  fields: [
    link('seller', 'sellers', { required: true }),
    // The English name, for the list of drafts.
    text('name', { maxLength: 160 }),
    // What was typed, as `ProductValues`.
    { name: 'content', type: 'json', required: true, admin: { hidden: true } },
    // Counts saves, so that another window notices that this one saved later.
    { name: 'version', type: 'number', required: true, defaultValue: 1 },
    // The seller asks staff to translate it, somebody takes it, and it is done (rule S47).
    when('translationAskedAt', { access: serverOnly, index: true }),
    link('translationTakenBy', 'staff', { access: unread }),
    when('translatedAt', { access: serverOnly }),
  ],
  indexes: [{ fields: ['seller', 'updatedAt'] }],
})
