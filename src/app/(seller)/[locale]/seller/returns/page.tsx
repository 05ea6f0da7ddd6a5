import { getTranslations } from 'next-intl/server'
import { SellerGate, type Admission } from '@/app/(seller)/[locale]/seller-gate'
import type { Locale } from '@/domain/locale'
import { pageIn } from '@/domain/values/page-count'
import { getReturnDays } from '@/features/buying/returns/get-return-days'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { listReturns } from '@/features/buying/returns/list-returns'
import { ReturnDaysForm } from '@/features/buying/returns/return-days-form'
import { ReturnsScreen } from '@/features/buying/returns/returns-screen'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { Pagination } from '@/ui/parts/pagination'

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }

const PATH = '/seller/returns'

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('returns')
  return { title: t('title') }
}

/** What a seller takes back, what waits for a step first (rule M91). */
export default async function SellerReturnsPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const page = pageIn((await searchParams).page)
  return (
    <SellerGate locale={locale} path={PATH} need="active" part="orders">
      {(admitted) => <Returns locale={locale} asked={page} admitted={admitted} />}
    </SellerGate>
  )
}

type ReturnsProps = { locale: Locale; asked: number; admitted: Admission }

async function Returns({ locale, asked, admitted: { viewer, canAct } }: ReturnsProps) {
  if (!viewer.user) return null
  const t = await getTranslations('returns')
  const days = await getReturnDays(viewer.user)
  const { returns, page, pages } = await listReturns(viewer.user, { side: 'seller', page: asked, locale })
  return (
    <>
      <h1 className="mb-6 text-xl md:text-2xl">{t('title')}</h1>
      {canAct ? (
        <div className="mb-6 max-w-md">
          <ReturnDaysForm days={days} />
        </div>
      ) : null}
      <ReturnsScreen returns={returns} side="seller" timeZone={timeZoneOf(viewer.profile?.country)} />
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(to) => localePath(locale, to > 1 ? `${PATH}?page=${to}` : PATH)}
      />
    </>
  )
}
