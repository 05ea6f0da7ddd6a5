import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { accountMetadata } from '@/app/(store)/[locale]/account/account-page'
import { NothingHere } from '@/app/(store)/[locale]/nothing-here'
import { withErrorState } from '@/app/with-error-state'
import { getReturn } from '@/features/buying/returns/get-return'
import { returnStateText, ReturnScreen } from '@/features/buying/returns/return-screen'
import { currentMember } from '@/server/auth/session/session'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { localeOf } from '@/server/texts/i18n'
import { loginPath } from '@/ui/auth/auth-path'
import { ReadNotifications } from '@/ui/frame/notifications/read-notifications'
import { LiveRefresh } from '@/ui/live/live-refresh'

type Props = {
  params: Promise<{ locale: string; id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('returns')
  return accountMetadata(locale, '/buyer-returns', t('title'))
}

/** A return for its buyer; its seller reads it in the seller area. For everybody else it does not exist. */
async function ReturnPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { id } = await params
  const user = await currentMember()
  if (!user) redirect(loginPath(locale, `/buyer-returns/${id}`))
  const found = await getReturn(user, { id, side: 'buyer', locale })
  if (!found) return <NothingHere locale={locale} why="return.unknown" />
  return (
    <div className="wrap py-6 md:py-10">
      <LiveRefresh kinds={['order']} order={found.order.id} />
      <ReadNotifications key={found.status} about={`returns:${found.id}`} />
      <ReturnScreen
        of={found}
        done={returnStateText((await searchParams).done)}
        canAct
        timeZone={timeZoneOf('CA')}
      />
    </div>
  )
}

export default withErrorState(ReturnPage)
