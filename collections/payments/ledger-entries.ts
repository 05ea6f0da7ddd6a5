import { formatMoney } from '@/domain/money'
import { ENTRY_KINDS, LEDGER_ACCOUNTS } from '@/domain/payments/ledger'
import { optionWords } from '~/collections/labels/find-words'
import { admin, anyOf, nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { asPercentage, choice, link, money, text } from '~/collections/shared/fields'
import { joined, orderNumber, title } from '~/collections/shared/title'

/** Double entry, append-only. Each set sums to zero, checked by the database at commit (rule M11). */
export const LedgerEntries = defineCollection({
  slug: 'ledger-entries',
  admin: {
    group: 'records',
    defaultColumns: ['kind', 'account', 'amount', 'order', 'seller', 'createdAt'],
    listSearchableFields: ['entrySet', 'memo'],
  },
  access: { create: nobody, read: anyOf(admin, ownedBy('seller')), update: nobody, delete: nobody },
  fields: [
    title('ledger-entries', 'amount', async ({ order, kind, amount }, { req, locale }) =>
      joined(
        await orderNumber(req, order),
        optionWords('ledger-entries', 'kind', kind)?.[locale],
        formatMoney(amount, locale),
      ),
    ),
    text('entrySet', { required: true, maxLength: 80, index: true }),
    choice('kind', ENTRY_KINDS, { required: true }),
    choice('account', LEDGER_ACCOUNTS, { required: true }),
    link('seller', 'sellers'),
    link('order', 'orders'),
    link('payout', 'payouts'),
    money('amount'),
    choice('currency', ['CAD'], { required: true, defaultValue: 'CAD' }),
    { name: 'ratePpm', type: 'number', admin: asPercentage },
    text('memo', { maxLength: 400 }),
  ],
  indexes: [{ fields: ['seller', 'account', 'kind'] }],
})
