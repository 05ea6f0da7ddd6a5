import { colon, hourFormat, type Locale } from '@/domain/locale'
import { Chips, MessageFile, MessageText, PaymentWarning, PriceCard } from './bubble'
import type { ChatMessage } from '@/features/talk/chat/chat-view'
import type { ChatWords } from '@/features/talk/chat/chat-words'
import { Translation } from './translation'
import type { Waiting } from './use-conversation'

type Props = {
  message: ChatMessage
  before: ChatMessage | undefined
  locale: Locale
  words: ChatWords
  timeZone: string | undefined
  /** Whether the last own message is sent or read. */
  state: string | null
  reportHref?: (message: string) => string
}

/** A stored message with its chips, files, time and state. */
export function Bubble({ message, before, locale, words, timeZone, state, reportHref }: Props) {
  const { id, text, at, isMine, by, isMaru, isHidden, price, files } = message
  return (
    <li className={isMine ? 'bubble bubble-mine' : 'bubble'}>
      <Chips message={message} before={before} locale={locale} words={words} />
      {by && by !== before?.by ? <span className="text-muted text-sm font-medium">{by}</span> : null}
      {isMine && !by ? <span className="sr-only">{words.you + colon(locale)}</span> : null}
      {isMaru && !before?.isMaru ? <span className="text-sm font-medium">{words.other}</span> : null}
      <PaymentWarning message={message} words={words} />
      <PriceCard message={message} locale={locale} words={words} />
      {text ? <MessageText text={text} words={words} /> : null}
      <Translation message={message} locale={locale} words={words} />
      {text === '' && files.length === 0 && !price ? (
        <p className="bubble-text text-muted">{isHidden ? words.hidden : words.fileGone}</p>
      ) : null}
      {files.map((file) => (
        <MessageFile key={file.id} file={file} words={words} />
      ))}
      <span className="text-muted flex gap-2 text-sm">
        <time dateTime={at}>{hourFormat(locale, timeZone).format(new Date(at))}</time>
        {state ? <span>{state}</span> : null}
        {reportHref && !isMine && !isMaru && !isHidden ? (
          <a className="link" href={reportHref(id)}>
            {words.report}
          </a>
        ) : null}
      </span>
    </li>
  )
}

type WaitingProps = {
  message: Waiting
  locale: Locale
  words: ChatWords
  onRetry: (message: Waiting) => void
}

/** An own message on its way, or one that could not be sent, with another try. */
export function WaitingBubble({ message, locale, words, onRetry }: WaitingProps) {
  const { text, files, state, detail } = message
  return (
    <li className="bubble bubble-mine">
      {text ? <p className="bubble-text opacity-60">{text}</p> : null}
      {files.map(({ id, name }) => (
        <span key={id} className="badge max-w-full opacity-60">
          <span className="truncate">{name}</span>
        </span>
      ))}
      {state === 'sending' ? <span className="text-muted text-sm">{words.sending}</span> : null}
      {state === 'failed' ? (
        <p className="text-persimmon-deep text-sm" role="alert">
          {words.sendFailed}
          {detail ? (words.sendFailed.endsWith('.') ? ' ' : colon(locale)) + detail : null}{' '}
          <button type="button" className="link cursor-pointer" onClick={() => onRetry(message)}>
            {words.retry}
          </button>
        </p>
      ) : null}
    </li>
  )
}
