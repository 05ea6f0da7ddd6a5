import { nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { link } from '~/collections/shared/fields'

/** A member who lets another write no more (rule T22). Written by commands; who is blocked cannot see it. */
export const Blocks = defineCollection({
  slug: 'blocks',
  admin: { hidden: true },
  access: { create: nobody, read: ownedBy('blocker'), update: nobody, delete: nobody },
  fields: [link('blocker', 'users', { required: true }), link('blocked', 'users', { required: true })],
  indexes: [{ fields: ['blocker', 'blocked'], unique: true }],
})
