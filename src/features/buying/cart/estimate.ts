import 'server-only'
import type { TypedUser } from 'payload'
import type { Quote } from '@/domain/cart/quote/quote'
import type { QuoteGroup } from '@/domain/cart/quote/quote-group'
import type { Locale } from '@/domain/locale'
import { formatMoney, formatNamedMoney } from '@/domain/money'
import { ok, type Result } from '@/domain/result'
import { database } from '@/server/db/transaction'
import { placeOfAddress, type QuotePlace } from '@/server/cart/quote/read-place'
import { readQuote } from '@/server/cart/quote/read-quote'
import { importText, taxTexts } from '@/server/cart/quote/tax-texts'
import { getTranslations } from '@/server/texts/translations'
import type { EstimateView, SellerShipping } from './cart-view'

/** A member's cart at a place that was typed, priced as checkout would price it there (rule M52). */
export async function getEstimate(
  user: TypedUser,
  typed: string,
  locale: Locale,
): Promise<Result<EstimateView>> {
  const place = placeOfAddress(typed)
  if (!place.ok) return place
  const asked = { buyer: String(user.id), locale, province: place.value.province }
  const { quote } = await readQuote(await database(), asked)
  return ok(estimateOf(quote, place.value, locale))
}

/** Shipping, taxes and total of a quote for a place, in checkout's words. */
export function estimateOf(quote: Quote, { name }: QuotePlace, locale: Locale): EstimateView {
  const t = getTranslations({ locale, namespace: 'checkout.page' })
  const problems = getTranslations({ locale, namespace: 'issues.shipping' })
  const { groups, shipping, isFinal, total } = quote
  const isQuoted = groups.some(({ shippingRule }) => shippingRule === 'quoted')
  const isReached = groups.every(({ issues }) => issues.length === 0)
  const imported = importText(quote, locale)
  const sent = groups.filter(({ subtotal }) => subtotal > 0)
  return {
    place: name,
    shipping: isFinal || shipping > 0 ? formatMoney(shipping, locale) : isQuoted ? t('toBeQuoted') : '—',
    sellers: Object.fromEntries(sent.map((group) => [group.sellerId, shippingOf(group, name, locale)])),
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

/** One seller's shipping there, and what to add for free shipping (rule M67). */
function shippingOf(group: QuoteGroup, place: string, locale: Locale): SellerShipping {
  const { shipping, shippingRule, untilFree, issues } = group
  const t = getTranslations({ locale, namespace: 'cart.page' })
  const words = getTranslations({ locale, namespace: 'checkout.page' })
  const problems = getTranslations({ locale, namespace: 'issues.shipping' })
  if (issues.length > 0) return { shipping: problems('zone'), untilFree: null }
  const cost =
    shippingRule === 'quoted' ? words('toBeQuoted') : shipping ? formatMoney(shipping, locale) : words('free')
  return {
    shipping: t('shippingTo', { place, cost }),
    untilFree: untilFree === null ? null : t('untilFree', { amount: formatMoney(untilFree, locale) }),
  }
}
