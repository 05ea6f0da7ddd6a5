import { useLocale, useTranslations } from 'next-intl'
import type { DayRange } from '@/domain/analytics/figure-range'
import { FIGURES, type Figures } from '@/domain/analytics/figures'
import { bucketText, figureText } from './figure-text'

type Props = { rows: { bucket: DayRange; figures: Figures }[]; by: 'day' | 'month' }

/** Every number of the chart and the other figures, newest first. */
export function FigureTable({ rows, by }: Props) {
  const t = useTranslations('analytics')
  const locale = useLocale()
  return (
    <details className="mt-4">
      <summary className="link min-h-6 w-fit cursor-pointer">{t('table')}</summary>
      <div className="mt-3 overflow-x-auto" role="region" aria-label={t('table')} tabIndex={0}>
        <table className="ladder figures">
          <thead>
            <tr>
              <th scope="col">{t(by)}</th>
              {FIGURES.map((name) => (
                <th key={name} scope="col" className="text-end">
                  {t(`figures.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(({ bucket, figures }) => (
              <tr key={bucket.from}>
                <th scope="row" className="whitespace-nowrap">
                  {bucketText(bucket, by, locale)}
                </th>
                {FIGURES.map((name) => (
                  <td key={name}>{figureText(name, figures[name], locale)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
