import type { ClientUser, SelectField } from 'payload'
import { CURRENCIES } from '@/domain/money'
import { admin, allOf, allow, anyOf, matching, nobody, ownedBy, privateTo } from '~/collections/shared/access'
import { labelText } from '@/messages/label-text'
import { defineCollection } from '~/collections/shared/define-collection'
import { enforce } from '~/collections/shared/enforce'
import {
  addressFields,
  adminOnly,
  choice,
  day,
  flag,
  keyFor,
  link,
  money,
  serverOnly,
  tabs,
  text,
  unread,
  when,
} from '~/collections/shared/fields'
import { hideSellerProducts, renameSellerProducts } from '~/collections/products/seller-products'
import { lockRow } from '~/collections/shared/lock-row'
import { noteAccountChange, notifyAccountChange } from './account-change'
import { clearSeller } from './clear-seller'
import { encryptedText } from './encrypted-text'
import { gatherProof } from './gather-proof'
import { keepSellerAddress } from './seller-address'
import { giveSellerCode } from './seller-code'
import { giveShippingRule } from './first-shipping-rule'
import { endSessionsOf } from './end-sessions'
import { notifySeller } from './notify-member'
import { returnDays } from './return-days'
import { SELLER_STATUSES, type Actor } from '@/domain/people/actor'
import { PROVINCES } from '@/domain/people/address/postal-code'
import { MAX_COMMISSION_PPM } from '@/domain/payments/payouts/commission-rate'
import { PAYOUT_REQUESTS, SETTLEMENT_MODES } from '@/domain/payments/payouts/payout'
import { sellerRule, statusesOfForm } from '@/domain/people/sellers/seller'
import { DEFAULT_PLACE, SHIPPING_COUNTRIES } from '@/domain/people/address/shipping-place'
import { MAX_DAYS_SAVED, SERVICE_LENGTH, SHIPPING_KINDS } from '@/domain/cart/shipping/shipping'

/** Suspended sellers may read their profile but not change it (rule P2). */
const isStopped = (actor: Actor) => actor.kind === 'seller' && actor.status === 'suspended'

const mine = { read: privateTo('id') }
/** The bank account is its owner's alone, by the seller's rule (rule P8). */
const owners = { readOnly: true }

