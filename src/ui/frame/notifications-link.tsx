import { HeaderSlot } from './header-slot'
import type { AccountWords } from './header-words'
import { Icon } from '@/ui/icon'

/** To what a member should know, with how much of it is unread. */
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

/** The number, and for whoever hears it what it counts. Neither stands there when there is nothing to count. */
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
