import type { TextsName } from '@/server/texts/district-texts'

/** What the product form says, for a new product and for an edit. */
export const FORM_TEXTS = [
  'productForm',
  'pictureEditor',
  'tierEditor',
  'measures',
  'issues.category',
  'issues.edit',
  'issues.place',
  'issues.product',
  'issues.seller',
  'issues.tiers',
  'issues.upload',
] as const satisfies readonly TextsName[]
