import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { SELLER_REVIEWS } from './review-query'

/** Why no review is shown: there is none, or none with this filter. */
export function NoSellerReviews({ hasAny }: { hasAny: boolean }) {
  const t = useTranslations('sellerReviews')
  const locale = useLocale()
  if (!hasAny) return <EmptyState title={t('none')} text={t('noneText')} />
  return (
    <EmptyState title={t('noneFound')} icon="search">
      <ButtonLink href={localePath(locale, SELLER_REVIEWS)}>{t('clear')}</ButtonLink>
    </EmptyState>
  )
}

/** The reviews could not be read; the link asks for them again. */
export function SellerReviewsFailed({ retry }: { retry: string }) {
  const t = useTranslations('sellerReviews')
  const errors = useTranslations('errors')
  return (
    <div
      role="alert"
      className="border-persimmon-deep bg-persimmon-wash flex flex-wrap items-center gap-4 rounded-md border p-4"
    >
      <p className="font-medium">{t('failed')}</p>
      <ButtonLink href={retry}>{errors('retry')}</ButtonLink>
    </div>
  )
}
