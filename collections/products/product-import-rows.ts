import { IMPORT_OUTCOMES, IMPORT_PLANS } from '@/domain/products/import/import-state'
import { nobody } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, link, text } from '~/collections/shared/fields'

/** The rows of an imported file: what is planned, then what became of each (rule C51). */
export const ProductImportRows = defineCollection({
  slug: 'product-import-rows',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    link('import', 'product-imports', { required: true }),
    // The line of the file on which the row begins.
    { name: 'line', type: 'number', required: true },
    text('sku', { maxLength: 200 }),
    { name: 'values', type: 'json', required: true, admin: { hidden: true } },
    choice('plan', IMPORT_PLANS, { required: true }),
    // Empty until the row is done.
    choice('outcome', IMPORT_OUTCOMES),
    // Issues that explain the plan or the outcome.
    { name: 'reasons', type: 'json', admin: { hidden: true } },
  ],
  indexes: [{ fields: ['import', 'line'], unique: true }],
})
