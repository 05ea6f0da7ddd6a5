import type { FieldAccess } from 'payload'
import { isAdmin, isMember } from '@/domain/people/actor'
import { statesOf } from '@/domain/values/moves'
import { RETURN_CARRIERS } from '@/domain/orders/returns/carriers'
import { RETURN_MOVES } from '@/domain/orders/returns/moves'
import { FREIGHT_PAYERS, RETURN_ADDRESS, RETURN_REASONS, RETURN_TEXT } from '@/domain/orders/returns/request'
import { admin, anyOf, nobody, ownedBy } from '~/collections/shared/access'
import { actorOf } from '~/collections/shared/actor'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, link, money, serverOnly, text, when } from '~/collections/shared/fields'
import { lockRow } from '~/collections/shared/lock-row'

/** What the two write is theirs, and that of admins once one of them, or a deadline, has asked staff (rule M90). */
const words = {
  ...serverOnly,
  read: (({ req, doc }) => {
    const actor = actorOf(req)
    return isMember(actor) || (isAdmin(actor) && Boolean(doc?.escalatedAt))
  }) satisfies FieldAccess,
}

/** Goods of a delivered order that go back (rules M83 to M91). Its two sides read it, and admins; written by commands only. */
export const Returns = defineCollection({
  slug: 'returns',
  admin: {
    useAsTitle: 'number',
    group: 'orders',
    defaultColumns: ['number', 'order', 'buyer', 'seller', 'status', 'dueAt', 'createdAt'],
  },
  access: {
    create: nobody,
    read: anyOf(admin, ownedBy('buyer'), ownedBy('seller')),
    update: nobody,
    delete: nobody,
  },
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [lockRow] },
  fields: [
    {
      name: 'decideReturn',
      type: 'ui',
      admin: { components: { Field: '/src/admin/orders/decide-return#DecideReturn' } },
    },
    text('number', { required: true, unique: true, maxLength: 40 }),
    link('order', 'orders', { required: true }),
    link('buyer', 'users', { required: true }),
    link('seller', 'sellers', { required: true }),
    choice('status', statesOf(RETURN_MOVES), { required: true, defaultValue: 'requested', index: true }),
    // Counts moves, so that nobody decides on what has moved meanwhile.
    { name: 'version', type: 'number', required: true, defaultValue: 1, access: serverOnly },
    choice('reason', RETURN_REASONS, { required: true }),
    {
      name: 'items',
      type: 'array',
      required: true,
      access: serverOnly,
      fields: [
        // The line of the order.
        text('item', { required: true, maxLength: 40 }),
        link('product', 'products', { required: true }),
        text('productName', { required: true }),
        { name: 'quantity', type: 'number', required: true, min: 1 },
        money('unitPrice'),
        // The part of the line's discount that falls on these units (rule M135).
        money('discounted'),
      ],
    },
    { name: 'note', type: 'textarea', maxLength: RETURN_TEXT, access: words },
    // What a whole refund comes to (rule M88), and what was refunded of it.
    money('value'),
    money('refunded'),
    // The terms: where to, who pays for it, and the seller's words.
    { name: 'address', type: 'textarea', maxLength: RETURN_ADDRESS, access: words },
    choice('freight', FREIGHT_PAYERS),
    { name: 'sellerNote', type: 'textarea', maxLength: RETURN_TEXT, access: words },
    choice('carrier', RETURN_CARRIERS),
    text('trackingNumber', { maxLength: 80, access: words }),
    // Of a no, a refund in part, or what staff were asked.
    { name: 'refusal', type: 'textarea', maxLength: RETURN_TEXT, access: words },
    { name: 'complaint', type: 'textarea', maxLength: RETURN_TEXT, access: words },
    choice('complaintBy', ['buyer', 'seller', 'system']),
    { name: 'decision', type: 'textarea', maxLength: RETURN_TEXT, access: words },
    // The end of the last day for the next step, and of the day on which it is reminded of (rule M89).
    when('dueAt', { index: true }),
    when('remindAt', { index: true }),
    when('acceptedAt'),
    when('sentAt'),
    when('receivedAt'),
    when('refundedAt'),
    when('escalatedAt'),
    when('decidedAt'),
    when('endedAt'),
  ],
  indexes: [{ fields: ['seller', 'status'] }, { fields: ['buyer', 'createdAt'] }],
})
