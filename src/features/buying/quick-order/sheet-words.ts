import 'server-only'
import { useTranslations } from 'next-intl'
import { useLineWords } from '@/server/cart/line-words'

/** The texts of the sheet, with placeholders that the browser fills. */
export function useSheetWords() {
  const t = useTranslations('quickOrder')
  const issues = useTranslations('issues')
  const product = useTranslations('product')
  const page = useTranslations('cart.page')
  const seller = useTranslations('compare')
  const shared = useLineWords()
  return {
    ...shared,
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
    sellerOf: t.raw('sellerOf') as string,
    choose: t('choose'),
    moreSellers: t.raw('moreSellers') as string,
    joined: t.raw('joined') as string,
    filled: t('filled'),
    minimum: t.raw('minimum') as string,
    remove: page('remove'),
    signInToAdd: t('signInToAdd'),
    total: t.raw('total') as string,
    /** Above the fields of a line, for eyes. */
    labels: { sku: product('facts.sku'), seller: seller('seller'), quantity: product('units') },
    issues: {
      ...shared.issues,
      'quickOrder.unread': issues('quickOrder.unread'),
      'quickOrder.notFound': issues.raw('quickOrder.notFound') as string,
      'quickOrder.choose': issues('quickOrder.choose'),
    } as Record<string, string>,
  }
}

export type SheetWords = ReturnType<typeof useSheetWords>
