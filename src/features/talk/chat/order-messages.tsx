import { useLocale, useTranslations } from 'next-intl'
import { momentFormat } from '@/domain/locale'
import type { OrderMessage } from './thread/list-order-messages'

type Props = {
  messages: readonly OrderMessage[]
  buyer: string | null
  seller: string
  timeZone: string
}

/** What a colleague and the seller wrote about an order of the company, to read (rule P37). */
export function OrderMessages({ messages, buyer, seller, timeZone }: Props) {
  const t = useTranslations('company.conversation')
  const words = useTranslations('chat')
  const files = useTranslations('sellerOrder.conversation')
  const format = momentFormat(useLocale(), timeZone)
  return (
    <section aria-labelledby="conversation" className="no-print grid gap-3">
      <h2 id="conversation" className="text-lg">
        {t('title')}
      </h2>
      <p className="text-muted text-sm">{t('text')}</p>
      {messages.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {messages.map(({ id, text, at, isBuyers, isHidden, files: count }) => (
          <li key={id} className="border-line border-s-2 ps-3">
            <p className="text-muted flex flex-wrap gap-x-2 text-sm">
              <span className="text-ink font-medium wrap-anywhere">
                {isBuyers ? (buyer ?? words('anonymous')) : seller}
              </span>
              <time dateTime={at}>{format.format(new Date(at))}</time>
            </p>
            {isHidden ? <p className="text-muted">{words('hidden')}</p> : null}
            {text ? <p className="wrap-anywhere whitespace-pre-line">{text}</p> : null}
            {count > 0 ? <p className="text-muted text-sm">{files('files', { count })}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
