import { useLocale, useTranslations } from 'next-intl'
import { oldestDay, RANGE_CHOICES, type FigureRange } from '@/domain/analytics/figure-range'
import type { FigureName } from '@/domain/analytics/figures'
import type { CalendarDay } from '@/domain/values/calendar'
import { localePath } from '@/messages/locales'
import { Button } from '@/ui/parts/button'
import { Field } from '@/ui/forms/fields/field'
import { ANALYTICS, analyticsPath, USUAL_FIGURE } from './analytics-path'
import { calendarDayText } from './figure-text'

type Props = { range: FigureRange; figure: FigureName; today: CalendarDay }

/** Links to the offered ranges and a form for days of one's own: both change the address and work without script. */
export function RangeControls({ range, figure, today }: Props) {
  const t = useTranslations('analytics.range')
  const locale = useLocale()
  const { choice, from, to, isRefused } = range
  const oldest = oldestDay(today)
  return (
    <div className="no-print mb-6 grid grid-cols-1 gap-4">
      <nav aria-label={t('label')} className="flex flex-wrap gap-1">
        {RANGE_CHOICES.map((each) => (
          <a
            key={each}
            className={each === choice ? 'button button-primary' : 'button button-quiet'}
            aria-current={each === choice ? 'true' : undefined}
            href={localePath(locale, analyticsPath({ choice: each, from, to }, figure))}
          >
            {t(`choices.${each}`)}
          </a>
        ))}
      </nav>
      <form
        action={localePath(locale, ANALYTICS)}
        aria-label={t('own')}
        className="grid max-w-xl grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] items-end gap-3"
      >
        {figure === USUAL_FIGURE ? null : <input type="hidden" name="figure" value={figure} />}
        <Field
          key={`from ${from}`}
          type="date"
          className="min-w-0"
          name="from"
          label={t('from')}
          defaultValue={from}
          min={oldest}
          max={today}
          required
        />
        <Field
          key={`to ${to}`}
          type="date"
          className="min-w-0"
          name="to"
          label={t('to')}
          defaultValue={to}
          min={oldest}
          max={today}
          required
        />
        <Button type="submit" className="min-h-11">
          {t('apply')}
        </Button>
      </form>
      {isRefused ? (
        <p role="alert" className="text-persimmon-deep font-medium">
          {t('refused', { oldest: calendarDayText(oldest, locale) })}
        </p>
      ) : null}
    </div>
  )
}
