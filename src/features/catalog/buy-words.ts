import 'server-only'
import { useTranslations } from 'next-intl'

/** The sentences of the buy box, with their places still open: what goes into them is known in the browser. */
export function useBuyWords() {
  const t = useTranslations('product')
  const cart = useTranslations('cart')
  const quantity = useTranslations('issues.quantity')
  const errors = useTranslations('errors')
  const issues = useTranslations('issues.cart')
  return {
    quantity: t('quantity'),
    fewer: t('fewer'),
    more: t('more'),
    each: t.raw('each') as string,
    total: t('total'),
    ladder: t('ladder'),
    units: t('units'),
    unitPrice: t('unitPrice'),
    addMore: t.raw('addMore') as string,
    cheaper: t.raw('cheaper') as string,
    take: t.raw('take') as string,
    whole: quantity.raw('whole') as string,
    belowMoq: quantity.raw('belowMoq') as string,
    tooMany: quantity.raw('tooMany') as string,
    soldOut: t('stock.soldOut'),
    onlyLeft: issues.raw('onlyLeft') as string,
    ownProduct: issues('ownProduct'),
    add: cart('add'),
    adding: cart('adding'),
    signIn: cart('signIn'),
    inCart: cart.raw('inCart') as string,
    view: cart('view'),
    addFailed: cart.raw('addFailed') as string,
    unexpected: errors('unexpected'),
  }
}

export type BuyWords = ReturnType<typeof useBuyWords>
