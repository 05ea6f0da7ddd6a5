import { useLocale, useTranslations } from 'next-intl'
import { formatMoney } from '@/domain/money'
import type { OrderItem } from '@/features/buying/orders/order-view'

/** 'Sample', where a line is one. */
export function SampleMark({ item }: { item: Pick<OrderItem, 'isSample'> }) {
  const t = useTranslations('samples')
  return item.isSample ? <p className="text-sm font-semibold">{t('label')}</p> : null
}

/** What the price of an earlier sample takes off a line (rule M115). */
export function SampleCredit({ item }: { item: Pick<OrderItem, 'sampleCredit'> }) {
  const t = useTranslations('samples')
  const locale = useLocale()
  if (item.sampleCredit === 0) return null
  return (
    <p className="figures text-celadon-deep text-sm">
      {t('credit', { price: formatMoney(item.sampleCredit, locale) })}
    </p>
  )
}
