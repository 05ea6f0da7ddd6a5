import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { answerNotFound } from '@/server/next/response-status'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { IMPORT_PATH } from './import-paths'

/** The same page and status 404 for an unknown import and for somebody else's. */
export function ImportNotFound() {
  const t = useTranslations('productTransfer')
  answerNotFound()
  return (
    <EmptyState title={t('notFound')} isPage>
      <ButtonLink href={localePath(useLocale(), IMPORT_PATH)}>{t('title')}</ButtonLink>
    </EmptyState>
  )
}
