import 'server-only'
import { isProvince } from '@/domain/address/postal-code'
import { serviceName } from '@/domain/cart/service-name'
import { shippingChoices, type ShippingCost } from '@/domain/cart/shipping'
import type { StoredRule } from '@/domain/cart/shipping-terms'
import type { Lines } from '@/domain/form-rows'
import type { Locale } from '@/domain/locale'
import { formatMoney, toExactCents } from '@/domain/money'
import { failAll, issue, issuesOf, ok, type Result } from '@/domain/result'
import { getTranslations } from '@/server/translations'

const BOXES = /^[1-9]\d{0,3}$/

/** What a buyer would pay by these rules: 'To Alberta, 3 boxes, $480.00: Standard shipping: $36.00'. */
export function tryRules(rules: readonly StoredRule[], typed: Lines, locale: Locale): Result<string[]> {
  const { trialTo = '', trialBoxes = '', trialSubtotal = '' } = typed
  const subtotal = toExactCents(trialSubtotal, 'trialSubtotal', locale)
  const issues = [
    ...(isProvince(trialTo) ? [] : [issue('address.province', 'trialTo')]),
    ...(BOXES.test(trialBoxes.trim()) ? [] : [issue('shippingRules.boxes', 'trialBoxes')]),
    ...issuesOf(subtotal),
  ]
  if (!isProvince(trialTo) || !subtotal.ok || issues.length > 0) return failAll(issues)
  const boxes = Number(trialBoxes)
  const choices = shippingChoices(rules, { subtotal: subtotal.value, boxes, province: trialTo })
  const t = getTranslations({ locale, namespace: 'shippingTerms.trial' })
  const supplier = getTranslations({ locale, namespace: 'supplier' })
  const provinces = getTranslations({ locale, namespace: 'provinces' })
  const cost = (cents: ShippingCost) =>
    cents === null ? t('quoted') : cents === 0 ? t('free') : formatMoney(cents, locale)
  return ok([
    t('about', { province: provinces(trialTo), boxes, subtotal: formatMoney(subtotal.value, locale) }),
    ...choices.map(({ service, cost: cents, daysSaved }) =>
      [
        t('line', { service: serviceName(service, locale) || t('standard'), cost: cost(cents) }),
        ...(daysSaved > 0 ? [supplier('faster', { days: daysSaved })] : []),
      ].join(' · '),
    ),
    ...(choices.length === 0 ? [t('nobody')] : []),
  ])
}
