import { useTranslations } from 'next-intl'
import type { Freight } from '@/domain/orders/shipping/freight'

type Props = { freight: Freight; bill: string | null }

/** What is known of a shipment by sea or truck: forwarder, bill of lading, container, boxes and pallets (rule M109). */
export function FreightFacts({ freight, bill }: Props) {
  const t = useTranslations('freight')
  const { mode, forwarder, container, boxes, pallets } = freight
  const load = [
    boxes === null ? null : t('boxes', { count: boxes }),
    pallets === null ? null : t('pallets', { count: pallets }),
  ].filter((part) => part !== null)
  return (
    <p className="figures wrap-anywhere">
      <span className="block">{t('forwarderBy', { forwarder, mode: t(`modes.${mode}`) })}</span>
      {bill ? <span className="block">{t('billNumber', { number: bill })}</span> : null}
      {container ? <span className="block">{t('containerNumber', { number: container })}</span> : null}
      {load.length > 0 ? <span className="block">{load.join(', ')}</span> : null}
    </p>
  )
}
