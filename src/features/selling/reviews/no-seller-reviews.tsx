import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'
import { LoadFailed } from '@/ui/errors/load-failed'
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
  return <LoadFailed message={t('failed')} retry={retry} />
}
