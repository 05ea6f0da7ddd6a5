import type { Locale } from '@/domain/locale'
import { carrierName, isCarrier, trackingUrl } from '@/domain/orders/shipping/carrier'
import type { Freight } from '@/domain/orders/shipping/freight'
import { forwarderText, loadText } from '@/server/texts/freight-text'

type Waybill = { carrier: string | null; trackingNumber: string | null; freight: Freight | null }

/** The tracking number with a link to the carrier (rule M8). */
export function ParcelWaybill({ sent, locale }: { sent: Waybill; locale: Locale }) {
  const { carrier, trackingNumber, freight } = sent
  if (freight)
    return (
      <div>
        {[forwarderText(freight, locale), trackingNumber, freight.container, loadText(freight, locale)]
          .filter(Boolean)
          .join(' · ')}
      </div>
    )
  if (!isCarrier(carrier) || !trackingNumber) return null
  return (
    <a href={trackingUrl(carrier, trackingNumber)} rel="noopener noreferrer" target="_blank">
      {carrierName(carrier, locale)} {trackingNumber}
    </a>
  )
}
