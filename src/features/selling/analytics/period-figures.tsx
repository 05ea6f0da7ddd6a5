import { getLocale, getTranslations } from 'next-intl/server'
import { bucketsOf, RANGE_CHOICES, readFigureRange, type FigureRange } from '@/domain/analytics/figure-range'
import { changeOf, FIGURES, totalOf, type DayFigures, type FigureName } from '@/domain/analytics/figures'
import type { CalendarDay } from '@/domain/values/calendar'
import type { Locale } from '@/domain/locale'
import type { Actor } from '@/domain/people/actor'
import { localePath } from '@/messages/locales'
import { analyticsPath } from './analytics-path'
import { changeText, figureText, shareText } from './figure-text'
import { getPeriodFigures, type PeriodView as Period } from './get-analytics'
import { Sparkline, type Tone } from './sparkline'

type Props = { actor: Actor; asked: string | undefined; today: CalendarDay; path: string }

/** Six figures of a period, each with its change and its line, and the way to all of its numbers (rule S37). */
export async function PeriodFigures({ actor, asked, today, path }: Props) {
  const locale = await getLocale()
  const t = await getTranslations('analytics')
  const range = readFigureRange({ range: asked }, today)
  const shown = shownFigures(await getPeriodFigures(actor, range), range, locale)
  return (
    <section aria-labelledby="period" className="mt-10">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="period" className="text-lg">
          {t('period')}
        </h2>
        <nav aria-label={t('range.label')} className="no-print flex flex-wrap gap-1">
          {RANGE_CHOICES.map((choice) => (
            <a
              key={choice}
              className={choice === range.choice ? 'button button-primary' : 'button button-quiet'}
              aria-current={choice === range.choice ? 'true' : undefined}
              href={`${localePath(locale, path)}?range=${choice}#period`}
            >
              {t(`range.choices.${choice}`)}
            </a>
          ))}
        </nav>
      </div>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-3">
        {shown.map(({ name, text, before, change, line }) => (
          <li
            key={name}
            className="border-line bg-raised hover:border-celadon relative grid content-between gap-1 rounded-md border px-3 py-2 xl:px-4"
          >
            <div>
              <a
                className="text-muted text-sm after:absolute after:inset-0"
                href={localePath(locale, analyticsPath(range, name === 'conversion' ? undefined : name))}
              >
                {t(`figures.${name}`)}
              </a>
              <p className="figures flex flex-wrap items-baseline justify-between gap-x-2">
                <span className={`text-lg ${text ? 'font-semibold' : 'text-muted'}`}>
                  {text ?? t('none')}
                </span>
                {change === null ? null : (
                  <span className={`text-sm font-medium ${TONES[toneOf(change)]}`}>
                    {changeText(change, locale)}
                  </span>
                )}
              </p>
              {range.before ? (
                <p className="figures text-muted text-sm">{t('before', { figure: before ?? t('none') })}</p>
              ) : null}
            </div>
            <Sparkline figures={line} tone={toneOf(change)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const TONES: Record<Tone, string> = {
  up: 'text-celadon-deep',
  down: 'text-persimmon-deep',
  even: 'text-muted',
}

/** A change that is written as 0% is none. */
function toneOf(change: number | null): Tone {
  const percent = Math.round((change ?? 0) * 100)
  return percent === 0 ? 'even' : percent < 0 ? 'down' : 'up'
}

type FigureView = {
  name: FigureName | 'conversion'
  text: string | null
  before: string | null
  change: number | null
  line: number[]
}

/** Zero or missing has no text (rule M12). */
function shownFigures(
  { days, now, before, conversion }: Period,
  range: FigureRange,
  locale: Locale,
): FigureView[] {
  const { buckets } = bucketsOf(range)
  const sums = buckets.map((bucket) => totalOf(days, bucket))
  const counted = FIGURES.map((name): FigureView => ({
    name,
    text: now[name] === 0 ? null : figureText(name, now[name], locale),
    before: before && before[name] !== 0 ? figureText(name, before[name], locale) : null,
    change: before && changeOf(now[name], before[name]),
    line: sums.map((sum) => sum[name]),
  }))
  const share = (value: number | null) => (value ? shareText(value, locale) : null)
  return [
    ...counted,
    {
      name: 'conversion',
      text: share(conversion.now),
      before: share(conversion.before),
      change:
        conversion.now !== null && conversion.before ? changeOf(conversion.now, conversion.before) : null,
      line: sums.map(shareOf),
    },
  ]
}

const shareOf = ({ orders, visitors }: Pick<DayFigures, 'orders' | 'visitors'>) =>
  visitors > 0 ? orders / visitors : 0
