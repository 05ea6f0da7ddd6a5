import { useLocale, useTranslations } from 'next-intl'
import { RecentlyViewed } from './recently-viewed'

/** Recently viewed products, with their texts. */
export function RecentSection({ product }: { product?: string }) {
  const t = useTranslations('recent')
  const card = useTranslations('card')
  const words = {
    title: t('title'),
    clear: t('clear'),
    cleared: t('cleared'),
    from: card('from'),
    best: card('best'),
  }
  return <RecentlyViewed locale={useLocale()} words={words} product={product} />
}
