import { useEffect, useRef } from 'react'
import { momentFormat, type Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import type { ChatWords } from './chat-words'
import type { useChat } from './use-chat'

type Props = { chat: ReturnType<typeof useChat>; locale: Locale; words: ChatWords }

/** Messages, oldest first, scrolled to the newest (rule T12). Those that could not be sent stay, with a retry button. */
export function ChatLog({ chat, locale, words }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const { messages, waiting, phase } = chat
  // Keep the braces: `scrollIntoView` may return a promise, and an effect must return a function or nothing.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [messages.length, waiting.length, phase])
  const time = momentFormat(locale)
  const isEmpty = phase === 'open' && messages.length + waiting.length === 0
  return (
    <div className="chat-log" role="log" aria-label={words.log} aria-busy={phase === 'loading'} tabIndex={0}>
      {phase === 'loading' ? <p className="text-muted m-auto">{words.loading}</p> : null}
      {isEmpty ? <p className="text-muted m-auto text-center">{words.empty}</p> : null}
      <ul className="mt-auto grid gap-2">
        {messages.map(({ id, text, at, isMine, about }, n) => (
          <li key={id} className={isMine ? 'bubble bubble-mine' : 'bubble'}>
            {about && about.id !== messages[n - 1]?.about?.id ? (
              <a className="badge max-w-full" href={localePath(locale, `/product/${about.id}`)}>
                <span className="sr-only">{words.about} </span>
                <span className="truncate">{about.name}</span>
              </a>
            ) : null}
            {isMine ? <span className="sr-only">{words.you}: </span> : null}
            <p className="bubble-text">{text}</p>
            <time className="text-muted text-sm" dateTime={at}>
              {time.format(new Date(at))}
            </time>
          </li>
        ))}
        {waiting.map(({ key, text, hasFailed, detail }) => (
          <li key={key} className="bubble bubble-mine">
            <p className="bubble-text opacity-60">{text}</p>
            {hasFailed ? (
              <p className="text-persimmon-deep text-sm" role="alert">
                {words.sendFailed}
                {detail ? `: ${detail}` : null}{' '}
                <button
                  type="button"
                  className="link cursor-pointer"
                  onClick={() => void chat.send(text, key)}
                >
                  {words.retry}
                </button>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {chat.isStale ? (
        <p className="text-persimmon-deep mt-2 text-center text-sm" role="alert">
          {words.loadFailed}
        </p>
      ) : null}
      <div ref={end} />
    </div>
  )
}
