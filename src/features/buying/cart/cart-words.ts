import 'server-only'
import { useTranslations } from 'next-intl'
import { quantityTexts } from '@/domain/orders/unit-words'
import type { SoldBy } from '@/domain/products/facts/content'
import { useQuantityWords } from '@/ui/forms/fields/quantity-words'

/** The cart's texts for client components. */
export function useCartWords() {
  const t = useTranslations('cart')
  const page = useTranslations('cart.page')
  const issues = useTranslations('issues.cart')
  const product = useTranslations('product')
  const sample = useTranslations('samples')
  return {
    ...useQuantityWords('piece'),
    /** Those that differ by what a unit is called. */
    of: {
      piece: quantityTexts(product, 'piece'),
      set: quantityTexts(product, 'set'),
      box: quantityTexts(product, 'box'),
      slab: quantityTexts(product, 'slab'),
    } satisfies Record<SoldBy, unknown>,
    sku: product.raw('sku') as string,
    updateFailed: t.raw('updateFailed') as string,
    removeFailed: t.raw('removeFailed') as string,
    addFailed: t.raw('addFailed') as string,
    codeFailed: t.raw('codeFailed') as string,
    unavailable: issues('unavailable'),
    ownProduct: issues('ownProduct'),
    soldOut: issues('soldOut'),
    notEnough: issues('notEnough'),
    from: page.raw('from') as string,
    askPrice: page('askPrice'),
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
    summary: page('summary'),
    subtotal: page('subtotal'),
    code: page('code'),
    enterCode: page('enterCode'),
    codeIs: page.raw('codeIs') as string,
    removeCode: page('removeCode'),
    discount: page.raw('discount') as string,
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
    sample: sample('label'),
    sampleFreight: sample.raw('freight') as string,
    sampleFree: sample('free'),
    sampleCredit: sample.raw('credit') as string,
    quickOrder: useTranslations('quickOrder')('title'),
  }
}

export type CartWords = ReturnType<typeof useCartWords>
