import type { GlobalConfig } from 'payload'
import { anyone, staff } from '~/collections/shared/access'
import { clearPagesOnGlobal } from '~/collections/shared/clear-pages'
import { mirrorRecommended } from './sync-recommended'

/** The ordered list of recommended products, chosen by staff (rule C11). */
export const RecommendedProducts: GlobalConfig = {
  slug: 'recommended-products',
  graphQL: false,
  lockDocuments: false,
  admin: { group: 'Catalogue', hideAPIURL: true },
  access: { read: anyone, update: staff },
  hooks: { afterChange: [mirrorRecommended, clearPagesOnGlobal('recommended', 'products')] },
  fields: [
    {
      name: 'productIds',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      maxRows: 100,
      filterOptions: { status: { equals: 'approved' } },
    },
  ],
}
