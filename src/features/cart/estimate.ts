import 'server-only'
import type { TypedUser } from 'payload'
import type { Quote } from '@/domain/cart/quote'
import type { Locale } from '@/domain/locale'
import { formatMoney, formatNamedMoney } from '@/domain/money'
import { ok, type Result } from '@/domain/result'
import { database } from '@/server/db/transaction'
import { placeOf, type Place } from '@/server/quote/read-place'
import { readQuote } from '@/server/quote/read-quote'
import { importText, taxTexts } from '@/server/quote/tax-texts'
import { getTranslations } from '@/server/translations'
import type { EstimateView } from './cart-view'

/** A member's cart at a place that was typed, priced as checkout would price it there (rule M52). */
export async function getEstimate(
  user: TypedUser,
  typed: string,
  locale: Locale,
): Promise<Result<EstimateView>> {
  const place = placeOf(typed)
  if (!place.ok) return place
  const asked = { buyer: String(user.id), locale, province: place.value.province }
  const { quote } = await readQuote(await database(), asked)
  return ok(estimateOf(quote, place.value, locale))
}

/** Shipping, taxes and total of a quote for a place, in checkout's words. */
export function estimateOf(quote: Quote, { name }: Place, locale: Locale): EstimateView {
  const t = getTranslations({ locale, namespace: 'checkout.page' })
  const problems = getTranslations({ locale, namespace: 'issues.shipping' })
  const { groups, shipping, isFinal, total } = quote
  const isQuoted = groups.some(({ shippingRule }) => shippingRule === 'quoted')
  const isReached = groups.every(({ issues }) => issues.length === 0)
  const imported = importText(quote, locale)
  return {
    place: name,
    shipping: isFinal || shipping > 0 ? formatMoney(shipping, locale) : isQuoted ? t('toBeQuoted') : '—',
    taxes: taxTexts(quote, locale),
    total: formatNamedMoney(total, locale),
    totalName: isFinal ? t('total') : t('totalSoFar'),
    notes: [
      ...(isReached ? [] : [problems('zone')]),
      ...(isQuoted ? [t('waitsForQuote')] : []),
      ...(imported === null ? [] : [imported]),
    ],
  }
}
