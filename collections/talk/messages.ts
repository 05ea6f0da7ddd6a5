import { THREAD_READERS } from '@/domain/talk/thread-readers'
import { anyOf, nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { link, text, when } from '~/collections/shared/fields'

/**
 * Messages of a thread. Buyer and seller are copied from it to read without a join; written by the send command. Those of Maru
 * have `staff` and no sender.
 */
export const Messages = defineCollection({
  slug: 'messages',
  admin: { hidden: true },
  access: {
    create: nobody,
    read: anyOf(...THREAD_READERS.map(ownedBy)),
    update: nobody,
    delete: nobody,
  },
  fields: [
    link('thread', 'threads', { required: true }),
    link('buyer', 'users', { required: true }),
    link('seller', 'sellers'),
    link('sender', 'users'),
    // Who wrote it for the seller, where that is not who registered it (rule S60).
    link('person', 'users', { access: { read: nobody } }),
    link('staff', 'staff', { access: { read: nobody } }),
    { name: 'text', type: 'textarea', required: true, maxLength: 4000 },
    link('product', 'products'),
    link('order', 'orders'),
    // A move of a price request, which the conversation shows as a card (rule T31).
    link('priceRequest', 'price-requests'),
    text('priceMove', { maxLength: 20 }),
    // Position in the thread, from 1, given while the thread's row is locked.
    { name: 'seq', type: 'number', required: true },
    text('clientKey', { required: true, maxLength: 80 }),
    // Hidden by staff (rule T27): `text` is empty then, and what it said is here for staff alone.
    when('hiddenAt'),
    { name: 'hiddenText', type: 'textarea', maxLength: 4000, access: { read: nobody } },
  ],
  indexes: [
    { fields: ['thread', 'seq'], unique: true },
    { fields: ['sender', 'clientKey'], unique: true },
  ],
})
