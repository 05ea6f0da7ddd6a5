import { useTranslations } from 'next-intl'
import { quantityTexts } from '@/domain/orders/unit-words'
import type { SoldBy } from '@/domain/products/facts/content'

/** The texts beside a quantity of such units, with placeholders that the browser fills. */
export function useQuantityWords(soldBy: SoldBy) {
  const t = useTranslations('product')
  const quantity = useTranslations('issues.quantity')
  const issues = useTranslations('issues.cart')
  return {
    ...quantityTexts(t, soldBy),
    fewer: t('fewer'),
    more: t('more'),
    whole: quantity.raw('whole') as string,
    belowMoq: quantity.raw('belowMoq') as string,
    tooMany: quantity.raw('tooMany') as string,
    onlyLeft: issues.raw('onlyLeft') as string,
  }
}

export type QuantityWords = ReturnType<typeof useQuantityWords>
