import { BUYER_FACTS } from '@/domain/orders/buyer-facts'
import { CUSTOMS_FACTS } from '@/domain/orders/shipping/customs-facts'
import { CONTENT_UNITS, SOLD_BY } from '@/domain/products/facts/content'
import { SHIPPING_COUNTRIES } from '@/domain/people/address/shipping-place'
import { TAX_KINDS } from '@/domain/payments/tax/tax'
import type { Field } from 'payload'
import { LOCALES } from '@/domain/locale'
import { choice, flag, link, money, ofSides, serverOnly, text } from '~/collections/shared/fields'

/** Order lines are copies: an order never re-reads names or prices of products. */
export const orderLines: Field = {
  name: 'items',
  type: 'array',
  required: true,
  minRows: 1,
  access: ofSides,
  fields: [
    link('product', 'products', { required: true }),
    // In English; `localName` is what the buyer read, in `localNameLanguage` (rule C18).
    text('productName', { required: true }),
    text('localName'),
    choice('localNameLanguage', LOCALES),
    text('sku', { maxLength: 64 }),
    text('picture', { maxLength: 400 }),
    // Whether it is imported hangs on it (rule M14).
    choice('shippingCountry', SHIPPING_COUNTRIES),
    text('shippingFrom', { admin: { placeholder: '–' } }),
    // For customs documents; orders placed before these were stored have none (rule M40).
    ...CUSTOMS_FACTS.map((fact): Field => {
      const admin = { placeholder: '–' }
      if (fact.kind === 'number') return { name: fact.name, type: 'number', admin }
      return text(fact.name, { maxLength: fact.limit, admin })
    }),
    // The unit that was agreed; orders placed before it was stored have none (rule M53).
    choice('soldBy', SOLD_BY),
    { name: 'content', type: 'number' },
    choice('contentUnit', CONTENT_UNITS),
    { name: 'quantity', type: 'number', required: true, min: 1 },
    // How many of them went in parcels, and how many are not sent any more (rules M137, M141).
    { name: 'shipped', type: 'number', required: true, defaultValue: 0, min: 0 },
    { name: 'calledOff', type: 'number', required: true, defaultValue: 0, min: 0 },
    money('unitPrice'),
    // What the code took off the line; the total is without it (rule M129).
    money('discounted'),
    // One piece at its own price; and what a sample that was paid before takes off this line (rules M111, M115).
    flag('isSample'),
    money('sampleCredit'),
    money('totalPrice'),
  ],
}

/** What the buyer states, in orders and in checkouts. */
export const buyerFacts = ({ areSearched }: { areSearched: boolean }): Field[] =>
  BUYER_FACTS.map(({ name, kind, limit, isSearched }) => {
    const field = { name, maxLength: limit, index: areSearched && isSearched, access: ofSides }
    return kind === 'line' ? { ...field, type: 'text' } : { ...field, type: 'textarea' }
  })

/** Delivery time promised when ordering, in days from the payment (rule C17). */
export const orderArrival: Field = {
  name: 'arrival',
  type: 'group',
  access: serverOnly,
  fields: [
    choice('kind', ['soon', 'range']),
    { name: 'minDays', type: 'number', min: 1 },
    { name: 'maxDays', type: 'number', min: 1 },
  ],
}

/** One line per tax, with the rule that set it and its inputs (rule M14). */
export const orderTaxes: Field = {
  name: 'taxes',
  type: 'array',
  access: serverOnly,
  fields: [
    choice('kind', TAX_KINDS, { required: true }),
    { name: 'ratePpm', type: 'number', required: true },
    money('base'),
    money('amount'),
    text('province', { maxLength: 2 }),
    text('rule', { maxLength: 80 }),
    text('registration', { maxLength: 40 }),
    choice('collector', ['seller', 'platform', 'importer']),
    { name: 'validFrom', type: 'date' },
  ],
}
