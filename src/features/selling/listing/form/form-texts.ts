import type { TextsName } from '@/server/texts/district-texts'

/** What the product form and the card beside it say, for a new product and for an edit. */
export const FORM_TEXTS = [
  'productForm',
  'pictureEditor',
  'tierEditor',
  'measures',
  'card.from',
  'card.best',
  'card.moq',
  'card.soon',
  'card.priceOf',
  'product.stock',
  'issues.category',
  'issues.edit',
  'issues.place',
  'issues.product',
  'issues.seller',
  'issues.tiers',
  'issues.upload',
] as const satisfies readonly TextsName[]
