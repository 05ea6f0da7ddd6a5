import { formatMoney } from '@/domain/money'
import { statesOf } from '@/domain/values/moves'
import { DISPUTE_MOVES } from '@/domain/payments/dispute'
import { admin, anyOf, nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, inWords, link, money, serverOnly, text, when } from '~/collections/shared/fields'
import { findRow, idOf } from '~/collections/shared/find-row'
import { joined, title } from '~/collections/shared/title'
import type { Checkout } from '@/payload-types'

const internal = { ...serverOnly, read: admin }

/** Payments that a buyer's bank takes back, as the provider reports them (rules M44, M45). Staff answer them there. */
export const Disputes = defineCollection({
  slug: 'disputes',
  admin: {
    group: 'money',
    defaultColumns: ['checkout', 'amount', 'status', 'dueBy', 'reason', 'openedAt'],
    listSearchableFields: ['providerDispute', 'checkout.number'],
  },
  defaultSort: ['-closedAt', 'dueBy'],
  access: { create: nobody, read: anyOf(admin, ownedBy('buyer')), update: nobody, delete: nobody },
  fields: [
    {
      name: 'disputeSummary',
      type: 'ui',
      admin: { components: { Field: '/src/admin/orders/dispute-summary#DisputeSummary' } },
    },
    {
      name: 'checkoutOrders',
      type: 'ui',
      admin: { components: { Field: '/src/admin/orders/checkout-orders#CheckoutOrders' } },
    },
    title('disputes', 'amount', async ({ checkout, amount }, { req, locale }) => {
      const asked = { select: { number: true } } as const
      const found = await findRow<Checkout>(req, 'checkouts', idOf(checkout), asked)
      return joined(found?.number, formatMoney(amount, locale))
    }),
    link('checkout', 'checkouts', { required: true }),
    link('buyer', 'users', { required: true }),
    text('providerDispute', { required: true, unique: true, access: internal }),
    text('providerPayment', { required: true, index: true, access: internal }),
    money('amount'),
    text('reason', { maxLength: 100, admin: inWords }),
    choice('status', statesOf(DISPUTE_MOVES), { required: true, index: true }),
    // Until when the provider takes an answer.
    when('dueBy', { index: true }),
    when('openedAt', { required: true }),
    when('closedAt', { index: true }),
    // Of a lost one, what no order had left.
    money('loss', { access: internal }),
  ],
})
