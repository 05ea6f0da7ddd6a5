import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { NotificationsBell } from '@/ui/frame/notifications/notifications-bell'
import { SessionRefresh } from '@/ui/frame/account/session-refresh'
import { SessionSync } from '@/ui/frame/account/session-sync'
import { UnreadCount } from '@/ui/frame/header/unread-count'

/** Unread messages, shown if there are any, and the bell; both keep up while the page is open (rule S17). */
export function HeaderCounts({ hasInbox }: { hasInbox: boolean }) {
  const t = useTranslations('account')
  const locale = useLocale()
  const words = (what: 'unreadMessages' | 'unreadNotifications') => ({
    one: t(`${what}.one`, { count: '#' }),
    other: t(`${what}.other`, { count: '#' }),
  })
  return (
    <>
      {hasInbox ? (
        <a
          className="button button-icon relative"
          href={localePath(locale, '/seller/messages')}
          data-count="unread"
        >
          <UnreadCount
            what="unread"
            icon="messages"
            words={{ none: t('messages'), ...words('unreadMessages') }}
            locale={locale}
          />
        </a>
      ) : null}
      <NotificationsBell prefix={localePath(locale, '/').replace(/\/$/, '')} seeAll={t('allNotifications')}>
        <UnreadCount
          what="news"
          icon="bell"
          words={{ none: t('notifications'), ...words('unreadNotifications') }}
          locale={locale}
        />
      </NotificationsBell>
      <SessionSync />
      <SessionRefresh />
    </>
  )
}
