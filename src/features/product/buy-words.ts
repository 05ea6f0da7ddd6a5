import 'server-only'
import { useTranslations } from 'next-intl'
import { useQuantityWords } from '@/ui/forms/quantity-words'

/** The texts of the buy box, with placeholders that the browser fills. */
export function useBuyWords() {
  const t = useTranslations('product')
  const cart = useTranslations('cart')
  const issues = useTranslations('issues.cart')
  return {
    ...useQuantityWords(),
    each: t.raw('each') as string,
    total: t('total'),
    ladder: t('ladder'),
    units: t('units'),
    orMore: t.raw('orMore') as string,
    unitPrice: t('unitPrice'),
    soldOut: t('stock.soldOut'),
    ownProduct: issues('ownProduct'),
    add: cart('add'),
    adding: cart('adding'),
    signIn: cart('signIn'),
    inCart: cart.raw('inCart') as string,
    view: cart('view'),
    addFailed: cart.raw('addFailed') as string,
  }
}

export type BuyWords = ReturnType<typeof useBuyWords>
