import { statesOf } from '@/domain/values/moves'
import { REFUND_MOVES } from '@/domain/payments/refund'
import { admin, nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, keyFor, link, money, ofSides, text } from '~/collections/shared/fields'
import { lockRow } from '~/collections/shared/lock-row'
import { joined, orderNumber, title } from '~/collections/shared/title'
import { formatMoney } from '@/domain/money'
import { ofReadableOrder } from '~/collections/orders/order-access'

/** Full and partial refunds, through the provider of the payment (rule M7). */
export const Refunds = defineCollection({
  slug: 'refunds',
  enableQueryPresets: true,
  admin: {
    group: 'orders',
    defaultColumns: ['order', 'amount', 'status', 'createdAt'],
    listSearchableFields: ['providerRefund', 'providerPayment'],
  },
  access: {
    create: nobody,
    read: ofReadableOrder,
    update: nobody,
    delete: nobody,
  },
  hooks: { beforeOperation: [lockRow] },
  fields: [
    {
      name: 'recordRefund',
      type: 'ui',
      admin: { components: { Field: '/src/admin/money/record-refund#RecordRefund' } },
    },
    title('refunds', 'amount', async ({ order, amount }, { req, locale }) =>
      joined(await orderNumber(req, order), formatMoney(amount, locale)),
    ),
    link('order', 'orders', { required: true }),
    link('checkout', 'checkouts', { required: true }),
    link('buyer', 'users', { required: true }),
    link('seller', 'sellers', { required: true }),
    money('amount'),
    text('reason', { maxLength: 1000, access: ofSides }),
    choice('status', statesOf(REFUND_MOVES), {
      required: true,
      defaultValue: 'queued',
      index: true,
    }),
    keyFor('idempotencyKey', { required: true, unique: true, maxLength: 100, access: { read: admin } }),
    text('providerPayment', { access: { read: admin } }),
    text('providerRefund', { unique: true, access: { read: admin } }),
    text('error', { maxLength: 1000, access: { read: admin } }),
  ],
})
