import { useLocale, useTranslations } from 'next-intl'
import { momentFormat } from '@/domain/locale'
import type { Side } from '@/domain/talk/thread'
import { localePath } from '@/messages/locales'
import { VerifiedBadge } from '@/ui/parts/verified-badge'
import { threadPath } from './inbox-query'
import type { ThreadLine } from './list-threads'

type Props = { side: Side; threads: ThreadLine[]; timeZone: string }

/** Conversations, newest first: who, the last message, what is unread (rule T13). */
export function ThreadList({ side, threads, timeZone }: Props) {
  return (
    <ul className="border-line bg-raised divide-line divide-y rounded-md border">
      {threads.map((thread) => (
        <ThreadRow key={thread.id} side={side} thread={thread} timeZone={timeZone} />
      ))}
    </ul>
  )
}

function ThreadRow({ side, thread, timeZone }: Omit<Props, 'threads'> & { thread: ThreadLine }) {
  const t = useTranslations('inbox')
  const chat = useTranslations('chat')
  const locale = useLocale()
  const { id, kind, company, isVerified, isGone, text, card, isHidden, isMine, unread, at } = thread
  const name = isGone ? t('formerMember') : (thread.name ?? t('anonymous'))
  const words = card ? chat(`price.${card.move}`, { number: card.number }) : text || t('files')
  const own = kind === 'support' ? 'buyer' : side
  return (
    <li className="hover:bg-tone/60 relative flex flex-col gap-1 p-4">
      <div className="flex items-baseline justify-between gap-x-4">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2">
          <a
            className={`hover:text-celadon max-w-full truncate after:absolute after:inset-0 ${unread > 0 ? 'font-semibold' : 'font-medium'}`}
            href={localePath(locale, threadPath(own, id))}
          >
            {name}
          </a>
          {company ? <span className="text-muted min-w-0 truncate text-sm">{company}</span> : null}
          {isVerified ? <VerifiedBadge /> : null}
        </p>
        <time className="text-muted shrink-0 text-sm" dateTime={at}>
          {momentFormat(locale, timeZone).format(new Date(at))}
        </time>
      </div>
      <div className="flex items-center justify-between gap-x-4">
        <p className={`min-w-0 truncate ${unread > 0 ? '' : 'text-muted'}`}>
          {isMine ? t('you') : null} {isHidden ? t('hidden') : words}
        </p>
        {unread > 0 ? (
          <p className="count shrink-0">
            <span aria-hidden="true">{unread}</span>
            <span className="sr-only">{t('unreadCount', { count: unread })}</span>
          </p>
        ) : null}
      </div>
    </li>
  )
}
