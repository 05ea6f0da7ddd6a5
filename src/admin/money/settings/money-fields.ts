import { SHIPPING_KINDS } from '@/domain/cart/shipping/shipping'
import { LOCALES } from '@/domain/locale'
import { typedAmount } from '@/domain/money'
import { percentOf } from '@/domain/payments/payouts/commission-rate'
import type { MoneyPart, MoneySettings } from '@/domain/payments/money-settings'
import type { CommandField } from '@/admin/commands/command-input'
import { adminWords, panelLocale } from '@/admin/parts/words'

/** The inputs of a part, filled with what is stored. */
export function moneyFields(
  part: MoneyPart,
  settings: MoneySettings,
  i18n: { language: string },
): CommandField[] {
  const t = adminWords(i18n, 'staff.moneySettings')
  const amount = (cents: number) => typedAmount(cents, panelLocale(i18n))
  switch (part) {
    case 'commission':
      return [{ name: 'percent', label: t('commission.percent'), value: percentOf(settings.commissionPpm) }]
    case 'payouts':
      return [{ name: 'minimum', label: t('payouts.minimum'), value: amount(settings.payoutMinimum) }]
    case 'arrivals':
      return [{ name: 'days', label: t('arrivals.days'), value: String(settings.sellerArrivalDays) }]
    case 'importer':
      return [
        {
          name: 'importer',
          label: t('importer.who'),
          value: settings.importer,
          options: (['seller', 'buyer'] as const).map((value) => ({ value, label: t(`importer.${value}`) })),
        },
      ]
    case 'transfers':
      return [
        {
          name: 'allowed',
          label: t('transfers.allowed'),
          value: settings.transfersAllowed ? 'yes' : 'no',
          options: (['yes', 'no'] as const).map((value) => ({ value, label: t(`transfers.${value}`) })),
        },
        { name: 'days', label: t('transfers.days'), value: String(settings.transferDays) },
        ...LOCALES.map((locale) => ({
          name: locale,
          label: t(`transfers.${locale}`),
          value: settings.instructions[locale],
          isLong: true,
        })),
      ]
    case 'won':
      return [
        {
          name: 'rate',
          label: t('won.rate'),
          value: settings.wonPerDollar === null ? '' : String(settings.wonPerDollar),
          hint: t('won.rateHint'),
        },
        { name: 'on', label: t('won.on'), value: settings.wonPerDollarOn ?? '', hint: t('won.onHint') },
      ]
    case 'shipping':
      return [
        {
          name: 'kind',
          label: t('shipping.kind'),
          value: settings.shippingKind,
          options: SHIPPING_KINDS.map((value) => ({ value, label: t(`shipping.${value}`) })),
        },
        {
          name: 'amount',
          label: t('shipping.amount'),
          value: settings.shippingKind === 'quoted' ? '' : amount(settings.shippingAmount),
        },
        {
          name: 'freeOver',
          label: t('shipping.freeOver'),
          value: settings.shippingFreeOver === null ? '' : amount(settings.shippingFreeOver),
          hint: t('shipping.freeOverHint'),
        },
      ]
  }
}
