import { HeaderSlot } from '@/ui/frame/header/header-slot'
import type { AccountWords } from '@/ui/frame/header/header-words'
import { Icon } from '@/ui/parts/icon'

/** The link to the notifications, with the unread count. */
export function NotificationsLink({
  words,
  prefix,
  className,
}: {
  words: AccountWords
  prefix: string
  className?: string
}) {
  return (
    <a
      className={className ? `menu-item ${className}` : 'menu-item'}
      data-for="buyer seller pending"
      href={`${prefix}/notifications`}
    >
      <Icon name="bell" />
      {words.notifications}
      <NotificationCount words={words} className="ms-auto" />
    </a>
  )
}

/** The count, with its meaning for screen readers. Hidden while it is zero. */
export function NotificationCount({ words, className }: { words: AccountWords; className: string }) {
  return (
    <>
      <HeaderSlot what="news" className={`count ${className}`} />
      <span className="sr-only" data-count="news">
        {words.unread}
      </span>
    </>
  )
}
