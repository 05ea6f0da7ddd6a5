import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import type { WhatNext } from '@/domain/orders/what-next'
import { shortDays } from '@/server/texts/arrival-text'

/** What comes next in an order: 'Arrives Dec 10–14', 'Pay by Dec 3' (rule M60). */
export function NextText({ next }: { next: WhatNext }) {
  const t = useTranslations('buyerOrders.next')
  const locale = useLocale()
  const day = (moment: string, timeZone: string) =>
    dateFormat(locale, { month: 'short', day: 'numeric', timeZone }).format(new Date(moment))
  if (next.kind === 'pay') return t('pay', { day: day(next.by, 'America/Toronto') })
  if (next.kind === 'ships') return t('ships', { day: day(next.by, 'UTC') })
  if (next.kind === 'arrives' || next.kind === 'estimate')
    return t(next.kind, { dates: shortDays(next.days, locale) })
  return t(next.kind)
}
