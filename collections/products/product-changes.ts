import { statesOf } from '@/domain/values/moves'
import { changeRule, CHANGE_MOVES } from '@/domain/products/listing/change-rule'
import { admin, anyOf, nobody, ownedBy, staff } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { releasePictures } from '~/collections/files/release-pictures'
import { applyChange } from './apply-change'
import { gatherChange } from './gather-change'
import { lockChangedProduct, showVersion } from './lock-product'
import { notifyOfChange } from './notify-of-decision'
import { reviewedFields } from './reviewed-fields'
import { enforce } from '~/collections/shared/enforce'
import { choice, link, serverOnly, text, when } from '~/collections/shared/fields'
import { lockRow } from '~/collections/shared/lock-row'

/** A request that came to nothing names no picture. */
const isNaming = ({ status }: { status?: unknown }) => status !== 'declined' && status !== 'withdrawn'

/** Change requests for live products; the product stays unchanged until staff decide (rules C5, C45). */
export const ProductChanges = defineCollection({
  slug: 'product-changes',
  admin: {
    useAsTitle: 'name',
    group: 'work',
    defaultColumns: ['name', 'product', 'status', 'createdAt'],
  },
  access: { create: nobody, read: anyOf(staff, ownedBy('seller')), update: admin, delete: admin },
  hooks: {
    beforeOperation: [lockChangedProduct, lockRow],
    beforeChange: [enforce(changeRule, gatherChange)],
    afterChange: [applyChange, releasePictures(isNaming), notifyOfChange],
  },
  fields: [
    {
      name: 'comparison',
      type: 'ui',
      admin: { components: { Field: '/src/admin/records/change-comparison#ChangeComparison' } },
    },
    link('product', 'products', { required: true, access: serverOnly }),
    link('seller', 'sellers', { required: true, access: serverOnly }),
    choice('status', statesOf(CHANGE_MOVES), {
      required: true,
      defaultValue: 'pending',
      index: true,
    }),
    text('reason', { maxLength: 1000 }),
    // Names of the fields the seller changed: 'images', or with a language 'name.fr'. Only these are applied.
    // The comparison above names them in words.
    {
      name: 'changed',
      type: 'text',
      hasMany: true,
      maxLength: 40,
      maxRows: 60,
      access: serverOnly,
      admin: { hidden: true },
    },
    when('decidedAt', { access: serverOnly }),
    // When the opened request was last written: the panel sends it back, so that nobody decides on what they have not seen.
    {
      name: 'versionSeen',
      type: 'text',
      virtual: true,
      admin: { hidden: true },
      access: { create: nobody },
      hooks: { afterRead: [showVersion] },
    },
    ...reviewedFields({ required: false }),
  ],
})
