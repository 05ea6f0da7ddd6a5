import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { accountMetadata } from '@/app/(store)/[locale]/account/account-page'
import { withErrorState } from '@/app/with-error-state'
import { pageIn } from '@/domain/values/page-count'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { listReturns } from '@/features/buying/returns/list-returns'
import { ReturnsScreen } from '@/features/buying/returns/returns-screen'
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

const PATH = '/buyer-returns'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('returns')
  return accountMetadata(locale, PATH, t('title'))
}

/** What a buyer returns (rule M91). */
async function ReturnsPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const user = await currentMember()
  if (!user) redirect(loginPath(locale, PATH))
  const t = await getTranslations('returns')
  const asked = pageIn((await searchParams).page)
  const { returns, page, pages } = await listReturns(user, { side: 'buyer', page: asked, locale })
  return (
    <AccountArea current="returns">
      <div className="wrap py-6 md:py-10">
        <h1 className="mb-6 text-2xl">{t('title')}</h1>
        <ReturnsScreen returns={returns} side="buyer" timeZone={timeZoneOf('CA')} />
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(to) => localePath(locale, to > 1 ? `${PATH}?page=${to}` : PATH)}
        />
      </div>
    </AccountArea>
  )
}

export default withErrorState(ReturnsPage)
