import 'server-only'
import { useTranslations } from 'next-intl'
import { quantityTexts } from '@/domain/orders/unit-words'
import type { SoldBy } from '@/domain/products/facts/content'

/** What every sheet of lines says that are added to the cart, with placeholders that the browser fills. */
export function useLineWords() {
  const t = useTranslations('quickOrder')
  const issues = useTranslations('issues')
  const product = useTranslations('product')
  const stock = useTranslations('product.stock')
  const cart = useTranslations('cart.page')
  return {
    quantityOf: t.raw('quantityOf') as string,
    addNone: t('addNone'),
    addOne: t('addOne'),
    addMany: t.raw('addMany') as string,
    adding: t('adding'),
    before: t('before'),
    toCart: t('toCart'),
    subtotal: cart('subtotal'),
    sku: product.raw('sku') as string,
    stock: {
      inStock: stock('inStock'),
      onlyLeft: stock.raw('onlyLeft') as string,
      madeToOrder: stock('madeToOrder'),
      soldOut: stock('soldOut'),
    },
    of: {
      piece: quantityTexts(product, 'piece'),
      set: quantityTexts(product, 'set'),
      box: quantityTexts(product, 'box'),
      slab: quantityTexts(product, 'slab'),
    } satisfies Record<SoldBy, unknown>,
    issues: {
      'quickOrder.withCart': issues.raw('quickOrder.withCart') as string,
      'cart.ownProduct': issues('cart.ownProduct'),
      'cart.soldOut': issues('cart.soldOut'),
      'cart.onlyLeft': issues.raw('cart.onlyLeft') as string,
      'cart.notEnough': issues('cart.notEnough'),
      'cart.notOnSale': issues('cart.notOnSale'),
      'quantity.whole': issues.raw('quantity.whole') as string,
      'quantity.belowMoq': issues.raw('quantity.belowMoq') as string,
      'quantity.tooMany': issues.raw('quantity.tooMany') as string,
      'price.quantity': issues('price.quantity'),
    },
  }
}
