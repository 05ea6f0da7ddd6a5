import { useTranslations } from 'next-intl'
import { colon, hourFormat, type Locale } from '@/domain/locale'
import type { Side } from '@/domain/talk/thread'
import { Chips, MessageFile, MessageText, PaymentWarning, PriceCard } from './bubble'
import type { ChatMessage } from '@/features/talk/chat/chat-view'
import type { ChatFrame } from '@/features/talk/chat/chat-frame'
import { Translation } from './translation'
import type { PendingMessage } from './use-conversation'

type Props = {
  message: ChatMessage
  before: ChatMessage | undefined
  locale: Locale
  frame: ChatFrame
  timeZone: string | undefined
  /** Whether the last own message is sent or read. */
  state: string | null
  reportHref?: (message: string) => string
}

/** A stored message with its chips, files, time and state. */
export function Bubble({ message, before, locale, frame, timeZone, state, reportHref }: Props) {
  const t = useTranslations('chat')
  const { id, text, at, isMine, by, isMaru, isHidden, price, files } = message
  return (
    <li className={isMine ? 'bubble bubble-mine' : 'bubble'}>
      <Chips message={message} before={before} locale={locale} />
      {by && by !== before?.by ? <span className="text-muted text-sm font-medium">{by}</span> : null}
      {isMine && !by ? <span className="sr-only">{t('you') + colon(locale)}</span> : null}
      {isMaru && !before?.isMaru ? <span className="text-sm font-medium">{frame.other}</span> : null}
      <PaymentWarning message={message} />
      <PriceCard message={message} locale={locale} />
      {text ? <MessageText text={text} /> : null}
      <Translation message={message} locale={locale} canTranslate={frame.canTranslate} />
      {text === '' && files.length === 0 && !price ? (
        <p className="bubble-text text-muted">{isHidden ? t('hidden') : t('fileGone')}</p>
      ) : null}
      {files.map((file) => (
        <MessageFile key={file.id} file={file} />
      ))}
      <span className="text-muted flex gap-2 text-sm">
        <time dateTime={at}>{hourFormat(locale, timeZone).format(new Date(at))}</time>
        {state ? <span>{state}</span> : null}
        {reportHref && !isMine && !isMaru && !isHidden ? (
          <a className="link" href={reportHref(id)}>
            {t('report')}
          </a>
        ) : null}
      </span>
    </li>
  )
}

type WaitingProps = {
  message: PendingMessage
  locale: Locale
  side: Side
  onRetry: (message: PendingMessage) => void
}

/** An own message on its way, or one that could not be sent, with another try. */
export function WaitingBubble({ message, locale, side, onRetry }: WaitingProps) {
  const t = useTranslations('chat')
  const errors = useTranslations('errors')
  const failed = t(side === 'buyer' ? 'sendFailed' : 'sendFailedSeller')
  const { text, files, state, detail } = message
  return (
    <li className="bubble bubble-mine">
      {text ? <p className="bubble-text opacity-60">{text}</p> : null}
      {files.map(({ id, name }) => (
        <span key={id} className="badge max-w-full opacity-60">
          <span className="truncate">{name}</span>
        </span>
      ))}
      {state === 'sending' ? <span className="text-muted text-sm">{t('sending')}</span> : null}
      {state === 'failed' ? (
        <p className="text-persimmon-deep text-sm" role="alert">
          {failed}
          {detail ? (failed.endsWith('.') ? ' ' : colon(locale)) + detail : null}{' '}
          <button type="button" className="link cursor-pointer" onClick={() => onRetry(message)}>
            {errors('retry')}
          </button>
        </p>
      ) : null}
    </li>
  )
}
