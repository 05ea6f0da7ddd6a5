import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { answerNotFound } from '@/server/next/response-status'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'

/** The same page and status 404 for an unknown order and for somebody else's (docs/decisions/017). */
export function OrderNotFound() {
  const t = useTranslations('errors')
  const issues = useTranslations('issues')
  const locale = useLocale()
  answerNotFound()
  return (
    <div className="wrap py-10">
      <EmptyState title={issues('order.unknown')} isPage>
        <ButtonLink href={localePath(locale, '/')}>{t('backHome')}</ButtonLink>
      </EmptyState>
    </div>
  )
}
