import { cartRule } from '@/domain/cart/cart-rule'
import { member, nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { enforce } from '~/collections/shared/enforce'
import { flag, link, money, setOnceBy, serverOnly } from '~/collections/shared/fields'
import { gatherCartLine } from './gather-cart-line'
import { publishCart } from './publish-cart'
import { lockRow } from '~/collections/shared/lock-row'
import { memberId } from '~/collections/shared/actor'

/** One line per member and product; names and prices are read live (rule M1). */
export const CartItems = defineCollection({
  slug: 'cart-items',
  admin: { hidden: true },
  access: { create: member, read: ownedBy('user'), update: ownedBy('user'), delete: ownedBy('user') },
  // Without the lock, an update could write back a line that was just ordered or removed.
  hooks: {
    beforeOperation: [lockRow],
    beforeChange: [enforce(cartRule, gatherCartLine)],
    afterChange: [publishCart],
    afterDelete: [publishCart],
  },
  fields: [
    link('user', 'users', { required: true, access: setOnceBy(nobody), defaultValue: memberId }),
    link('product', 'products', { required: true, access: { update: nobody } }),
    { name: 'quantity', type: 'number', required: true, min: 1, max: 999999 },
    flag('savedForLater'),
    // The unit price when the line was last changed; a later change is shown (rule M1).
    money('seenUnitPrice', { required: false, access: serverOnly }),
  ],
  indexes: [{ fields: ['user', 'product'], unique: true }],
})
