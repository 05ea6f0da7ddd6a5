import type { Locale } from '@/domain/locale'
import { getTranslations } from '@/server/texts/translations'

/** Money settings that the panel shows only on a screen of their own, by that screen's words; undefined for any other. */
export function moneyFact(name: string, locale: Locale) {
  const t = getTranslations({ locale, namespace: 'staff.moneySettings' })
  const labels: Record<string, string> = {
    commissionPpm: t('commission.title'),
    sellerArrivalDays: t('arrivals.days'),
    importer: t('importer.who'),
    transfersAllowed: t('transfers.allowed'),
    transferDays: t('transfers.days'),
    instructions: t('transfers.title'),
    shippingKind: t('shipping.title'),
    shippingAmount: t('shipping.amount'),
    shippingFreeOver: t('shipping.freeOver'),
    wonPerDollar: t('won.rate'),
    wonPerDollarOn: t('won.on'),
  }
  const values: Record<string, Record<string, string>> = {
    importer: { seller: t('importer.seller'), buyer: t('importer.buyer') },
    transfersAllowed: { true: t('transfers.yes'), false: t('transfers.no') },
    shippingKind: {
      flat: t('shipping.flat'),
      per_box: t('shipping.per_box'),
      free_over: t('shipping.free_over'),
      quoted: t('shipping.quoted'),
    },
  }
  return { label: labels[name], value: (stored: unknown) => values[name]?.[String(stored)] }
}
