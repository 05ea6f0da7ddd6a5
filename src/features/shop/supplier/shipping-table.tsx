import { useLocale, useTranslations } from 'next-intl'
import { serviceName } from '@/domain/cart/shipping/service-name'
import { serviceOf, type ShippingRule } from '@/domain/cart/shipping/shipping'
import { formatMoney } from '@/domain/money'
import type { SupplierView } from './supplier-view'

/** The seller's shipping rules by province, those with the same terms in one row (rule P31). */
export function ShippingTable({ terms }: Pick<SupplierView, 'terms'>) {
  const t = useTranslations('supplier')
  const provinces = useTranslations('provinces')
  const fields = useTranslations('fields')
  const ruleText = useRuleText()
  return (
    <section aria-labelledby="shipping">
      <h2 id="shipping" className="mb-4 text-xl">
        {t('shipping')}
      </h2>
      {terms.length === 0 ? (
        <p>{t('allQuoted')}</p>
      ) : (
        <table className="figures w-full">
          <thead>
            <tr className="text-muted text-sm">
              <th scope="col" className="pb-2 text-start font-normal">
                {fields('province')}
              </th>
              <th scope="col" className="pb-2 text-start font-normal">
                {t('cost')}
              </th>
            </tr>
          </thead>
          <tbody>
            {terms.map((row) => (
              <tr key={row.provinces.join()} className="border-line border-t">
                <th scope="row" className="w-1/2 py-2 pe-4 text-start align-top font-medium">
                  {row.provinces.map((province) => provinces(province)).join(', ')}
                </th>
                <td className="py-2 align-top">
                  {row.rules.length === 0 ? <span className="text-muted">{t('nobody')}</span> : null}
                  {row.rules.map((rule) => (
                    <span key={serviceOf(rule)} className="block">
                      {ruleText(rule)}
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** 'Standard shipping: $18.00 per order, free from $500.00'. */
function useRuleText() {
  const t = useTranslations('supplier')
  const trial = useTranslations('shippingTerms.trial')
  const locale = useLocale()
  return (rule: ShippingRule) => {
    const service = serviceName(serviceOf(rule), locale) || trial('standard')
    const price = formatMoney(rule.amount, locale)
    if (rule.kind === 'quoted') return t('quoted', { service })
    if (rule.amount === 0) return t('free', { service })
    return [
      rule.kind === 'per_box' ? t('perBox', { service, price }) : t('perOrder', { service, price }),
      ...(rule.freeOver ? [t('freeFrom', { amount: formatMoney(rule.freeOver, locale) })] : []),
      ...(rule.daysSaved ? [t('faster', { days: rule.daysSaved })] : []),
    ].join(', ')
  }
}
