'use server'

import { visitorAction } from '@/server/http/forms/form-action'

/** Add to cart of a preview: says that nothing is bought there. */
export const refusePurchase = visitorAction({ words: 'productPreview' }, async ({ t }) => ({
  message: t('notSold'),
}))
