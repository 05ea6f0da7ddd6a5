import { REQUEST_TEXT } from '@/domain/cart/price-requests/request'
import { TEMPLATE_NAME } from '@/domain/cart/price-requests/template'
import { nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { link, text } from '~/collections/shared/fields'

/** Terms that a seller offers often (rule M75). Read by that seller alone, written by typed SQL only. */
export const OfferTemplates = defineCollection({
  slug: 'offer-templates',
  admin: { hidden: true },
  access: { create: nobody, read: ownedBy('seller'), update: nobody, delete: nobody },
  fields: [
    link('seller', 'sellers', { required: true }),
    text('name', { required: true, maxLength: TEMPLATE_NAME }),
    { name: 'minDays', type: 'number', required: true, min: 1 },
    { name: 'maxDays', type: 'number', required: true, min: 1 },
    { name: 'daysValid', type: 'number', required: true, min: 0 },
    { name: 'note', type: 'textarea', maxLength: REQUEST_TEXT },
  ],
  indexes: [{ fields: ['seller', 'name'], unique: true }],
})
