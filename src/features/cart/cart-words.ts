import 'server-only'
import { useTranslations } from 'next-intl'
import { useQuantityWords } from '@/ui/forms/quantity-words'

/** The cart's texts for client components. */
export function useCartWords() {
  const t = useTranslations('cart')
  const page = useTranslations('cart.page')
  const issues = useTranslations('issues.cart')
  const product = useTranslations('product')
  return {
    ...useQuantityWords(),
    each: product.raw('each') as string,
    sku: product.raw('sku') as string,
    updateFailed: t.raw('updateFailed') as string,
    removeFailed: t.raw('removeFailed') as string,
    addFailed: t.raw('addFailed') as string,
    unavailable: issues('unavailable'),
    ownProduct: issues('ownProduct'),
    soldOut: issues('soldOut'),
    notEnough: issues('notEnough'),
    from: page.raw('from') as string,
    subtotalOf: page.raw('subtotalOf') as string,
    uncategorized: page('uncategorized'),
    tier: page.raw('tier') as string,
    update: page('update'),
    remove: page('remove'),
    later: page('later'),
    back: page('back'),
    undo: page('undo'),
    removedName: page.raw('removedName') as string,
    priceChanged: page.raw('priceChanged') as string,
    priceSeen: page('priceSeen'),
    saved: page('saved'),
    savedQuantity: page.raw('savedQuantity') as string,
    summary: page('summary'),
    subtotal: page('subtotal'),
    shipping: page('shipping'),
    taxes: page('taxes'),
    atCheckout: page('atCheckout'),
    estimatedFor: page.raw('estimatedFor') as string,
    total: page('total'),
    checkOut: page('checkOut'),
    cannotCheckOut: page('cannotCheckOut'),
    empty: page('empty'),
    emptyText: page('emptyText'),
    browse: page('browse'),
  }
}

export type CartWords = ReturnType<typeof useCartWords>
