import { SIDES, THREAD_KINDS } from '@/domain/talk/thread'
import { anyOf, nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, link, text, when } from '~/collections/shared/fields'
import { lockRow } from '~/collections/shared/lock-row'

/**
 * One conversation per pair of buyer and seller (rule T1), or of a member with Maru (rule N7), where staff stand on the seller's
 * side and `seller` is empty. Written by commands; only the two may read it.
 */
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
    link('seller', 'sellers'),
    choice('kind', THREAD_KINDS, { required: true, defaultValue: 'shop' }),
    link('product', 'products'),
    link('order', 'orders'),
    text('lastMessage', { maxLength: 300 }),
    choice('lastSender', SIDES),
    when('lastMessageAt', { index: true }),
    { name: 'buyerUnread', type: 'number', required: true, defaultValue: 0 },
    { name: 'sellerUnread', type: 'number', required: true, defaultValue: 0 },
    // The number of the last message; of the last one each side has read; of the last one each side was emailed (rule N8).
    { name: 'lastSeq', type: 'number', required: true, defaultValue: 0 },
    { name: 'buyerReadSeq', type: 'number', required: true, defaultValue: 0 },
    { name: 'sellerReadSeq', type: 'number', required: true, defaultValue: 0 },
    { name: 'buyerMailedSeq', type: 'number', required: true, defaultValue: 0 },
    { name: 'sellerMailedSeq', type: 'number', required: true, defaultValue: 0 },
    // Of a conversation with Maru: who answers it, and since when nothing is left to answer.
    link('assignee', 'staff'),
    when('closedAt'),
  ],
  indexes: [{ fields: ['seller', 'lastMessageAt'] }, { fields: ['buyer', 'lastMessageAt'] }],
})
