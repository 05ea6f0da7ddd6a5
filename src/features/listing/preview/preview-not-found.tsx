import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { answerNotFound } from '@/server/next/response-status'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'

/** The same page and status 404 for what is not there and for another seller's (docs/decisions/017). */
export function PreviewNotFound() {
  const t = useTranslations('productPreview')
  answerNotFound()
  return (
    <EmptyState title={t('notFound')} isPage>
      <ButtonLink href={localePath(useLocale(), '/seller/products')}>{t('products')}</ButtonLink>
    </EmptyState>
  )
}
