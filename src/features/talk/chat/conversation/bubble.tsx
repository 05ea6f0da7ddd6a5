import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale'
import { mentionsPaymentElsewhere } from '@/domain/talk/payment-warning'
import { splitLinks } from '@/domain/talk/links'
import { localePath } from '@/messages/locales'
import type { ChatFile, ChatMessage } from '@/features/talk/chat/chat-view'

/** What a message is about, where it is not what the one before was about (rule T4). */
export function Chips({
  message,
  before,
  locale,
}: {
  message: ChatMessage
  before?: ChatMessage
  locale: Locale
}) {
  const t = useTranslations('chat')
  const { about, order } = message
  return (
    <>
      {about && about.id !== before?.about?.id ? (
        <a
          className="badge max-w-full"
          href={localePath(locale, order ? `/order/${order.id}` : `/product/${about.id}`)}
        >
          <span className="sr-only">{t('about')} </span>
          <span className="truncate">{about.name}</span>
        </a>
      ) : null}
      {order && order.id !== before?.order?.id ? (
        <a className="badge max-w-full" href={localePath(locale, `/order/${order.id}`)}>
          <span className="truncate">{t('order', { number: order.number })}</span>
        </a>
      ) : null}
    </>
  )
}

/** A move of a price request, which leads to it (rule T31). */
export function PriceCard({ message, locale }: { message: ChatMessage; locale: Locale }) {
  const t = useTranslations('chat')
  const { price } = message
  if (!price) return null
  return (
    <a className="choice font-medium" href={localePath(locale, price.path)}>
      {t(`price.${price.move}`, { number: price.number })}
    </a>
  )
}

/** The words of a message; addresses are links that name their host and pass nothing on. */
export function MessageText({ text }: { text: string }) {
  const t = useTranslations('chat')
  return (
    <p className="bubble-text">
      {splitLinks(text).map(({ text: part, href, host }, at) =>
        href ? (
          <span key={at}>
            <a className="link" href={href} rel="nofollow noopener noreferrer ugc" target="_blank">
              {part}
              <span className="sr-only"> {t('newTab')}</span>
            </a>{' '}
            <span className="text-muted text-sm">({host})</span>
          </span>
        ) : (
          <span key={at}>{part}</span>
        ),
      )}
    </p>
  )
}

/** Shown above words of the other side that speak of paying elsewhere; nothing is blocked. */
export function PaymentWarning({ message }: { message: ChatMessage }) {
  const t = useTranslations('chat')
  if (message.isMine || message.isMaru || !mentionsPaymentElsewhere(message.text)) return null
  return (
    <p className="border-persimmon-deep bg-persimmon-wash rounded-md border px-3 py-2 text-sm">
      {t('payElsewhere')}
    </p>
  )
}

const KILO = 1024

const sizeOf = ({ size }: ChatFile) => String(Math.max(1, Math.round(size / KILO)))

/** An image at 400 pixels or a PDF, named by its file; each opens the whole file. */
export function MessageFile({ file }: { file: ChatFile }) {
  const t = useTranslations('chat')
  const href = `/api/message-file/${file.id}`
  if (file.kind === 'pdf')
    return (
      <a className="badge max-w-full" href={href} download>
        <span className="truncate" title={file.name}>
          {t('pdf', { name: file.name, size: sizeOf(file) })}
        </span>
      </a>
    )
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <img
        className="h-auto max-h-100 w-auto max-w-[min(100%,25rem)] rounded-md"
        src={`${href}?small=1`}
        alt={t('image', { name: file.name })}
        width={400}
        height={300}
        loading="lazy"
      />
    </a>
  )
}
