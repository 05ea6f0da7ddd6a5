import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { accountMetadata } from '@/app/(store)/[locale]/account/account-page'
import { NothingHere } from '@/app/(store)/[locale]/nothing-here'
import { withErrorState } from '@/app/with-error-state'
import { getRequest } from '@/features/buying/price-requests/get-request'
import { requestStateText, RequestScreen } from '@/features/buying/price-requests/request-screen'
import { currentMember } from '@/server/auth/session/session'
import { localeOf } from '@/server/texts/i18n'
import { loginPath } from '@/ui/auth/auth-path'
import { ReadNotifications } from '@/ui/frame/notifications/read-notifications'

type Props = {
  params: Promise<{ locale: string; id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('priceRequests')
  return accountMetadata(locale, '/price-requests', t('title'))
}

/** A price request for its buyer; its seller reads it in the seller area. For everybody else it does not exist. */
async function PriceRequestPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { id } = await params
  const user = await currentMember()
  if (!user) redirect(loginPath(locale, `/price-requests/${id}`))
  const request = await getRequest(user, { id, side: 'buyer', locale })
  if (!request) return <NothingHere locale={locale} why="priceRequest.unknown" />
  return (
    <div className="wrap py-6 md:py-10">
      <ReadNotifications key={request.status} about={`price-requests:${request.id}`} />
      <RequestScreen request={request} done={requestStateText((await searchParams).done)} canAct />
    </div>
  )
}

export default withErrorState(PriceRequestPage)
