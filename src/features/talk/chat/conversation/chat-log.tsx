import { useTranslations } from 'next-intl'
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dateFormat, type Locale } from '@/domain/locale'
import { Bubble, WaitingBubble } from './chat-bubbles'
import type { ChatMessage } from '@/features/talk/chat/chat-view'
import type { ChatFrame } from '@/features/talk/chat/chat-frame'
import type { ConversationState } from './use-conversation'

type Props = {
  chat: ConversationState
  locale: Locale
  frame: ChatFrame
  timeZone?: string
  /** Where older messages are without script, for the number of the oldest shown. */
  olderHref?: (before: number) => string
  reportHref?: (message: string) => string
}

/** Messages, oldest first, scrolled to the newest (rule T12); older ones come as one scrolls up. */
export function ChatLog({ chat, locale, frame, timeZone, olderHref, reportHref }: Props) {
  const t = useTranslations('chat')
  const { messages, waiting, readSeq } = chat
  const log = useRef<HTMLDivElement>(null)
  useStayAtEnd(log, messages.at(-1)?.seq ?? 0, waiting.length)
  const days = dateFormat(locale, { dateStyle: 'full', timeZone })
  const dayOf = (message: ChatMessage | undefined) => message && days.format(new Date(message.at))
  const lastOwn = messages.findLast(({ isMine }) => isMine)
  const isEmpty = messages.length + waiting.length === 0
  return (
    <div ref={log} className="chat-log" role="log" aria-label={t('log')} aria-busy={false} tabIndex={0}>
      <Older chat={chat} log={log} href={olderHref} />
      {isEmpty ? <p className="text-muted m-auto text-center">{t('empty')}</p> : null}
      <ul className="mt-auto grid gap-2">
        {messages.map((message, at) => (
          <Fragment key={message.id}>
            {dayOf(message) === dayOf(messages[at - 1]) ? null : (
              <li className="text-muted justify-self-center py-2 text-sm">{dayOf(message)}</li>
            )}
            <Bubble
              message={message}
              before={messages[at - 1]}
              locale={locale}
              frame={frame}
              timeZone={timeZone}
              state={message === lastOwn ? (message.seq <= readSeq ? t('read') : t('sent')) : null}
              reportHref={reportHref}
            />
          </Fragment>
        ))}
        {waiting.map((message) => (
          <WaitingBubble
            key={message.key}
            message={message}
            locale={locale}
            side={frame.side}
            onRetry={chat.retry}
          />
        ))}
      </ul>
      <p className="text-muted min-h-6 text-sm" aria-live="polite">
        {chat.isTyping ? t('typing', { name: frame.other }) : null}
      </p>
      {chat.isStale ? (
        <p className="text-persimmon-deep mt-2 text-center text-sm" role="alert">
          {t('loadFailed')}
        </p>
      ) : null}
    </div>
  )
}

const NEAR_END = 160

/** Scrolls to the newest at first, for an own message, and where the reader was at the end already. */
function useStayAtEnd(log: React.RefObject<HTMLDivElement | null>, newest: number, waiting: number) {
  const wasAtEnd = useRef(true)
  useEffect(() => {
    const box = log.current
    if (!box) return
    const note = () => (wasAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END)
    box.addEventListener('scroll', note)
    return () => box.removeEventListener('scroll', note)
  }, [log])
  useLayoutEffect(() => {
    const box = log.current
    if (box && (wasAtEnd.current || waiting > 0)) box.scrollTo(0, box.scrollHeight)
  }, [log, newest, waiting])
}

type OlderProps = {
  chat: ConversationState
  log: React.RefObject<HTMLDivElement | null>
  href?: (before: number) => string
}

/** Brings fifty older messages when it comes into view or is pressed, and keeps the place. A link without script. */
function Older({ chat, log, href }: OlderProps) {
  const t = useTranslations('chat')
  const { messages, loadOlder } = chat
  const first = messages[0]?.seq ?? 1
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const way = useRef<HTMLAnchorElement & HTMLButtonElement>(null)
  const fromEnd = useRef<number | null>(null)
  const load = async () => {
    if (state === 'busy') return
    setState('busy')
    const box = log.current
    fromEnd.current = box ? box.scrollHeight - box.scrollTop : null
    setState((await loadOlder(first)) ? 'idle' : 'failed')
  }
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  useLayoutEffect(() => {
    const box = log.current
    if (box && fromEnd.current !== null) box.scrollTo(0, box.scrollHeight - fromEnd.current)
    fromEnd.current = null
  }, [log, first])
  useEffect(() => {
    const node = way.current
    if (!node || state !== 'idle') return
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && void latest.current(), {
      root: log.current,
    })
    // Not at first: the log is scrolled to its end in the same frame.
    const later = setTimeout(() => seen.observe(node), 300)
    return () => {
      clearTimeout(later)
      seen.disconnect()
    }
  }, [log, first, state])
  if (first <= 1) return null
  return (
    <p className="text-center text-sm">
      <a
        ref={way}
        className="link"
        href={href?.(first) ?? '#'}
        onClick={(event) => {
          event.preventDefault()
          void load()
        }}
      >
        {t('older')}
      </a>
      {state === 'failed' ? (
        <span role="alert" className="text-persimmon-deep block">
          {t('olderFailed')}
        </span>
      ) : null}
    </p>
  )
}
