import 'server-only'
import { isProvince } from '@/domain/people/address/postal-code'
import { serviceName } from '@/domain/cart/shipping/service-name'
import { shippingChoices, type Parcel, type ShippingCost } from '@/domain/cart/shipping/shipping'
import type { StoredRule } from '@/domain/cart/shipping/shipping-terms'
import type { Lines } from '@/domain/forms/form-rows'
import type { Locale } from '@/domain/locale'
import { formatMoney, toExactCents } from '@/domain/money'
import { failAll, issue, issuesOf, ok, type Result } from '@/domain/result'
import { getTranslations } from '@/server/texts/translations'

const BOXES = /^[1-9]\d{0,3}$/

/** What a buyer in one place would pay: 'To Alberta, 3 boxes, $480.00:', and 'Standard shipping: $36.00'. */
export type Trial = { about: string; lines: string[] }

const PLACES = ['trialTo', 'trialTo2', 'trialTo3'] as const

/** The same parcel to up to three places (rule S48). */
export function tryRules(rules: readonly StoredRule[], typed: Lines, locale: Locale): Result<Trial[]> {
  const { trialBoxes = '', trialSubtotal = '' } = typed
  const subtotal = toExactCents(trialSubtotal, 'trialSubtotal', locale)
  // The first is asked for, the others may stay empty.
  const given = PLACES.filter((name, at) => at === 0 || typed[name])
  const issues = [
    ...given.flatMap((name) => (isProvince(typed[name] ?? '') ? [] : [issue('address.province', name)])),
    ...(BOXES.test(trialBoxes.trim()) ? [] : [issue('shippingRules.boxes', 'trialBoxes')]),
    ...issuesOf(subtotal),
  ]
  if (!subtotal.ok || issues.length > 0) return failAll(issues)
  const provinces = [...new Set(given.map((name) => typed[name] ?? ''))].filter(isProvince)
  const parcel = { subtotal: subtotal.value, boxes: Number(trialBoxes) }
  return ok(provinces.map((province) => tryOne(rules, { ...parcel, province }, locale)))
}

function tryOne(rules: readonly StoredRule[], parcel: Parcel, locale: Locale): Trial {
  const t = getTranslations({ locale, namespace: 'shippingTerms.trial' })
  const supplier = getTranslations({ locale, namespace: 'supplier' })
  const provinces = getTranslations({ locale, namespace: 'provinces' })
  const choices = shippingChoices(rules, parcel)
  const cost = (cents: ShippingCost) =>
    cents === null ? t('quoted') : cents === 0 ? t('free') : formatMoney(cents, locale)
  const { province, boxes, subtotal } = parcel
  return {
    about: t('about', { province: provinces(province), boxes, subtotal: formatMoney(subtotal, locale) }),
    lines: [
      ...choices.map(({ service, cost: cents, daysSaved }) =>
        [
          t('line', { service: serviceName(service, locale) || t('standard'), cost: cost(cents) }),
          ...(daysSaved > 0 ? [supplier('faster', { days: daysSaved })] : []),
        ].join(' · '),
      ),
      ...(choices.length === 0 ? [t('nobody')] : []),
    ],
  }
}
