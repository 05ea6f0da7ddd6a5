import type { FieldAccess } from 'payload'
import { DEFAULT_STOCK } from '@/domain/products/facts/product-facts'
import { DEFAULT_PLACE, SHIPPING_COUNTRIES } from '@/domain/people/address/shipping-place'
import { PRODUCT_STATUSES } from '@/domain/products/product'
import { isAdmin, isEditor } from '@/domain/people/actor'
import { isFixed } from '@/domain/products/facts/listed-facts'
import { productRule } from '@/domain/products/product-rule'
import {
  activeSeller,
  admin,
  allOf,
  allow,
  anyOf,
  matching,
  nobody,
  ownedBy,
  privateTo,
  staff,
} from '~/collections/shared/access'
import { gatherDocuments } from '~/collections/files/gather-documents'
import { releasePictures } from '~/collections/files/release-pictures'
import { defineCollection } from '~/collections/shared/define-collection'
import { memberId } from '~/collections/shared/actor'
import { reviewedFields } from './reviewed-fields'
import { sampleFields } from './sample-fields'
import { enforce } from '~/collections/shared/enforce'
import {
  adminOnly,
  choice,
  flag,
  keyFor,
  link,
  noDrawer,
  setOnceBy,
  serverOnly,
  tabs,
  text,
  unread,
  validateLines,
  when,
} from '~/collections/shared/fields'
import { withdrawChange } from './archive'
import { clearProduct } from './clear-product'
import { keepDeclined } from './keep-declined'
import { lockDecidedSeller, showVersion } from './lock-product'
import { gatherListing } from './gather-listing'
import { notifyOfChangesAsked, notifyOfProduct } from './notify-of-decision'
import { refuseIfInHistory, deleteDependents } from './product-deletion'
import { lockRow } from '~/collections/shared/lock-row'
import { priceFields } from './price-fields'
import { removeFromRecommended } from './recommended-products'
import { editStock, recordStock, showStock } from './stock-history'

const secret = { read: privateTo('seller', staff) }
/** Editors see how many buyers see, never how many there are (rule N9). */
const exact = { read: privateTo('seller') }
const ownersOnly = privateTo('seller', nobody)
/** Prices and stock belong to the seller; editors change texts only. */
const trade = { update: privateTo('seller') }
/** Everybody's but editors', who have no prices, not even those of products that wait (rule N9). */
const priced = { read: allow((actor) => !isEditor(actor)) }
/** Set on creation, never changed (rule C15). */
const once = { update: nobody }
/** The seller's to correct until the first approval (rule C15). */
const untilApproval: { update: FieldAccess } = {
  update: (args) => !isFixed(args.doc ?? {}) && ownersOnly(args),
}

