import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'
import { LoadFailed } from '@/ui/errors/load-failed'

export function NoNotifications() {
  const t = useTranslations('notifications')
  const path = localePath(useLocale(), '/products')
  return (
    <EmptyState title={t('none')} text={t('noneText')} icon="bell">
      <ButtonLink kind="primary" href={path}>
        {t('browse')}
      </ButtonLink>
    </EmptyState>
  )
}

/** An error message; with a connection also a retry link. */
export function NotificationsFailed({ retry }: { retry?: string }) {
  const t = useTranslations('notifications')
  return <LoadFailed message={t('failed')} retry={retry} />
}