/** The selling side of a user, under the same id, so that ownership is one comparison (rule P1). */
export const Sellers = defineCollection({
  slug: 'sellers',
  enableQueryPresets: true,
  custom: { isPersonal: true },
  admin: {
    useAsTitle: 'company',
    group: 'people',
    // Nobody is signed in on the page of an error.
    hidden: ({ user }: { user: ClientUser | null }) => user?.role !== 'admin',
    defaultColumns: ['company', 'status', 'country', 'contactEmail'],
  },
  access: {
    create: nobody,
    // Editors see what a visitor sees (rule N9).
    read: anyOf(admin, matching({ status: { equals: 'active' } }), ownedBy('id')),
    update: anyOf(
      admin,
      allOf(
        allow((actor) => !isStopped(actor)),
        ownedBy('id'),
      ),
    ),
    delete: nobody,
  },
  hooks: {
    beforeOperation: [lockRow],
    beforeChange: [
      enforce(sellerRule, gatherProof),
      noteAccountChange,
      giveSellerCode,
      keepSellerAddress,
      giveShippingRule,
    ],
    afterChange: [
      hideSellerProducts,
      renameSellerProducts,
      endSessionsOf,
      notifySeller,
      notifyAccountChange,
      clearSeller,
    ],
  },
  fields: [
    choice('status', SELLER_STATUSES, {
      required: true,
      defaultValue: 'pending',
      index: true,
      access: adminOnly,
      filterOptions: thatFollow,
    }),
    {
      name: 'suspension',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/src/admin/people/suspension-link#SuspensionLink' },
      },
    },
    text('statusReason', { maxLength: 1000, access: { ...adminOnly, ...mine } }),
    // What staff ask for while they review the seller; gone with the answer or the decision (rule A21).
    text('documentAsked', { maxLength: 1000, access: { ...adminOnly, ...mine } }),
    // New products of a trusted seller are approved at once (rule A25).
    flag('isTrusted', { access: { ...adminOnly, ...mine } }),
    // When they were first approved: who never was waits again after a suspension.
    when('approvedAt', { access: { ...serverOnly, ...mine } }),
    tabs({
      company: [
        text('company', { required: true, index: true }),
        text('companyKo', { maxLength: 200 }),
        // The address of the seller's page; those that lead on to it, separated by spaces (rule P31).
        text('slug', { unique: true, maxLength: 60, access: adminOnly }),
        keyFor('earlierSlugs', { maxLength: 2_000, access: unread }),
        { name: 'description', type: 'textarea', localized: true, maxLength: 4000 },
        // Whose picture stands at the top of the seller's page while it is on sale (rule C69).
        link('bandProduct', 'products', {
          access: mine,
          filterOptions: ({ id }) => ({ seller: { equals: id } }),
        }),
        text('businessRegistration', { maxLength: 40, access: mine }),
        text('gstNumber', { maxLength: 20, access: mine }),
        text('qstNumber', { maxLength: 20, access: mine }),
        text('pstNumber', { maxLength: 20, access: mine }),
        // Who imports what the seller sends from abroad: the seller, or a carrier or broker for them (rule D24).
        text('importerNumber', { maxLength: 20, access: mine }),
        flag('importsByAgent', { access: mine }),
        // Shown beside the company on the product page (rule C43).
        text('contactPerson', { required: true, maxLength: 120 }),
        text('contactPersonKo', { maxLength: 120 }),
        { name: 'contactEmail', type: 'email', required: true, access: mine },
        text('contactPhone', { required: true, maxLength: 40, access: mine }),
        {
          type: 'collapsible',
          label: 'address',
          fields: [
            ...addressFields().map((field) =>
              'name' in field && field.name !== 'country' && field.name !== 'city'
                ? { ...field, access: mine }
                : field,
            ),
            // In Hangul, beside the Latin letters that Canadians read (rule N22).
            text('addressKo', { access: mine }),
            text('address2Ko', { access: mine }),
            text('cityKo', { maxLength: 100 }),
            text('provinceKo', { maxLength: 60, access: mine }),
          ],
        },
      ],
      selling: [
        choice('shippingCountry', SHIPPING_COUNTRIES, {
          required: true,
          defaultValue: DEFAULT_PLACE.shippingCountry,
        }),
        text('shippingFrom', { required: true, defaultValue: DEFAULT_PLACE.shippingFrom }),
        {
          name: 'warehouses',
          type: 'array',
          maxRows: 20,
          access: mine,
          fields: [
            text('name', { required: true }),
            ...addressFields(),
            text('phone', { maxLength: 40 }),
            text('hours'),
          ],
        },
        {
          name: 'shippingRules',
          type: 'array',
          maxRows: 40,
          fields: [
            text('service', { maxLength: SERVICE_LENGTH }),
            choice('kind', SHIPPING_KINDS, { required: true }),
            { name: 'provinces', type: 'select', hasMany: true, options: [...PROVINCES] },
            money('amount'),
            money('freeOver', { required: false, defaultValue: undefined }),
            { name: 'daysSaved', type: 'number', min: 0, max: MAX_DAYS_SAVED },
          ],
        },
        returnDays,
        // Both or neither; orders stay possible (rule S22).
        day('holidayFrom'),
        day('holidayTo'),
      ],
      money: [
        {
          name: 'adjustBalance',
          type: 'ui',
          admin: { components: { Field: '/src/admin/money/adjust-balance#AdjustBalance' } },
        },
        {
          name: 'payout',
          type: 'group',
          access: mine,
          fields: [
            choice('currency', CURRENCIES, { required: true, defaultValue: 'CAD' }),
            text('accountHolder', { admin: owners }),
            text('bankName', { admin: owners }),
            choice('settlement', SETTLEMENT_MODES, { defaultValue: 'monthly' }),
            // Whether payouts are asked for by the seller, or by the worker on the first of the month or daily (rule M43).
            choice('requests', PAYOUT_REQUESTS, { required: true, defaultValue: 'self' }),
          ],
        },
        encryptedText(
          'bankAccount',
          { access: mine, admin: owners },
          { purpose: 'bank-account', readAs: 'bankAccount.read' },
        ),
        {
          name: 'commissionForm',
          type: 'ui',
          admin: { components: { Field: '/src/admin/money/settings/seller-commission#SellerCommission' } },
        },
        // By its command alone (rule M48).
        {
          name: 'commissionPpm',
          type: 'number',
          min: 0,
          max: MAX_COMMISSION_PPM,
          access: { ...serverOnly, ...mine },
          admin: { disabled: true },
        },
        // Begins the numbers of the seller's invoices (rule D20). Given once, by the server.
        { name: 'code', type: 'number', unique: true, access: { ...serverOnly, ...mine } },
      ],
    }),
  ],
})

/** The status and those that a form may change it to, in words: Payload hands these to the browser as they are, and checks by them. */
function thatFollow({ data, options, req }: Parameters<NonNullable<SelectField['filterOptions']>>[0]) {
  const present = SELLER_STATUSES.find((status) => status === data.status)
  const offered: readonly string[] = present ? statusesOfForm(present) : SELLER_STATUSES
  return options.flatMap((option) => {
    const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
    return offered.includes(value) ? [{ value, label: labelText(label, req.i18n) ?? value }] : []
  })
}
