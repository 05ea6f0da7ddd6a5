import { useLocale, useTranslations } from 'next-intl'
import { carrierName, isCarrier, trackingUrl } from '@/domain/orders/shipping/carrier'
import type { Freight } from '@/domain/orders/shipping/freight'
import { FreightFacts } from '@/ui/parts/freight-facts'

type Waybill = { carrier: string | null; trackingNumber: string | null; freight: Freight | null }

/** How it goes: carrier and tracking number with a link to the carrier (rule M8), or the forwarder (rule M109). */
export function Tracking({
  sent: { carrier, trackingNumber, freight },
  isOnWay,
}: {
  sent: Waybill
  isOnWay: boolean
}) {
  const t = useTranslations('order')
  const ofFreight = useTranslations('freight')
  const locale = useLocale()
  if (freight)
    return (
      <>
        <FreightFacts freight={freight} bill={trackingNumber} />
        {isOnWay ? <p className="text-muted mt-1 text-sm">{ofFreight('updates')}</p> : null}
      </>
    )
  if (!isCarrier(carrier) || !trackingNumber) return null
  const name = carrierName(carrier, locale)
  return (
    <>
      <p className="figures mt-1">
        {name} {trackingNumber}
      </p>
      <p className="no-print">
        <a
          className="link"
          href={trackingUrl(carrier, trackingNumber)}
          rel="noopener noreferrer"
          target="_blank"
        >
          {t('track', { carrier: name })}
        </a>
      </p>
      {isOnWay ? <p className="text-muted mt-1 text-sm">{t('carrierUpdates')}</p> : null}
    </>
  )
}
