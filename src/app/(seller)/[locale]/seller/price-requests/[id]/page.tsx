import { getTranslations } from 'next-intl/server'
import { SellerGate, type Admission } from '@/app/(seller)/[locale]/seller-gate'
import { NothingHere } from '@/app/(store)/[locale]/nothing-here'
import { withErrorState } from '@/app/with-error-state'
import type { Locale } from '@/domain/locale'
import { getRequest } from '@/features/buying/price-requests/get-request'
import { requestStateText, RequestScreen } from '@/features/buying/price-requests/request-screen'
import { getBeside } from '@/features/selling/listing/form/get-beside'
import { localeOf } from '@/server/texts/i18n'
import { ReadNotifications } from '@/ui/frame/notifications/read-notifications'

type Props = {
  params: Promise<{ locale: string; id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('priceRequests')
  return { title: t('title') }
}

/** A price request for its seller (rule M79); its buyer reads it in the shop. */
export default async function SellerPriceRequestPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { id } = await params
  const { done } = await searchParams
  return (
    <SellerGate locale={locale} path={`/seller/price-requests/${id}`} need="active" part="orders">
      {(admitted) => <Request locale={locale} id={id} done={done} admitted={admitted} />}
    </SellerGate>
  )
}

type RequestProps = { locale: Locale; id: string; done: unknown; admitted: Admission }

const Request = withErrorState(async ({ locale, id, done, admitted: { viewer, canAct } }: RequestProps) => {
  const request = viewer.user && (await getRequest(viewer.user, { id, side: 'seller', locale }))
  if (!request) return <NothingHere locale={locale} why="priceRequest.unknown" />
  const net = canAct && viewer.user ? await getBeside(String(viewer.user.id)) : undefined
  return (
    <>
      <ReadNotifications key={request.status} about={`price-requests:${request.id}`} />
      <RequestScreen request={request} done={requestStateText(done)} canAct={canAct} net={net} />
    </>
  )
})
