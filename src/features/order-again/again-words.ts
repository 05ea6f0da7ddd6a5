import 'server-only'
import { useTranslations } from 'next-intl'
import { quantityTexts } from '@/domain/orders/unit-words'
import type { SoldBy } from '@/domain/products/content'

/** The texts of the sheet, with placeholders that the browser fills. */
export function useAgainWords() {
  const t = useTranslations('orderAgain')
  const quick = useTranslations('quickOrder')
  const issues = useTranslations('issues')
  const product = useTranslations('product')
  const stock = useTranslations('product.stock')
  const cart = useTranslations('cart.page')
  return {
    sheet: t('sheet'),
    all: t('all'),
    pick: t.raw('pick') as string,
    then: t.raw('then') as string,
    now: t.raw('now') as string,
    same: t.raw('same') as string,
    otherUnit: t('otherUnit'),
    sums: t.raw('sums') as string,
    totalThen: t('totalThen'),
    checkOut: t('checkOut'),
    failed: t.raw('failed') as string,
    quantityOf: quick.raw('quantityOf') as string,
    addNone: quick('addNone'),
    addOne: quick('addOne'),
    addMany: quick.raw('addMany') as string,
    adding: quick('adding'),
    before: quick('before'),
    toCart: quick('toCart'),
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
      'orderAgain.gone': issues('orderAgain.gone'),
      'orderAgain.archived': issues('orderAgain.archived'),
      'orderAgain.suspended': issues('orderAgain.suspended'),
      'quickOrder.withCart': issues.raw('quickOrder.withCart') as string,
      'quickOrder.sentBefore': issues('quickOrder.sentBefore'),
      'cart.ownProduct': issues('cart.ownProduct'),
      'cart.soldOut': issues('cart.soldOut'),
      'cart.onlyLeft': issues.raw('cart.onlyLeft') as string,
      'cart.notEnough': issues('cart.notEnough'),
      'cart.notOnSale': issues('cart.notOnSale'),
      'quantity.whole': issues.raw('quantity.whole') as string,
      'quantity.belowMoq': issues.raw('quantity.belowMoq') as string,
      'quantity.tooMany': issues.raw('quantity.tooMany') as string,
      'price.quantity': issues('price.quantity'),
    } as Record<string, string>,
  }
}

export type AgainWords = ReturnType<typeof useAgainWords>
