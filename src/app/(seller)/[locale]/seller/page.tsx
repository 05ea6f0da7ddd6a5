import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { LatinNotice } from '@/features/dashboard/latin-notice'
import { Overview } from '@/features/dashboard/overview'
import { OverviewSkeleton } from '@/features/dashboard/overview-skeleton'
import { timeZoneOf } from '@/features/dashboard/time-zone'
import { localeOf } from '@/server/i18n'
import { SellerGate } from '@/app/(seller)/[locale]/seller-gate'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('dashboard')
  return { title: t('title') }
}

/**
 * The seller's overview (rule S5). The gate runs first, so a redirect is a real HTTP redirect; the figures are
 * streamed.
 */
export default async function OverviewPage({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('dashboard')
  return (
    <SellerGate locale={locale} path="/seller" need="active">
      {({ viewer: { actor, profile }, canAct }) => (
        <>
          <LatinNotice profile={profile} canAct={canAct} />
          <h1 className="mb-6 text-xl md:text-2xl">{t('title')}</h1>
          <Suspense fallback={<OverviewSkeleton />}>
            <Overview actor={actor} canAct={canAct} timeZone={timeZoneOf(profile?.country)} />
          </Suspense>
        </>
      )}
    </SellerGate>
  )
}
