import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { Overview } from '@/features/dashboard/overview'
import { OverviewSkeleton } from '@/features/dashboard/overview-skeleton'
import { timeZoneOf } from '@/features/dashboard/time-zone'
import { getSettings } from '@/features/pages/queries'
import { localeOf } from '@/server/i18n'
import { SellerGate } from './seller-gate'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  const { siteName } = await getSettings(await localeOf(params))
  const t = await getTranslations('dashboard')
  // The layout's template holds for the pages below it, not for this one.
  return { title: { absolute: `${t('title')} · ${siteName}` } }
}

/** Where a seller's day begins (spec 2). The gate answers first, so a redirect is a real one; the figures follow. */
export default async function OverviewPage({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('dashboard')
  return (
    <SellerGate locale={locale} path="/seller">
      {({ actor, profile }) => (
        <>
          <h1 className="mb-6 text-xl md:text-2xl">{t('title')}</h1>
          <Suspense fallback={<OverviewSkeleton />}>
            <Overview actor={actor} timeZone={timeZoneOf(profile?.country)} />
          </Suspense>
        </>
      )}
    </SellerGate>
  )
}
