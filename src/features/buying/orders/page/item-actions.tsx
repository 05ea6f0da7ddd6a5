import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { reviewAnchor } from './anchors'
import type { OrderItem, OrderView } from '@/features/buying/orders/order-view'

type Props = { item: OrderItem; order: Pick<OrderView, 'id' | 'status'> }

/** What a buyer does about one line of an order: buy it again, review it, return it, report a problem with it (rules M61, M83). */
export function ItemActions({ item, order: { id, status } }: Props) {
  const t = useTranslations('order.line')
  const locale = useLocale()
  const about = <span className="sr-only">: {item.productName}</span>
  const again = localePath(locale, `/order/${id}/again?product=${item.product}`)
  const isReceived = status === 'delivered'
  return (
    <p className="no-print mt-1 flex flex-wrap gap-x-5 text-sm">
      {item.isSample ? null : (
        <a className="link min-h-6" href={again}>
          {t('again')}
          {about}
        </a>
      )}
      {isReceived && item.calledOff < item.quantity && !item.review ? (
        <a className="link min-h-6" href={`#${reviewAnchor(item.product)}`}>
          {t('review')}
          {about}
        </a>
      ) : null}
      {isReceived && item.calledOff < item.quantity ? (
        <a className="link min-h-6" href={localePath(locale, `/order/${id}/return?product=${item.product}`)}>
          {t('return')}
          {about}
        </a>
      ) : null}
      {isReceived || status === 'shipped' || item.shipped > 0 ? (
        <a className="link min-h-6" href={localePath(locale, `/support?order=${id}&product=${item.product}`)}>
          {t('report')}
          {about}
        </a>
      ) : null}
    </p>
  )
}
