import { useLocale, useTranslations } from 'next-intl'
import { isCarrier, trackingUrl } from '@/domain/orders/shipping/carrier'
import { localePath } from '@/messages/locales'
import type { OrderCard } from './list-orders'

/** What is done with an order without opening it: follow the shipment, read the invoice, order again (rule M60). */
export function RowActions({ order }: { order: OrderCard }) {
  const t = useTranslations('buyerOrders.actions')
  const locale = useLocale()
  const { id, number, carrier, trackingNumber, invoice, status } = order
  const about = <span className="sr-only">: {number}</span>
  const isTracked = status === 'shipped' || status === 'delivered'
  return (
    <div className="order-actions no-print">
      {isTracked && isCarrier(carrier) && trackingNumber ? (
        <a
          className="link"
          href={trackingUrl(carrier, trackingNumber)}
          rel="noopener noreferrer"
          target="_blank"
        >
          {t('track')}
          {about}
        </a>
      ) : null}
      {invoice ? (
        <a className="link" href={`/api/invoice/${invoice}?locale=${locale}`}>
          {t('invoice')}
          {about}
        </a>
      ) : null}
      {order.isSample ? null : (
        <a className="link" href={localePath(locale, `/order/${id}/again`)}>
          {t('again')}
          {about}
        </a>
      )}
    </div>
  )
}
