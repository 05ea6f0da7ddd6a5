import { getTranslations } from 'next-intl/server'
import { SellerGate, type Admission } from '@/app/(seller)/[locale]/seller-gate'
import { NothingHere } from '@/app/(store)/[locale]/nothing-here'
import { withErrorState } from '@/app/with-error-state'
import type { Locale } from '@/domain/locale'
import { getReturn } from '@/features/buying/returns/get-return'
import { returnStateText, ReturnScreen } from '@/features/buying/returns/return-screen'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { localeOf } from '@/server/texts/i18n'
import { ReadNotifications } from '@/ui/frame/notifications/read-notifications'
import { LiveRefresh } from '@/ui/live/live-refresh'

type Props = {
  params: Promise<{ locale: string; id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('returns')
  return { title: t('title') }
}

/** A return for its seller (rule M91); its buyer reads it in the shop. */
export default async function SellerReturnPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { id } = await params
  const { done } = await searchParams
  return (
    <SellerGate locale={locale} path={`/seller/returns/${id}`} need="active" part="orders">
      {(admitted) => <Found locale={locale} id={id} done={done} admitted={admitted} />}
    </SellerGate>
  )
}

type FoundProps = { locale: Locale; id: string; done: unknown; admitted: Admission }

const Found = withErrorState(async ({ locale, id, done, admitted: { viewer, canAct } }: FoundProps) => {
  const found = viewer.user && (await getReturn(viewer.user, { id, side: 'seller', locale }))
  if (!found) return <NothingHere locale={locale} why="return.unknown" />
  return (
    <>
      <LiveRefresh kinds={['order']} order={found.order.id} />
      <ReadNotifications key={found.status} about={`returns:${found.id}`} />
      <ReturnScreen
        of={found}
        done={returnStateText(done)}
        canAct={canAct}
        timeZone={timeZoneOf(viewer.profile?.country)}
      />
    </>
  )
})
