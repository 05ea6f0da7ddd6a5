import { useLocale, useTranslations } from 'next-intl'
import { RecentlyViewed } from './recently-viewed'

/** The place for what was looked at on this device, with its words. */
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
