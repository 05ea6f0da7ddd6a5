import { useTranslations } from 'next-intl'
import { formatWhole, type Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { exampleQuantities, inversions } from '@/domain/products/prices/price-curve'
import { lineTotal, unitPriceFor, type Tier } from '@/domain/products/prices/tiers'
import type { Result } from '@/domain/result'
import { PriceCurve } from './price-curve'

type Props = { tiers: Result<Tier[]>; locale: Locale }

/** What the tiers mean: where more costs less, the curve, and examples. While they do not fit: why. */
export function PriceFigures({ tiers, locale }: Props) {
  const t = useTranslations('tierEditor')
  const issues = useTranslations('issues')
  if (!tiers.ok) {
    const [first] = tiers.issues
    return (
      <p className="text-muted bg-tone rounded-md p-4" aria-live="polite">
        {first ? issues(first.code, first.params) : ''}
      </p>
    )
  }
  const figure = (n: number) => formatWhole(n, locale)
  const money = (result: Result<number>) => (result.ok ? formatMoney(result.value, locale) : '—')
  return (
    <>
      <ul className="text-persimmon-deep grid gap-1 text-sm" aria-live="polite">
        {inversions(tiers.value).map(({ more, fewer }) => (
          <li key={more}>{t('cheaper', { more: figure(more), fewer: figure(fewer) })}</li>
        ))}
      </ul>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <PriceCurve tiers={tiers.value} locale={locale} />
        <table className="ladder figures max-[18rem]:[&_tr]:flex max-[18rem]:[&_tr]:flex-wrap max-[18rem]:[&_tr]:justify-between">
          <caption className="text-muted mb-1 text-start text-sm">{t('examples')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('quantity')}</th>
              <th scope="col" className="text-end">
                {t('each')}
              </th>
              <th scope="col">{t('total')}</th>
            </tr>
          </thead>
          <tbody>
            {exampleQuantities(tiers.value).map((quantity) => (
              <tr key={quantity}>
                <th scope="row">{figure(quantity)}</th>
                <td>{money(unitPriceFor(tiers.value, quantity))}</td>
                <td>{money(lineTotal(tiers.value, quantity))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
