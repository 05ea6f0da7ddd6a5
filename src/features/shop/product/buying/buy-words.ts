import 'server-only'
import { useTranslations } from 'next-intl'
import { measuresOf } from '@/domain/products/facts/content'
import type { ProductView } from '@/features/shop/product/product-view'
import { useAreaWords } from '@/ui/frame/area/area-words'
import { useQuantityWords } from '@/ui/forms/fields/quantity-words'

/** The texts of the buy box, with placeholders that the browser fills. */
export function useBuyWords({ soldBy, content }: Pick<ProductView, 'soldBy' | 'content'>) {
  const t = useTranslations('product')
  const cart = useTranslations('cart')
  const issues = useTranslations('issues.cart')
  const measure = useTranslations('measures')
  const place = useTranslations('deliveryPlace')
  const sample = useTranslations('samples')
  return {
    ...useQuantityWords(soldBy),
    /** The measure of the content, and that of the same in feet. */
    measures: content ? measuresOf(content).map((unit) => measure(unit)) : [],
    total: t('total'),
    ladder: t('ladder'),
    units: t('units'),
    orMore: t.raw('orMore') as string,
    unitPrice: t('unitPrice'),
    former: t('formerPrice'),
    now: t('priceNow'),
    perMeasure: t.raw('perMeasure') as string,
    saved: t.raw('saved') as string,
    askMore: t.raw('askMore') as string,
    askLarge: t('askLarge'),
    need: t('need'),
    spare: t('spare'),
    covers: t.raw(`covers.${soldBy}`) as string,
    needNumber: t.raw('needNumber') as string,
    place: useAreaWords(),
    delivered: {
      change: place('change'),
      needsPlace: t('delivered.needsPlace'),
      atCheckout: t('delivered.atCheckout'),
      rates: t('delivered.rates'),
      failed: t('delivered.failed'),
      retry: useTranslations('errors')('retry'),
      ask: useTranslations('chat')('message'),
    },
    soldOut: t('stock.soldOut'),
    ownProduct: issues('ownProduct'),
    add: cart('add'),
    adding: cart('adding'),
    signIn: cart('signIn'),
    inCart: cart.raw('inCart') as string,
    view: cart('view'),
    sample: {
      order: sample.raw('order') as string,
      about: sample.raw('about') as string,
      failed: sample.raw('failed') as string,
    },
    addFailed: cart.raw('addFailed') as string,
  }
}

export type BuyWords = ReturnType<typeof useBuyWords>
