import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'

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

/** An error message with a retry link. */
export function NotificationsFailed({ retry }: { retry: string }) {
  const t = useTranslations('notifications')
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
