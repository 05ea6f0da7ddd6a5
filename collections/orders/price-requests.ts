import { statesOf } from '@/domain/values/moves'
import { PRICE_REQUEST_MOVES } from '@/domain/cart/price-requests/moves'
import { READY_QUESTIONS, REQUEST_TEXT } from '@/domain/cart/price-requests/request'
import { admin, anyOf, nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, flag, link, money, ofSides, serverOnly, text, when } from '~/collections/shared/fields'
import { lockRow } from '~/collections/shared/lock-row'

/**
 * A buyer's request for a price, and what the seller offers for it (rules M73 to M78). Its two sides read it, and admins but for what
 * the two write; written by commands only.
 */
export const PriceRequests = defineCollection({
  slug: 'price-requests',
  admin: {
    useAsTitle: 'number',
    group: 'orders',
    defaultColumns: ['number', 'buyer', 'seller', 'status', 'expiresAt', 'createdAt'],
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
    text('number', { required: true, unique: true, maxLength: 40 }),
    link('buyer', 'users', { required: true }),
    link('seller', 'sellers', { required: true }),
    choice('status', statesOf(PRICE_REQUEST_MOVES), {
      required: true,
      defaultValue: 'requested',
      index: true,
    }),
    // Counts requests and offers, so that nobody accepts an offer that was replaced meanwhile.
    { name: 'version', type: 'number', required: true, defaultValue: 1, access: serverOnly },
    {
      name: 'items',
      type: 'array',
      required: true,
      access: serverOnly,
      fields: [
        link('product', 'products', { required: true }),
        text('productName', { required: true }),
        { name: 'quantity', type: 'number', required: true, min: 1 },
        money('targetPrice', { required: false, defaultValue: undefined }),
        money('unitPrice', { required: false, defaultValue: undefined }),
      ],
    },
    text('neededBy', { maxLength: 10 }),
    text('postalCode', { maxLength: 7, access: ofSides }),
    { name: 'note', type: 'textarea', maxLength: REQUEST_TEXT, access: ofSides },
    choice('questions', READY_QUESTIONS, { hasMany: true }),
    // The offer: freight in all, days from the payment until arrival, and the seller's words.
    money('freight', { required: false, defaultValue: undefined }),
    { name: 'minDays', type: 'number', min: 1 },
    { name: 'maxDays', type: 'number', min: 1 },
    { name: 'offerNote', type: 'textarea', maxLength: REQUEST_TEXT, access: ofSides },
    { name: 'reason', type: 'textarea', maxLength: REQUEST_TEXT, access: ofSides },
    // Stock is reserved for the offer until it is ordered or ends (rule M82).
    flag('reservesStock'),
    when('offeredAt'),
    when('acceptedAt'),
    when('expiresAt', { required: true, index: true }),
    // The payment it was ordered with last.
    link('checkout', 'checkouts'),
  ],
  indexes: [{ fields: ['seller', 'status'] }, { fields: ['buyer', 'createdAt'] }],
})
