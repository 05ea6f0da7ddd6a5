import { getTranslations } from 'next-intl/server'
import { withErrorState } from '@/app/with-error-state'
import type { Locale } from '@/domain/locale'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { viewerCompany } from '@/features/selling/dashboard/viewer'
import { getPeople } from '@/features/selling/people/get-people'
import { SellerPeopleScreen } from '@/features/selling/people/seller-people-screen'
import { localeOf } from '@/server/texts/i18n'
import { SellerGate, type Admission } from '@/app/(seller)/[locale]/seller-gate'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('sellerPeople')
  return { title: t('title') }
}

/** Who works for the seller, and as what (rule S58). */
export default async function PeoplePage({ params }: Props) {
  const locale = await localeOf(params)
  return (
    <SellerGate locale={locale} path="/seller/people" need="active" part="overview">
      {(admitted) => <People locale={locale} admitted={admitted} />}
    </SellerGate>
  )
}

type PeopleProps = { locale: Locale; admitted: Admission }

const People = withErrorState(async ({ locale, admitted: { viewer, canAct } }: PeopleProps) => {
  if (!viewer.user) return null
  const view = await getPeople(viewer.user, viewerCompany(viewer, locale) ?? '')
  return <SellerPeopleScreen view={view} canAct={canAct} timeZone={timeZoneOf(viewer.profile?.country)} />
})
