import { CODE_PAYERS } from '@/domain/cart/discounts/code-cut'
import { CARRIERS } from '@/domain/orders/shipping/carrier'
import { ORDER_STATUSES } from '@/domain/orders/order'
import { orderRule } from '@/domain/orders/order-rule'
import { SERVICE_LENGTH } from '@/domain/cart/shipping/shipping'
import { admin, nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { enforce } from '~/collections/shared/enforce'
import {
  addressCopy,
  asPercentage,
  choice,
  link,
  money,
  ofSides,
  serverOnly,
  text,
  when,
} from '~/collections/shared/fields'
import { lockRow } from '~/collections/shared/lock-row'
import { nameSides, SEARCH, searchOrders } from './find-orders'
import { readableOrder } from './order-access'
import { buyerFacts, orderArrival, orderLines, orderTaxes } from './order-fields'

const cutName = { components: { Cell: '/src/admin/lists/name-cell#NameCell' } }

/**
 * An order of one buyer from one seller (rule M28). Names, prices and
 * taxes are copies; only status changes alter it (rule M6).
 */
export const Orders = defineCollection({
  slug: 'orders',
  enableQueryPresets: true,
  admin: {
    useAsTitle: 'number',
    group: 'orders',
    defaultColumns: ['number', 'buyerName', 'payment', 'sellerName', 'status', 'totalAmount', 'age'],
    listSearchableFields: [SEARCH],
    // Read as a page: of an order staff write their note alone (rule M46).
    components: {
      views: { edit: { root: { Component: '/src/admin/orders/staff-order-screen#StaffOrderScreen' } } },
    },
  },
  access: {
    create: nobody,
    read: readableOrder,
    update: admin,
    delete: nobody,
  },
  defaultSort: '-createdAt',
  hooks: {
    beforeOperation: [lockRow, searchOrders],
    beforeChange: [enforce(orderRule)],
    afterOperation: [nameSides],
  },
  fields: [
    text(SEARCH, { virtual: true, access: { ...serverOnly, read: admin }, admin: { hidden: true } }),
    text('number', { required: true, unique: true, maxLength: 40, access: serverOnly }),
    link('checkout', 'checkouts', { required: true, access: serverOnly }),
    // Of the offer it was ordered from (rule M77).
    text('offerNumber', { maxLength: 40, access: serverOnly }),
    link('buyer', 'users', { required: true, access: serverOnly }),
    // For which its buyer ordered it (rule M101).
    link('company', 'companies', { access: serverOnly }),
    { name: 'buyerEmail', type: 'email', required: true, index: true, access: ofSides },
    // By company or display name, for lists of admins.
    text('buyerName', { virtual: true, access: { ...serverOnly, read: admin }, admin: cutName }),
    text('payment', { virtual: true, access: { ...serverOnly, read: admin }, admin: cutName }),
    link('seller', 'sellers', { required: true, access: serverOnly }),
    text('sellerName', { required: true, access: serverOnly, admin: cutName }),
    // JSON of `Contract` (rule D22); empty for orders from before it was kept.
    text('contract', { maxLength: undefined, access: ofSides, admin: { hidden: true } }),
    choice('status', ORDER_STATUSES, {
      required: true,
      defaultValue: 'pending_payment',
      index: true,
      access: serverOnly,
    }),
    orderLines,
    // The goods without what a code took off them, the code, and who pays for it (rules M129, M130).
    money('subtotal', { access: serverOnly }),
    money('discounted', { access: serverOnly }),
    text('discountCode', { maxLength: 40, access: serverOnly }),
    choice('discountPaidBy', CODE_PAYERS, { access: serverOnly }),
    money('shipping', { access: serverOnly }),
    text('shippingRule', { access: serverOnly }),
    text('shippingService', { maxLength: SERVICE_LENGTH, access: serverOnly }),
    orderArrival,
    orderTaxes,
    // 'buyer' if the buyer imports: no tax lines, only an estimate of import tax (rule M14).
    choice('importer', ['seller', 'buyer'], { required: true, defaultValue: 'seller', access: serverOnly }),
    money('importEstimate', { required: false, defaultValue: undefined, access: serverOnly }),
    money('totalAmount', { access: serverOnly }),
    money('refunded', { access: serverOnly }),
    choice('currency', ['CAD'], { required: true, defaultValue: 'CAD', access: serverOnly }),
    {
      name: 'commissionPpm',
      type: 'number',
      required: true,
      defaultValue: 0,
      access: { ...serverOnly, read: admin },
      admin: asPercentage,
    },
    addressCopy('shippingAddress'),
    ...buyerFacts({ areSearched: true }),
    // Read on the page that asks why.
    {
      name: 'staffNote',
      type: 'textarea',
      maxLength: 4000,
      access: { create: admin, read: nobody, update: admin },
    },
    choice('carrier', CARRIERS, { access: serverOnly }),
    text('trackingNumber', { maxLength: 80, access: ofSides }),
    // JSON of `Freight`, of what no carrier takes: then the tracking number is that of the bill of lading (rule M109).
    text('freight', { maxLength: undefined, access: ofSides, admin: { hidden: true } }),
    { name: 'age', type: 'ui', admin: { components: { Cell: '/src/admin/lists/age-cell#AgeCell' } } },
    when('confirmedAt', { access: serverOnly }),
    // The last day promised: after it the seller is notified that the order is late, once (rule C17).
    text('promisedUntil', { maxLength: 10, access: serverOnly }),
    when('lateNotifiedAt', { access: serverOnly }),
    // When it arrives instead, as its seller or the waybill says; a new one lets the seller be asked again (rule M64).
    text('estimateFrom', { maxLength: 10, access: serverOnly }),
    text('estimateUntil', { maxLength: 10, access: serverOnly }),
    // Carrier, number and this moment are those of the last parcel; the first has left before (rule M139).
    when('firstShippedAt', { access: serverOnly }),
    when('shippedAt', { access: serverOnly, index: true }),
    when('deliveredAt', { access: serverOnly }),
    // When buyer, carrier or staff confirmed it; empty while only the seller has said so (rule N29).
    when('arrivalConfirmedAt', { access: serverOnly }),
    // The day its money becomes available, given on delivery (rule N4).
    text('settlesOn', { maxLength: 10, access: serverOnly }),
    when('cancelledAt', { access: serverOnly }),
    {
      name: 'cancelRequest',
      type: 'group',
      access: serverOnly,
      fields: [
        when('requestedAt'),
        text('reason', { maxLength: 1000, access: ofSides }),
        choice('answer', ['approved', 'refused']),
        text('answerReason', { maxLength: 1000, access: ofSides }),
        when('answeredAt'),
      ],
    },
    choice('quote', ['none', 'waiting', 'given'], {
      required: true,
      defaultValue: 'none',
      access: serverOnly,
    }),
  ],
  indexes: [
    { fields: ['checkout', 'seller'], unique: true },
    { fields: ['seller', 'status'] },
    { fields: ['buyer', 'createdAt'] },
    { fields: ['seller', 'settlesOn'] },
    { fields: ['seller', 'confirmedAt'] },
  ],
})
