import { CODE_PAYERS } from '@/domain/cart/discounts/code-cut'
import { discountRule, DISCOUNT_KINDS, MAX_PRODUCTS, SCOPES } from '@/domain/cart/discounts/discount-rule'
import { isActiveSeller, isAdmin } from '@/domain/people/actor'
import { memberId } from '~/collections/shared/actor'
import {
  activeSeller,
  admin,
  allOf,
  allow,
  anyOf,
  nobody,
  ownedBy,
  privateTo,
  type Gate,
} from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { enforce } from '~/collections/shared/enforce'
import { choice, link, money, noDrawer, serverOnly, setOnceBy, text, when } from '~/collections/shared/fields'
import { lockRow } from '~/collections/shared/lock-row'
import { gatherDiscount } from './gather-discount'

const makers: Gate = allow((actor) => isAdmin(actor) || isActiveSeller(actor))
/** Said once: what somebody may be counting on does not change (rule M127). */
const once = { access: setOnceBy(makers) }

/**
 * A code, or without one a price cut of a seller's goods (rules M127, M128). Sellers make their own, admins any; uses are counted, and prices
 * cut, by typed SQL.
 */
export const Discounts = defineCollection({
  slug: 'discounts',
  admin: {
    useAsTitle: 'code',
    group: 'orders',
    defaultColumns: ['code', 'seller', 'paidBy', 'percent', 'amount', 'until', 'used'],
  },
  access: {
    create: makers,
    read: anyOf(admin, ownedBy('seller')),
    update: anyOf(admin, allOf(activeSeller, ownedBy('seller'))),
    delete: nobody,
  },
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [lockRow], beforeChange: [enforce(discountRule, gatherDiscount)] },
  fields: [
    text('code', { maxLength: 40, unique: true, ...once }),
    link('seller', 'sellers', { access: setOnceBy(admin), defaultValue: memberId, admin: noDrawer }),
    choice('paidBy', CODE_PAYERS, { required: true, defaultValue: 'seller', access: setOnceBy(admin) }),
    choice('kind', DISCOUNT_KINDS, { required: true, defaultValue: 'percent', ...once }),
    { name: 'percent', type: 'number', ...once },
    money('amount', { required: false, defaultValue: undefined, ...once }),
    choice('scope', SCOPES, { required: true, defaultValue: 'all', ...once }),
    link('category', 'categories', once),
    link('products', 'products', { hasMany: true, maxRows: MAX_PRODUCTS, ...once }),
    when('from', { required: true, ...once }),
    when('until', { required: true, index: true, ...once }),
    { name: 'uses', type: 'number', ...once },
    { name: 'usesPerBuyer', type: 'number', ...once },
    money('minimum', { required: false, defaultValue: undefined, ...once }),
    // Of orders that are paid or can still be (rule M131).
    { name: 'used', type: 'number', required: true, defaultValue: 0, access: serverOnly },
    // Any value ends it now.
    when('endedAt', { access: { create: nobody, update: privateTo('seller') } }),
    // When the prices of a price cut were cut, and when they were restored.
    when('startedAt', { access: serverOnly }),
    when('closedAt', { access: serverOnly }),
  ],
  indexes: [{ fields: ['seller', 'createdAt'] }],
})
