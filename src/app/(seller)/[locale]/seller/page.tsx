import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { dayIn } from '@/domain/values/calendar'
import { PeriodFigures } from '@/features/selling/analytics/period-figures'
import { LatinNotice } from '@/features/selling/dashboard/latin-notice'
import { Overview } from '@/features/selling/dashboard/overview'
import { OverviewSkeleton } from '@/features/selling/dashboard/overview-skeleton'
import { mayActOn } from '@/domain/people/sellers/seller-area'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { localeOf } from '@/server/texts/i18n'
import { SellerGate } from '@/app/(seller)/[locale]/seller-gate'

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }

export async function generateMetadata({ params }: Pick<Props, 'params'>) {
  await localeOf(params)
  const t = await getTranslations('dashboard')
  return { title: t('title') }
}

/**
 * The seller's overview (rules S34, S37, S5). The gate runs first, so a redirect is a real HTTP redirect; the figures are
 * streamed.
 */
export default async function OverviewPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { range } = await searchParams
  const t = await getTranslations('dashboard')
  return (
    <SellerGate locale={locale} path="/seller" need="active" part="overview">
      {({ viewer: { actor, profile }, canAct }) => (
        <>
          {mayActOn(actor, 'owner') ? <LatinNotice profile={profile} canAct={canAct} /> : null}
          <h1 className="mb-6 text-xl md:text-2xl">{t('title')}</h1>
          <Suspense fallback={<OverviewSkeleton />}>
            <Overview actor={actor} canAct={canAct} timeZone={timeZoneOf(profile?.country)}>
              <PeriodFigures
                actor={actor}
                asked={typeof range === 'string' ? range : undefined}
                today={dayIn('America/Toronto', new Date())}
                path="/seller"
              />
            </Overview>
          </Suspense>
        </>
      )}
    </SellerGate>
  )
}
