import { CURRENCIES } from '@/domain/money'
import { statesOf } from '@/domain/moves'
import { PAYOUT_MOVES } from '@/domain/payments/payout'
import { admin, anyOf, nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { adminOnly, choice, link, money, serverOnly, text, when } from '~/collections/shared/fields'
import { lockRow } from '~/collections/shared/lock-row'

/** Payouts of sellers (rule M11). Requested by a command that checks the balance, settled by admins. */
export const Payouts = defineCollection({
  slug: 'payouts',
  admin: { group: 'Money', defaultColumns: ['seller', 'amount', 'currency', 'status', 'createdAt'] },
  access: { create: nobody, read: anyOf(admin, ownedBy('seller')), update: admin, delete: nobody },
  hooks: { beforeOperation: [lockRow] },
  fields: [
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
    text('idempotencyKey', {
      required: true,
      unique: true,
      maxLength: 100,
      access: { ...serverOnly, read: admin },
    }),
    choice('provider', ['transfer'], { required: true, defaultValue: 'transfer', access: serverOnly }),
    text('reference', { maxLength: 120, access: adminOnly }),
    when('periodStart', { access: serverOnly }),
    when('periodEnd', { access: serverOnly }),
    when('paidAt', { access: serverOnly }),
    link('statement', 'documents', { access: serverOnly }),
  ],
})
