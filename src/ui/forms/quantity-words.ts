import 'server-only'
import { useTranslations } from 'next-intl'

/** The texts beside a quantity, with placeholders that the browser fills. */
export function useQuantityWords() {
  const t = useTranslations('product')
  const quantity = useTranslations('issues.quantity')
  const issues = useTranslations('issues.cart')
  return {
    quantity: t('quantity'),
    fewer: t('fewer'),
    more: t('more'),
    addMore: t.raw('addMore') as string,
    cheaper: t.raw('cheaper') as string,
    take: t.raw('take') as string,
    whole: quantity.raw('whole') as string,
    belowMoq: quantity.raw('belowMoq') as string,
    tooMany: quantity.raw('tooMany') as string,
    onlyLeft: issues.raw('onlyLeft') as string,
  }
}

export type QuantityWords = ReturnType<typeof useQuantityWords>