/** Products (rule C19). Only live ones are public: approved, of an active seller. */
export const Products = defineCollection({
  slug: 'products',
  enableQueryPresets: true,
  admin: {
    useAsTitle: 'name',
    group: 'catalogue',
    defaultColumns: ['name', 'sellerName', 'status', 'category', 'updatedAt'],
  },
  lockDocuments: { duration: 300 },
  access: {
    create: allow((actor) => isAdmin(actor) || (actor.kind === 'seller' && actor.status === 'active')),
    read: anyOf(staff, matching({ isLive: { equals: true } }), ownedBy('seller')),
    update: anyOf(staff, allOf(activeSeller, ownedBy('seller'))),
    delete: admin,
  },
  hooks: {
    beforeOperation: [lockDecidedSeller, lockRow],
    beforeChange: [enforce(productRule, gatherListing), editStock],
    afterChange: [
      recordStock,
      removeFromRecommended,
      withdrawChange,
      keepDeclined,
      releasePictures(),
      gatherDocuments,
      notifyOfProduct,
      notifyOfChangesAsked,
      ...clearProduct.afterChange,
    ],
    beforeDelete: [refuseIfInHistory, deleteDependents],
    afterDelete: clearProduct.afterDelete,
  },
  fields: [
    {
      name: 'declined',
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/src/admin/records/declined-product#DeclinedProduct' },
      },
    },
    tabs({
      described: reviewedFields({ required: true }),
      listed: [
        text('sku', { required: true, maxLength: 64, access: once }),
        link('listedIn', 'categories', { required: true, access: untilApproval }),
        text('category', { access: serverOnly }),
        text('mainCategory', { access: serverOnly, index: true }),
        text('subCategory', { access: serverOnly }),
        text('origin', { required: true, maxLength: 80, access: untilApproval }),
        {
          name: 'certifications',
          type: 'text',
          hasMany: true,
          maxLength: 80,
          maxRows: 20,
          validate: validateLines,
          access: untilApproval,
        },
        link('seller', 'sellers', {
          required: true,
          access: setOnceBy(admin),
          defaultValue: memberId,
          admin: noDrawer,
        }),
        text('sellerName', { access: serverOnly }),
        text('family', { maxLength: 60, access: { ...trade, ...secret } }),
        keyFor('familyKey', { access: unread }),
      ],
      trade: [
        ...priceFields({ trade, priced, secret }),
        // Only the seller sees the exact stock. A trigger maintains `stockShown`: 0 to 5, and 6 for more (rule C9).
        {
          name: 'stock',
          type: 'number',
          required: true,
          defaultValue: DEFAULT_STOCK,
          min: 0,
          access: { ...trade, ...exact },
        },
        {
          name: 'reserved',
          type: 'number',
          required: true,
          defaultValue: 0,
          access: { ...serverOnly, ...exact },
        },
        { name: 'stockShown', type: 'number', access: serverOnly },
        // Set by the seller, never derived from zero stock: sold out and made to order differ.
        flag('madeToOrder', { access: trade }),
        choice('shippingCountry', SHIPPING_COUNTRIES, {
          required: true,
          defaultValue: DEFAULT_PLACE.shippingCountry,
          access: trade,
        }),
        text('shippingFrom', { required: true, defaultValue: DEFAULT_PLACE.shippingFrom, access: trade }),
        { name: 'leadTimeDays', type: 'number', min: 1, max: 365, access: trade },
        ...sampleFields({ ...trade, ...priced }),
      ],
      figures: ['viewCount', 'orderCount', 'ratingCount', 'ratingSum'].map((name) => ({
        ...({ type: 'number', required: true, defaultValue: 0, access: serverOnly } as const),
        name,
      })),
    }),
    choice('status', PRODUCT_STATUSES, {
      required: true,
      defaultValue: 'pending',
      index: true,
    }),
    text('statusReason', { maxLength: 1000, access: { ...adminOnly, ...secret } }),
    // What a pending product lacks, in the words of staff; until the seller saves it, it waits for nobody (rule C3).
    text('changesAsked', { maxLength: 1000, access: { ...adminOnly, ...secret, create: nobody } }),
    flag('isLive', { access: serverOnly, index: true }),
    // Set by any change of a reviewed field, cleared by approval: whether applying again needs staff (rule C3).
    flag('needsReview', { defaultValue: true, access: { ...serverOnly, ...secret } }),
    when('approvedAt', { access: { ...serverOnly, ...secret } }),
    // Approved at once, because the seller is trusted; until an admin decides on it (rule A25).
    flag('approvedByTrust', { access: { ...serverOnly, ...secret } }),
    // Any value archives, null restores; the rule writes the time (rule N2).
    when('archivedAt', { access: { create: nobody, update: privateTo('seller'), ...secret } }),
    // The stock when the form was opened: the form sends it back, so that sales since then count.
    {
      name: 'stockSeen',
      type: 'number',
      virtual: true,
      admin: { hidden: true },
      access: { create: nobody, ...trade, ...exact },
      hooks: { afterRead: [showStock] },
    },
    // When the opened product was last saved: the panel sends it back, so that nobody approves what they have not seen.
    {
      name: 'versionSeen',
      type: 'text',
      virtual: true,
      admin: { hidden: true },
      access: { create: nobody, read: staff },
      hooks: { afterRead: [showVersion] },
    },
    flag('isRecommended', { access: serverOnly }),
    // Its place among the picks: the first is the highest, and 0 is none (rule A24).
    {
      name: 'pickRank',
      type: 'number',
      required: true,
      defaultValue: 0,
      access: serverOnly,
      admin: { hidden: true },
    },
    {
      name: 'cover',
      type: 'group',
      access: serverOnly,
      admin: { hidden: true },
      fields: [
        text('card', { maxLength: 400 }),
        text('page', { maxLength: 400 }),
        { name: 'width', type: 'number' },
        { name: 'height', type: 'number' },
      ],
    },
  ],
  indexes: [{ fields: ['seller', 'sku'], unique: true }],
})
