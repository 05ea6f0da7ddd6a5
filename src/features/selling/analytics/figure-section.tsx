import { useLocale, useTranslations } from 'next-intl'
import { bucketsOf, type FigureRange } from '@/domain/analytics/figure-range'
import { FIGURES, totalOf, type DayFigures, type FigureName } from '@/domain/analytics/figures'
import { localePath } from '@/messages/locales'
import { analyticsPath } from './analytics-path'
import { FigureChart } from './figure-chart'
import { FigureTable } from './figure-table'
import { bucketText, calendarDayText, figureText } from './figure-text'

type Props = { days: DayFigures[]; range: FigureRange; figure: FigureName }

/** A chart of one figure, links to the others, and the table of all. */
export function FigureSection({ days, range, figure }: Props) {
  const t = useTranslations('analytics')
  const locale = useLocale()
  const { by, buckets } = bucketsOf(range)
  const rows = buckets.map((bucket) => ({ bucket, figures: totalOf(days, bucket) }))
  const most = rows.reduce((a, b) => (b.figures[figure] > a.figures[figure] ? b : a))
  const label = t('chart', {
    name: t(`figures.${figure}`),
    from: calendarDayText(range.from, locale),
    to: calendarDayText(range.to, locale),
    total: figureText(figure, totalOf(days, range)[figure], locale),
    most: figureText(figure, most.figures[figure], locale),
    day: bucketText(most.bucket, by, locale),
  })
  return (
    <section aria-labelledby="course" className="mt-10">
      <h2 id="course" className="mb-3 text-lg">
        {t(by === 'day' ? 'byDay' : 'byMonth')}
      </h2>
      <nav aria-label={t('choose')} className="no-print mb-4 flex flex-wrap gap-1">
        {FIGURES.map((name) => (
          <a
            key={name}
            className={name === figure ? 'button button-primary' : 'button button-quiet'}
            aria-current={name === figure ? 'true' : undefined}
            href={localePath(locale, analyticsPath(range, name))}
          >
            {t(`figures.${name}`)}
          </a>
        ))}
      </nav>
      <FigureChart
        bars={rows.map(({ bucket, figures }) => ({ from: bucket.from, figure: figures[figure] }))}
        by={by}
        name={figure}
        label={label}
        locale={locale}
      />
      <FigureTable rows={rows} by={by} />
    </section>
  )
}
