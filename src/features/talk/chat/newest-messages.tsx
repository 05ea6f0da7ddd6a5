import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { momentFormat } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import type { ChatMessage } from './chat-view'

type Props = {
  messages: readonly ChatMessage[]
  /** The page of the conversation, without language prefix; null where there is none yet. */
  path: string | null
  other: string | null
  timeZone: string
  /** The way to write. */
  children: ReactNode
}

/** So many stand beside an order; the conversation has all. */
const SHOWN = 3

/** The newest messages with the buyer of an order, beside it (rule S32). They count as read in the conversation itself. */
export function NewestMessages({ messages, path, other, timeZone, children }: Props) {
  const t = useTranslations('sellerOrder.conversation')
  const locale = useLocale()
  const shown = messages.slice(-SHOWN)
  return (
    <section aria-labelledby="conversation" className="grid gap-3">
      <h2 id="conversation" className="text-lg">
        {t('title')}
      </h2>
      {shown.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {shown.map((message) => (
          <Message key={message.id} message={message} other={other} timeZone={timeZone} />
        ))}
      </ul>
      {path && shown.length > 0 ? (
        <a className="link justify-self-start" href={localePath(locale, path)}>
          {t('whole')}
        </a>
      ) : null}
      {children}
    </section>
  )
}

type MessageProps = { message: ChatMessage } & Pick<Props, 'other' | 'timeZone'>

function Message({ message, other, timeZone }: MessageProps) {
  const t = useTranslations('sellerOrder.conversation')
  const chat = useTranslations('chat')
  const locale = useLocale()
  const { text, at, isMine, by, isMaru, isHidden, price, files } = message
  const from = isMine ? (by ?? chat('you')) : isMaru ? t('staff') : (other ?? chat('anonymous'))
  return (
    <li className="border-line border-s-2 ps-3">
      <p className="text-muted flex flex-wrap gap-x-2 text-sm">
        <span className="text-ink font-medium">{from}</span>
        <time dateTime={at}>{momentFormat(locale, timeZone).format(new Date(at))}</time>
      </p>
      {isHidden ? <p className="text-muted">{chat('hidden')}</p> : null}
      {price ? (
        <a className="link" href={localePath(locale, price.path)}>
          {chat(`price.${price.move}`, { number: price.number })}
        </a>
      ) : null}
      {!isHidden && text ? <p className="wrap-anywhere whitespace-pre-line lg:line-clamp-3">{text}</p> : null}
      {files.length > 0 ? <p className="text-muted text-sm">{t('files', { count: files.length })}</p> : null}
    </li>
  )
}
