import { nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { flag, link } from '~/collections/shared/fields'

/** Which emails a member wants (rule T24), in a row of its own; without one the defaults apply. Written by commands. */
export const EmailPreferences = defineCollection({
  slug: 'email-preferences',
  admin: { hidden: true },
  access: { create: nobody, read: ownedBy('user'), update: nobody, delete: nobody },
  fields: [
    link('user', 'users', { required: true, unique: true }),
    flag('messages', { defaultValue: true }),
    flag('reviews', { defaultValue: true }),
    flag('goods', { defaultValue: true }),
    flag('news'),
  ],
})
