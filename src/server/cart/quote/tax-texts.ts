import 'server-only'
import type { Quote } from '@/domain/cart/quote/quote'
import { formatTag, type Locale } from '@/domain/locale'
import { formatMoney, PPM } from '@/domain/money'
import { getTranslations } from '@/server/texts/translations'

/** Each tax with its rate, as checkout names it: 'PST 7%' and '$3.50'. */
export function taxTexts(
  { taxes }: Pick<Quote, 'taxes'>,
  locale: Locale,
): { name: string; amount: string }[] {
  const t = getTranslations({ locale, namespace: 'taxes' })
  const rate = new Intl.NumberFormat(formatTag(locale), { style: 'percent', maximumFractionDigits: 3 })
  return taxes.map(({ kind, ratePpm, amount }) => ({
    name: `${t(kind)} ${rate.format(ratePpm / PPM)}`,
    amount: formatMoney(amount, locale),
  }))
}

/** What checkout says where the buyer imports (rule M14); null where the seller does. */
export function importText({ importEstimate }: Pick<Quote, 'importEstimate'>, locale: Locale): string | null {
  if (importEstimate === null) return null
  const t = getTranslations({ locale, namespace: 'checkout.page' })
  return t.markup('buyerImports', { amount: () => formatMoney(importEstimate, locale) })
}
