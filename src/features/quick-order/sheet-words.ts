import 'server-only'
import { useTranslations } from 'next-intl'
import { quantityTexts } from '@/domain/orders/unit-words'
import type { SoldBy } from '@/domain/products/content'

/** The texts of the sheet, with placeholders that the browser fills. */
export function useSheetWords() {
  const t = useTranslations('quickOrder')
  const issues = useTranslations('issues')
  const product = useTranslations('product')
  const stock = useTranslations('product.stock')
  const page = useTranslations('cart.page')
  const seller = useTranslations('compare')
  return {
    lines: t('lines'),
    linesHint: t('linesHint'),
    file: t('file'),
    fileHint: t('fileHint'),
    find: t('find'),
    finding: t('finding'),
    findFailed: t('findFailed'),
    addFailed: t('addFailed'),
    fileTooLarge: t('fileTooLarge'),
    nothingTyped: t('nothingTyped'),
    signIn: t('signIn'),
    sheet: t('sheet'),
    refresh: t('refresh'),
    lineSku: t.raw('lineSku') as string,
    quantityOf: t.raw('quantityOf') as string,
    sellerOf: t.raw('sellerOf') as string,
    choose: t('choose'),
    moreSellers: t.raw('moreSellers') as string,
    joined: t.raw('joined') as string,
    filled: t('filled'),
    minimum: t.raw('minimum') as string,
    remove: page('remove'),
    addNone: t('addNone'),
    addOne: t('addOne'),
    addMany: t.raw('addMany') as string,
    adding: t('adding'),
    signInToAdd: t('signInToAdd'),
    total: t.raw('total') as string,
    before: t('before'),
    subtotal: page('subtotal'),
    toCart: t('toCart'),
    sku: product.raw('sku') as string,
    /** Above the fields of a line, for eyes. */
    labels: { sku: product('facts.sku'), seller: seller('seller'), quantity: product('units') },
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
      'quickOrder.unread': issues('quickOrder.unread'),
      'quickOrder.notFound': issues.raw('quickOrder.notFound') as string,
      'quickOrder.choose': issues('quickOrder.choose'),
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
    } as Record<string, string>,
  }
}

export type SheetWords = ReturnType<typeof useSheetWords>
