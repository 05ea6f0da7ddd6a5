import { LOCALES } from '@/domain/locale'
import { reviewRule } from '@/domain/products/reviews/review-rule'
import {
  activeSeller,
  admin,
  allOf,
  anyOf,
  matching,
  member,
  ownedBy,
  nobody,
  privateTo,
  staff,
} from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { enforce } from '~/collections/shared/enforce'
import {
  choice,
  flag,
  link,
  localeField,
  noDrawer,
  serverOnly,
  setOnceBy,
  text,
  when,
} from '~/collections/shared/fields'
import { clearReview } from './clear-review'
import { gatherReview } from './gather-review'
import { notifyReviewer } from './notify-reviewer'
import { lockRow } from '~/collections/shared/lock-row'
import { joined, productName, title } from '~/collections/shared/title'
import { memberId } from '~/collections/shared/actor'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { runSql } from '~/collections/shared/run-sql'

/** Updates the product's count and sum of visible reviews; the average is computed from them. */
const countRatings: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.rating !== previousDoc?.rating || doc.hidden !== previousDoc?.hidden) {
    await runSql(
      req,
      sql`update products set (rating_count, rating_sum) = (
        select count(*), coalesce(sum(rating), 0) from comments where product_id = ${doc.product} and hidden is not true
      ) where id = ${doc.product}`,
    )
  }
  return doc
}

/** Reviews by buyers who received the product, once per order line (rules T5, T17). */
export const Comments = defineCollection({
  slug: 'comments',
  enableQueryPresets: true,
  admin: {
    group: 'catalogue',
    defaultColumns: ['product', 'userName', 'rating', 'hidden', 'createdAt'],
    listSearchableFields: ['userName', 'comment'],
  },
  access: {
    create: member,
    read: anyOf(staff, matching({ hidden: { equals: false } }), ownedBy('user')),
    update: anyOf(staff, ownedBy('user'), allOf(activeSeller, ownedBy('seller'))),
    delete: nobody,
  },
  hooks: {
    beforeOperation: [lockRow],
    beforeChange: [enforce(reviewRule, gatherReview)],
    afterChange: [countRatings, notifyReviewer, clearReview],
  },
  fields: [
    {
      name: 'visibility',
      type: 'ui',
      admin: { components: { Field: '/src/admin/talk/reports/review-visibility#ReviewVisibility' } },
    },
    title('comments', 'product', async ({ product, userName }, asked) =>
      joined(await productName(asked, product), userName),
    ),
    link('product', 'products', { required: true, access: { update: nobody } }),
    link('order', 'orders', { required: true, access: { update: nobody, read: admin } }),
    link('seller', 'sellers', { access: serverOnly, admin: noDrawer }),
    link('user', 'users', {
      required: true,
      access: { ...setOnceBy(nobody), read: admin },
      defaultValue: memberId,
    }),
    text('userName', { access: serverOnly, maxLength: 120 }),
    // Words of members: staff, whom the panel shows them, change none (rule T5).
    { name: 'rating', type: 'number', required: true, min: 1, max: 5, admin: { readOnly: true } },
    { name: 'comment', type: 'textarea', required: true, maxLength: 4000, admin: { readOnly: true } },
    localeField({ update: nobody }),
    {
      name: 'answer',
      type: 'textarea',
      maxLength: 4000,
      access: { create: nobody },
      admin: { readOnly: true },
    },
    when('answeredAt', { access: serverOnly }),
    choice('answerLocale', LOCALES, { access: serverOnly }),
    // When the author last changed it, and whether the seller answered that anew (rule S25).
    when('editedAt', { access: serverOnly }),
    flag('answeredAnew', { required: false, access: serverOnly, admin: { readOnly: true } }),
    // By a command alone, which asks why and records it: the form above, or a report that is upheld (rule A7).
    flag('hidden', { index: true, access: serverOnly, admin: { readOnly: true } }),
    text('hiddenReason', {
      maxLength: 1000,
      access: { ...serverOnly, read: privateTo('user', staff) },
      admin: { readOnly: true },
    }),
  ],
  indexes: [{ fields: ['order', 'product'], unique: true }, { fields: ['product', 'createdAt'] }],
})
