import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { serviceName } from '@/domain/cart/shipping/service-name'
import { dateFormat } from '@/domain/locale'
import { carrierName, isCarrier, trackingUrl } from '@/domain/orders/shipping/carrier'
import { tradeDocumentsOf } from '@/domain/orders/documents/order-documents'
import { unitWords } from '@/domain/orders/unit-words'
import { localePath } from '@/messages/locales'
import { FreightFacts } from '@/ui/parts/freight-facts'
import { OrderFiles } from '@/ui/files/order-files'
import { LateBadge, OrderStatusBadge, PartlyShippedBadge } from '@/ui/parts/order-status'
import type { Shipment } from './list-shipments'

type Props = { order: Shipment; timeZone: string; children: ReactNode }

/** One order: where it goes, its waybill and documents, and the next step. */
export function ShipmentCard({ order, timeZone, children }: Props) {
  const t = useTranslations('sellerShipping')
  const documents = useTranslations('orderDocuments')
  const locale = useLocale()
  const words = unitWords(useTranslations('product'), locale)
  const { id, number, status, dueOn, shippedAt, confirmedAt } = order
  const at = new Date(shippedAt ?? confirmedAt)
  const days = dateFormat(locale, { dateStyle: 'medium', timeZone })
  const day = <time dateTime={at.toISOString()}>{days.format(at)}</time>
  return (
    <li className="border-line bg-raised grid gap-x-8 gap-y-4 rounded-md border p-4 lg:grid-cols-[1fr_20rem]">
      <div className="grid min-w-0 content-start gap-3">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          <a className="link" href={localePath(locale, `/seller/orders/${number}`)}>
            {t('number', { number })}
          </a>
          <OrderStatusBadge status={status} dueOn={dueOn} isShort />
          {order.isPartlyShipped ? <PartlyShippedBadge /> : null}
          {order.isLate ? <LateBadge /> : null}
        </h3>
        <p className="break-words">
          {order.buyer}
          <span className="text-muted">
            {' · '}
            {order.city} {order.province}
          </span>
        </p>
        <p className="text-muted text-sm">
          {order.units.map((unit) => words.count(unit, unit.quantity)).join(', ')}
          {' · '}
          {t.rich(shippedAt ? 'shippedOn' : 'confirmedOn', { day: () => day })}
          {order.service ? ` · ${t('service', { service: serviceName(order.service, locale) })}` : null}
        </p>
        {order.isCancelAsked ? <p className="text-persimmon-deep font-medium">{t('cancelAsked')}</p> : null}
        <Tracking order={order} />
        <div>
          <h4 className="text-muted mb-1 text-sm">{t('documents')}</h4>
          <ul className="grid gap-1">
            {tradeDocumentsOf(order).map((kind) => (
              <li key={kind}>
                <a
                  className="link inline-block min-h-6"
                  href={`/api/order-document/${id}/${kind}?locale=${locale}`}
                >
                  {documents(`${kind}.link`)}
                </a>
              </li>
            ))}
            <OrderFiles files={order.documents} />
          </ul>
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-4">{children}</div>
    </li>
  )
}

/** The carrier and its page of the parcel (rule M8). */
function Tracking({ order: { carrier, trackingNumber, freight } }: { order: Shipment }) {
  const t = useTranslations('order')
  const locale = useLocale()
  if (freight) return <FreightFacts freight={freight} bill={trackingNumber} />
  if (!isCarrier(carrier) || !trackingNumber) return null
  const name = carrierName(carrier, locale)
  return (
    <p>
      <span className="figures break-all">
        {name} {trackingNumber}
      </span>
      {' · '}
      <a
        className="link"
        href={trackingUrl(carrier, trackingNumber)}
        rel="noopener noreferrer"
        target="_blank"
      >
        {t('track', { carrier: name })}
      </a>
    </p>
  )
}
