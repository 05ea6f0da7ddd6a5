import { CURRENCIES, formatMoney } from '@/domain/money'
import { statesOf } from '@/domain/values/moves'
import { PAYOUT_MOVES, PAYOUT_REQUESTS } from '@/domain/payments/payouts/payout'
import { admin, anyOf, nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { adminOnly, choice, keyFor, link, money, serverOnly, text, when } from '~/collections/shared/fields'
import { encryptedText } from '~/collections/people/encrypted-text'
import { findRow, idOf } from '~/collections/shared/find-row'
import { lockRow } from '~/collections/shared/lock-row'
import { joined, title } from '~/collections/shared/title'
import type { Seller } from '@/payload-types'

/** Payouts of sellers (rule M11). Requested by a command that checks the balance, settled by admins. */
export const Payouts = defineCollection({
  slug: 'payouts',
  enableQueryPresets: true,
  admin: {
    group: 'money',
    defaultColumns: ['seller', 'amount', 'status', 'batch', 'createdAt'],
    listSearchableFields: ['batch', 'reference'],
    components: { beforeListTable: ['/src/admin/money/payout-batches#PayoutBatches'] },
  },
  access: { create: nobody, read: anyOf(admin, ownedBy('seller')), update: admin, delete: nobody },
  hooks: { beforeOperation: [lockRow] },
  fields: [
    {
      name: 'payoutSteps',
      type: 'ui',
      admin: { components: { Field: '/src/admin/money/payout-steps#PayoutSteps' } },
    },
    title('payouts', 'amount', async ({ seller, amount }, { req, locale }) => {
      const found = await findRow<Seller>(req, 'sellers', idOf(seller), { select: { company: true } })
      return joined(found?.company, formatMoney(amount, locale))
    }),
    link('seller', 'sellers', { required: true, access: serverOnly }),
    money('amount', { access: serverOnly }),
    choice('currency', CURRENCIES, {
      required: true,
      defaultValue: 'CAD',
      access: serverOnly,
    }),
    choice('status', statesOf(PAYOUT_MOVES), {
      required: true,
      defaultValue: 'requested',
      index: true,
      access: serverOnly,
    }),
    keyFor('idempotencyKey', {
      required: true,
      unique: true,
      maxLength: 100,
      access: { ...serverOnly, read: admin },
    }),
    choice('provider', ['transfer'], { required: true, defaultValue: 'transfer', access: serverOnly }),
    choice('requestedBy', PAYOUT_REQUESTS, { required: true, defaultValue: 'self', access: serverOnly }),
    // The account as it was when the payout was asked for: a later change moves nothing (rule M42).
    text('accountHolder', { access: serverOnly }),
    text('bankName', { access: serverOnly }),
    encryptedText(
      'bankAccount',
      { access: serverOnly },
      { purpose: 'bank-account', readAs: 'bankAccount.read' },
    ),
    // The batch it was sent with: PB-20261123-1.
    text('batch', { maxLength: 40, index: true, access: { ...serverOnly, read: admin } }),
    text('reference', { maxLength: 120, access: adminOnly }),
    // Why it failed, came back or was cancelled.
    text('reason', { maxLength: 1000, access: serverOnly }),
    when('sentAt', { access: serverOnly }),
    when('paidAt', { access: serverOnly }),
    when('failedAt', { access: serverOnly }),
    when('cancelledAt', { access: serverOnly }),
    // What the bank made of it (rule N3): the amount in the smallest unit of its currency.
    {
      name: 'arrived',
      type: 'group',
      access: serverOnly,
      fields: [
        { name: 'amount', type: 'number', min: 1 },
        choice('currency', CURRENCIES),
        text('rate', { maxLength: 20 }),
      ],
    },
  ],
  indexes: [{ fields: ['seller', 'createdAt'] }],
})
