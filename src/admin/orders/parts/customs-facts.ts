import { placeName } from '@/domain/people/address/place-name'
import { formatTag } from '@/domain/locale'
import type { Customs } from '@/admin/orders/get-staff-order'
import { adminWords, panelLocale } from '@/admin/parts/words'

/** What a line was for the customs when it was ordered; '–' where nothing was stored yet (rule M40). */
export function customsFacts(customs: Customs | undefined, i18n: { language: string }): string[] {
  const t = adminWords(i18n, 'product.facts')
  const locale = panelLocale(i18n)
  const weight = new Intl.NumberFormat(formatTag(locale), {
    style: 'unit',
    unit: 'kilogram',
    maximumFractionDigits: 3,
  })
  return [
    `${t('hsCode')} ${customs?.hsCode ?? '–'}`,
    `${t('origin')} ${customs?.origin ? placeName(customs.origin, locale) : '–'}`,
    `${t('weight')} ${typeof customs?.weight === 'number' ? weight.format(customs.weight) : '–'}`,
    typeof customs?.packagingUnit === 'number'
      ? adminWords(i18n, 'staff.order')('perBox', { count: customs.packagingUnit })
      : `${t('packagingUnit')} –`,
  ]
}
