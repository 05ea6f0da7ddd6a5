import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { accountMetadata } from '@/app/(store)/[locale]/account/account-page'
import { withErrorState } from '@/app/with-error-state'
import { pageIn } from '@/domain/values/page-count'
import { CompanyOrders } from '@/features/account/companies/company-orders'
import { listCompanyOrders } from '@/features/account/companies/list-company-orders'
import { localePath } from '@/messages/locales'
import { currentMember } from '@/server/auth/session/session'
import { localeOf } from '@/server/texts/i18n'
import { loginPath } from '@/ui/auth/auth-path'
import { Breadcrumb } from '@/ui/parts/breadcrumb'
import { AccountArea } from '@/ui/frame/account/account-area'
import { Pagination } from '@/ui/parts/pagination'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

const PATH = '/company/orders'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('company')
  return accountMetadata(locale, PATH, t('allOrders'))
}

/** All orders of a company, for its owners and accountants (rule P37); the others have their own. */
async function CompanyOrdersPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const member = await currentMember()
  if (!member) redirect(loginPath(locale, PATH))
  const found = await listCompanyOrders(member, pageIn((await searchParams).page))
  if (!found) redirect(localePath(locale, '/buyer-orders'))
  const t = await getTranslations('company')
  return (
    <AccountArea current="company">
      <div className="wrap py-6 md:py-10">
        <Breadcrumb crumbs={[{ name: t('title'), href: localePath(locale, '/company') }]} />
        <h1 className="mt-2 mb-6 text-2xl">{t('allOrders')}</h1>
        <CompanyOrders orders={found.orders} />
        <Pagination
          page={found.page}
          pages={found.pages}
          hrefOf={(to) => localePath(locale, to > 1 ? `${PATH}?page=${to}` : PATH)}
        />
      </div>
    </AccountArea>
  )
}

export default withErrorState(CompanyOrdersPage)
