import { getTranslations } from 'next-intl/server'
import { SellerGate, type Admission } from '@/app/(seller)/[locale]/seller-gate'
import type { Locale } from '@/domain/locale'
import { pageIn } from '@/domain/values/page-count'
import { listRequests } from '@/features/buying/price-requests/list-requests'
import { RequestsScreen } from '@/features/buying/price-requests/requests-screen'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { Pagination } from '@/ui/parts/pagination'

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }

const PATH = '/seller/price-requests'

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('priceRequests')
  return { title: t('title') }
}

/** What a seller is asked for, unanswered requests first (rule M79). */
export default async function SellerPriceRequestsPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const page = pageIn((await searchParams).page)
  return (
    <SellerGate locale={locale} path={PATH} need="active" part="orders">
      {(admitted) => <Requests locale={locale} asked={page} admitted={admitted} />}
    </SellerGate>
  )
}

type RequestsProps = { locale: Locale; asked: number; admitted: Admission }

async function Requests({ locale, asked, admitted: { viewer } }: RequestsProps) {
  if (!viewer.user) return null
  const t = await getTranslations('priceRequests')
  const { requests, page, pages } = await listRequests(viewer.user, { side: 'seller', page: asked, locale })
  return (
    <>
      <h1 className="mb-6 text-xl md:text-2xl">{t('title')}</h1>
      <RequestsScreen requests={requests} side="seller" timeZone={timeZoneOf(viewer.profile?.country)} />
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(to) => localePath(locale, to > 1 ? `${PATH}?page=${to}` : PATH)}
      />
    </>
  )
}
