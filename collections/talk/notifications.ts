import { SIDES } from '@/domain/talk/thread'
import { nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, link, serverOnly, text, when } from '~/collections/shared/fields'

/** A member's notifications: kind and parameters, worded in the reader's language when read. */
export const Notifications = defineCollection({
  slug: 'notifications',
  admin: { hidden: true },
  access: { create: nobody, read: ownedBy('user'), update: ownedBy('user'), delete: ownedBy('user') },
  indexes: [{ fields: ['user', 'createdAt'] }],
  fields: [
    link('user', 'users', { required: true, access: serverOnly }),
    text('kind', { required: true, maxLength: 60, access: serverOnly }),
    // Whether the member reads it as buyer or as seller.
    choice('side', SIDES, { required: true, access: serverOnly }),
    // What it is about: a collection and an id in it.
    text('subject', { maxLength: 60, access: serverOnly }),
    text('subjectId', { maxLength: 60, access: serverOnly }),
    { name: 'params', type: 'textarea', maxLength: 2000, access: serverOnly },
    text('href', { maxLength: 300, access: serverOnly }),
    when('readAt', { index: true }),
  ],
})
