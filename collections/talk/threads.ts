import { actorOfUser, isAdmin } from '@/domain/people/actor'
import { SIDES, THREAD_KINDS } from '@/domain/talk/thread'
import { THREAD_READERS } from '@/domain/talk/thread-readers'
import { admin, allOf, anyOf, matching, nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, keyFor, link, text, when } from '~/collections/shared/fields'
import { lockRow } from '~/collections/shared/lock-row'

/**
 * One conversation per pair of buyer and seller (rule T1), or of a member with Maru (rule N7), where staff stand on the seller's
 * side and `seller` is empty. Written by commands; only the two may read it, and admins those with Maru.
 */
export const Threads = defineCollection({
  slug: 'threads',
  admin: {
    group: 'work',
    useAsTitle: 'lastMessage',
    defaultColumns: ['lastMessage', 'lastSender', 'lastMessageAt', 'assignee', 'closedAt'],
    hidden: ({ user }) => !isAdmin(actorOfUser(user)),
  },
  defaultSort: '-lastMessageAt',
  access: {
    create: nobody,
    read: anyOf(...THREAD_READERS.map(ownedBy), allOf(admin, matching({ kind: { equals: 'support' } }))),
    update: nobody,
    delete: nobody,
  },
  hooks: { beforeOperation: [lockRow] },
  fields: [
    {
      name: 'conversation',
      type: 'ui',
      admin: { components: { Field: '/src/admin/talk/screen-link#SupportLink' } },
    },
    keyFor('key', { required: true, unique: true, maxLength: 80 }),
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
