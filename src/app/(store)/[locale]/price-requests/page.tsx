import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { accountMetadata } from '@/app/(store)/[locale]/account/account-page'
import { withErrorState } from '@/app/with-error-state'
import { pageIn } from '@/domain/values/page-count'
import { listRequests } from '@/features/buying/price-requests/list-requests'
import { RequestsScreen } from '@/features/buying/price-requests/requests-screen'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { localePath } from '@/messages/locales'
import { currentMember } from '@/server/auth/session/session'
import { localeOf } from '@/server/texts/i18n'
import { loginPath } from '@/ui/auth/auth-path'
import { AccountArea } from '@/ui/frame/account/account-area'
import { Pagination } from '@/ui/parts/pagination'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

const PATH = '/price-requests'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('priceRequests')
  return accountMetadata(locale, PATH, t('title'))
}

/** What a buyer asked prices for (rule M73). */
async function PriceRequestsPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const user = await currentMember()
  if (!user) redirect(loginPath(locale, PATH))
  const t = await getTranslations('priceRequests')
  const asked = pageIn((await searchParams).page)
  const { requests, page, pages } = await listRequests(user, { side: 'buyer', page: asked, locale })
  return (
    <AccountArea current="prices">
      <div className="wrap py-6 md:py-10">
        <h1 className="mb-6 text-2xl">{t('title')}</h1>
        <RequestsScreen requests={requests} side="buyer" timeZone={timeZoneOf('CA')} />
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(to) => localePath(locale, to > 1 ? `${PATH}?page=${to}` : PATH)}
        />
      </div>
    </AccountArea>
  )
}

export default withErrorState(PriceRequestsPage)
