import { useLocale, useTranslations } from 'next-intl'
import { momentFormat } from '@/domain/locale'
import { localizedText } from '@/domain/values/localized-text'
import { localePath } from '@/messages/locales'
import { Badge } from '@/ui/parts/badge'
import { Price } from '@/ui/parts/price'
import type { NotificationView } from './notification-view'
import { sentenceOf } from './sentence-of'
import { sentenceValues } from './sentence-values'

/** Notifications, newest first, each a sentence that links to its subject. */
export function NotificationList({
  notifications,
  timeZone,
}: {
  notifications: NotificationView[]
  timeZone: string
}) {
  return (
    <ul className="border-line bg-raised divide-line divide-y rounded-md border">
      {notifications.map((notification) => (
        <NotificationRow key={notification.id} notification={notification} timeZone={timeZone} />
      ))}
    </ul>
  )
}

function NotificationRow({ notification, timeZone }: { notification: NotificationView; timeZone: string }) {
  const t = useTranslations('notifications')
  const locale = useLocale()
  const { seller, product, amount, at, isUnread } = notification
  const { text, lang } = localizedText(product, locale)
  const words = t.rich(`sentences.${sentenceOf(notification)}`, {
    ...sentenceValues(notification, locale),
    seller,
    product: () => <span lang={lang}>{text}</span>,
    amount: () => <Price cents={amount ?? 0} />,
  })
  return (
    <li className="hover:bg-tone/60 relative flex flex-wrap items-baseline gap-x-4 gap-y-1 p-4">
      <p className={isUnread ? 'min-w-0 flex-1 font-semibold' : 'min-w-0 flex-1'}>
        <NotificationLink notification={notification}>{words}</NotificationLink>
      </p>
      {isUnread ? <Badge tone="celadon">{t('new')}</Badge> : null}
      <p className="text-muted w-full text-sm">
        <time dateTime={at}>{momentFormat(locale, timeZone).format(new Date(at))}</time>
      </p>
    </li>
  )
}

type LinkProps = { notification: NotificationView; children: React.ReactNode }

/** An unread notification opens through the route that marks it as read; a read one links directly. */
function NotificationLink({ notification: { id, href, isUnread }, children }: LinkProps) {
  const locale = useLocale()
  if (!href) return children
  const to = isUnread ? `/api/notifications/${id}?locale=${locale}` : localePath(locale, href)
  return (
    <a className="hover:text-celadon after:absolute after:inset-0" href={to}>
      {children}
    </a>
  )
}
