import type { Field, FieldAccess } from 'payload'
import { link, money, serverOnly } from '~/collections/shared/fields'

type Access = Record<'trade' | 'priced' | 'secret', Partial<Record<'read' | 'update', FieldAccess>>>

/** What a product costs by quantity, and what is derived from it for lists. */
export const priceFields = ({ trade, priced, secret }: Access): Field[] => [
  {
    name: 'moqPrices',
    type: 'array',
    required: true,
    minRows: 1,
    maxRows: 20,
    access: { ...trade, ...priced },
    // A column could count them only, and for editors, who have none of them, it would say 0.
    admin: { disableListColumn: true },
    fields: [
      { name: 'minQty', type: 'number', required: true },
      { name: 'maxQty', type: 'number', required: true },
      money('unitPrice', { defaultValue: undefined }),
      // Without the price cut that runs (rule M128): the rule of products drops what is sent.
      money('regularPrice', { required: false, defaultValue: undefined }),
    ],
  },
  { name: 'moq', type: 'number', access: serverOnly, index: true },
  money('priceFrom', { required: false, access: { ...serverOnly, ...priced }, index: true }),
  money('priceBest', { required: false, access: { ...serverOnly, ...priced }, index: true }),
  // The price cut that runs, and the price before it, where that may be shown (rules M128, D25).
  link('discount', 'discounts', { access: { ...serverOnly, ...secret } }),
  money('priceFormer', {
    required: false,
    defaultValue: undefined,
    access: { ...serverOnly, ...priced },
  }),
]
