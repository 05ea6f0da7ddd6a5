import { SIDES } from '@/domain/talk/thread'
import { anyOf, nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, link, text, when } from '~/collections/shared/fields'
import { lockRow } from '~/collections/shared/lock-row'

/** One conversation per pair of buyer and seller (rule T1). Written by commands; only the two may read it. */
export const Threads = defineCollection({
  slug: 'threads',
  admin: { group: 'Talk', hidden: true },
  access: {
    create: nobody,
    read: anyOf(ownedBy('buyer'), ownedBy('seller')),
    update: nobody,
    delete: nobody,
  },
  hooks: { beforeOperation: [lockRow] },
  fields: [
    text('key', { required: true, unique: true, maxLength: 80 }),
    link('buyer', 'users', { required: true }),
    link('seller', 'sellers', { required: true }),
    link('product', 'products'),
    link('order', 'orders'),
    text('lastMessage', { maxLength: 300 }),
    choice('lastSender', SIDES),
    when('lastMessageAt', { index: true }),
    { name: 'buyerUnread', type: 'number', required: true, defaultValue: 0 },
    { name: 'sellerUnread', type: 'number', required: true, defaultValue: 0 },
  ],
  indexes: [{ fields: ['seller', 'lastMessageAt'] }, { fields: ['buyer', 'lastMessageAt'] }],
})
