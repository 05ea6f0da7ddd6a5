import { getTranslations } from 'next-intl/server'
import { SellerGate } from '@/app/(seller)/[locale]/seller-gate'
import { readFigureRange, rangeQuery } from '@/domain/analytics/figure-range'
import { isFigureName } from '@/domain/analytics/figures'
import { dayIn } from '@/domain/values/calendar'
import type { Locale } from '@/domain/locale'
import type { Actor } from '@/domain/people/actor'
import { isSellingReader } from '@/domain/people/sellers/seller-area'
import { AdviceLists } from '@/features/selling/analytics/advice'
import { getAdvice } from '@/features/selling/analytics/get-advice'
import { AnalyticsFailed } from '@/features/selling/analytics/analytics-failed'
import { analyticsPath, USUAL_FIGURE } from '@/features/selling/analytics/analytics-path'
import { AnalyticsCards } from '@/features/selling/analytics/analytics-cards'
import { FigureSection } from '@/features/selling/analytics/figure-section'
import { calendarDayText } from '@/features/selling/analytics/figure-text'
import { getAnalytics } from '@/features/selling/analytics/get-analytics'
import { RangeControls } from '@/features/selling/analytics/range-controls'
import { Rankings } from '@/features/selling/analytics/rankings'
import { getSupplierFacts } from '@/features/shop/supplier/get-supplier-facts'
import { answerText } from '@/features/shop/supplier/supplier-figures'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { failedRead } from '@/server/next/response-status'
import { ButtonLink } from '@/ui/parts/button'

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }

const today = () => dayIn('America/Toronto', new Date())

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('analytics')
  return { title: t('title') }
}

/** A seller's figures of a range of Toronto's days (rules S14, S23, S24, S54 to S56, N14). Suspended sellers may read them. */
export default async function AnalyticsPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const asked = await searchParams
  const figure = isFigureName(asked.figure) ? asked.figure : USUAL_FIGURE
  const path = analyticsPath(readFigureRange(asked, today()), figure)
  return (
    <SellerGate locale={locale} path={path} need="active" part="products">
      {({ viewer: { actor } }) => <AnalyticsOf actor={actor} locale={locale} asked={asked} />}
    </SellerGate>
  )
}

type OfProps = { actor: Actor; locale: Locale; asked: Query }

async function AnalyticsOf({ actor, locale, asked }: OfProps) {
  if (!isSellingReader(actor)) return null
  const t = await getTranslations('analytics')
  const range = readFigureRange(asked, today())
  const figure = isFigureName(asked.figure) ? asked.figure : USUAL_FIGURE
  const read = await Promise.all([
    getAnalytics(actor, range, locale),
    getAdvice(actor, range, locale),
    getSupplierFacts(actor.id),
  ]).catch(failedRead)
  const [found, advice, facts] = read ?? []
  const csv = rangeQuery(range)
  csv.set('locale', locale)
  const days = { from: calendarDayText(range.from, locale), to: calendarDayText(range.to, locale) }
  const before = range.before && {
    from: calendarDayText(range.before.from, locale),
    to: calendarDayText(range.before.to, locale),
  }
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="me-auto text-xl md:text-2xl">{t('title')}</h1>
        <ButtonLink kind="quiet" className="no-print" href={`/api/seller-analytics/csv?${csv}`} download>
          {t('export')}
        </ButtonLink>
      </div>
      <RangeControls range={range} figure={figure} today={today()} />
      <p className="text-muted mb-4 max-w-prose">
        {t('days', days)} {before ? t('compared', before) : t('notCompared')}{' '}
        {found?.since && found.since > range.from
          ? t('since', { day: calendarDayText(found.since, locale) })
          : null}
      </p>
      {found && advice && facts ? (
        <>
          <AnalyticsCards figures={found} />
          <FigureSection days={found.days} range={range} figure={figure} />
          <AdviceLists
            found={advice}
            service={{
              answer: facts.answerSeconds === null ? null : answerText(facts.answerSeconds, locale),
              onTime: facts.onTime,
            }}
          />
          <Rankings rankings={found.rankings} />
        </>
      ) : (
        <AnalyticsFailed retry={localePath(locale, analyticsPath(range, figure))} />
      )}
    </>
  )
}
