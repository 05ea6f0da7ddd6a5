import { APPROVAL_MOVES } from '@/domain/people/companies/approval'
import { DECLINE_TEXT } from '@/domain/people/companies/company'
import { statesOf } from '@/domain/values/moves'
import { CHECKOUT_MOVES } from '@/domain/payments/checkout'
import { ofOwnCompany } from '~/collections/people/company-access'
import { admin, anyOf, nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import {
  addressCopy,
  choice,
  flag,
  keyFor,
  link,
  localeField,
  money,
  ofSides,
  serverOnly,
  text,
  unread,
  when,
} from '~/collections/shared/fields'
import { lockRow } from '~/collections/shared/lock-row'
import { buyerFacts } from './order-fields'

const read = { ...serverOnly, read: admin }

/** One payment (rule M2); its orders, one per seller, are created and confirmed with it. Written by commands only. */
export const Checkouts = defineCollection({
  slug: 'checkouts',
  admin: {
    useAsTitle: 'number',
    group: 'orders',
    defaultColumns: ['number', 'provider', 'status', 'total', 'createdAt'],
  },
  access: {
    create: nobody,
    read: anyOf(admin, ownedBy('buyer'), ofOwnCompany('company', ['owner', 'accountant'])),
    update: nobody,
    delete: nobody,
  },
  hooks: { beforeOperation: [lockRow] },
  fields: [
    {
      name: 'confirmTransfer',
      type: 'ui',
      admin: { components: { Field: '/src/admin/money/confirm-transfer#ConfirmTransfer' } },
    },
    {
      name: 'checkoutOrders',
      type: 'ui',
      admin: { components: { Field: '/src/admin/orders/checkout-orders#CheckoutOrders' } },
    },
    {
      name: 'unpaidOrders',
      type: 'ui',
      admin: { components: { Field: '/src/admin/money/unpaid-orders#UnpaidOrders' } },
    },
    text('number', { required: true, unique: true, maxLength: 40 }),
    link('buyer', 'users', { required: true }),
    { name: 'buyerEmail', type: 'email', required: true, access: ofSides },
    // For which it is bought; whether an owner had to decide, and who did (rules M100, M101).
    link('company', 'companies'),
    choice('approval', statesOf(APPROVAL_MOVES)),
    link('decidedBy', 'users'),
    when('decidedAt'),
    text('declineReason', { maxLength: DECLINE_TEXT, access: ofSides }),
    localeField(),
    choice('status', statesOf(CHECKOUT_MOVES), {
      required: true,
      defaultValue: 'pending_payment',
      index: true,
    }),
    // Idempotency key of the form: the same key returns the same checkout.
    keyFor('idempotencyKey', { required: true, maxLength: 100, access: read }),
    // A hash, compared where a form is sent twice.
    text('seenTotals', { maxLength: 200, access: read, admin: { hidden: true } }),
    choice('currency', ['CAD'], { required: true, defaultValue: 'CAD' }),
    money('subtotal'),
    // The code that was used, and what it took off the goods (rule M129).
    link('discount', 'discounts', { access: read }),
    money('discounted'),
    money('shipping'),
    money('tax'),
    money('total'),
    choice('provider', ['stripe', 'transfer'], { required: true, defaultValue: 'stripe' }),
    text('providerSession', { unique: true, access: read }),
    text('providerPayment', { unique: true, access: read }),
    text('transferReference', { unique: true, maxLength: 40 }),
    // Stored before the provider is called, so that a retry after a
    // crash sends the same request (docs/decisions/008).
    { name: 'paymentAttempt', type: 'number', required: true, defaultValue: 0, access: read },
    { name: 'paymentRequest', type: 'textarea', access: unread },
    text('paymentUrl', { maxLength: 2000, access: unread }),
    money('captured'),
    money('refunded'),
    when('expiresAt', { index: true }),
    // Set while a bank debit is pending: the buyer must not pay again.
    when('bankDebitSince'),
    when('paidAt'),
    // Ordered on the company's terms: the days, the last of them once it is confirmed, what is owed, and the day of the next reminder
    // (rules M120 to M122); whether its sellers are settled before it is paid (rule M124).
    { name: 'netDays', type: 'number' },
    text('dueOn', { maxLength: 10 }),
    money('owed'),
    text('remindOn', { maxLength: 10, access: read, admin: { hidden: true } }),
    flag('settlesUnpaid', { access: read }),
    // What its disputes come to. While one is open, no order of the checkout settles (rule N4).
    choice('dispute', ['open', 'won', 'lost'], { access: read }),
    addressCopy('shippingAddress'),
    ...buyerFacts({ areSearched: false }),
  ],
  indexes: [{ fields: ['buyer', 'idempotencyKey'], unique: true }, { fields: ['company', 'approval'] }],
})
