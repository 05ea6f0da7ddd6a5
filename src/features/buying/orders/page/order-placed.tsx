import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { fillMessage } from '@/ui/page/fill-message'
import { LinkedName } from '@/ui/parts/linked-name'
import type { OrderView } from '@/features/buying/orders/order-view'

type Props = {
  order: Pick<OrderView, 'side' | 'placedAt' | 'sellerName' | 'sellerSlug' | 'buyerName'>
  timeZone: string
}

/** When it was placed, and with whom: a seller reads the buyer's name. */
export function OrderPlaced({ order, timeZone }: Props) {
  const t = useTranslations('order')
  const locale = useLocale()
  const { side, placedAt, sellerName, sellerSlug, buyerName } = order
  const date = dateFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(placedAt))
  if (side !== 'seller')
    return (
      <LinkedName
        sentence={fillMessage(t.raw('placed') as string, { date })}
        name={sellerName}
        href={sellerSlug && localePath(locale, `/supplier/${sellerSlug}`)}
      />
    )
  return buyerName ? t('placedBy', { date, buyer: buyerName }) : t('placedOn', { date })
}
