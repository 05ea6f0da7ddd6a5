import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import type { OrderView } from './order-view'

type Props = {
  order: Pick<OrderView, 'side' | 'placedAt' | 'sellerName' | 'buyerName'>
  timeZone: string
}

/** When it was placed, and with whom: a seller reads the buyer's name. */
export function OrderPlaced({ order: { side, placedAt, sellerName, buyerName }, timeZone }: Props) {
  const t = useTranslations('order')
  const date = dateFormat(useLocale(), { dateStyle: 'long', timeZone }).format(new Date(placedAt))
  if (side !== 'seller') return t('placed', { date, seller: sellerName })
  return buyerName ? t('placedBy', { date, buyer: buyerName }) : t('placedOn', { date })
}
