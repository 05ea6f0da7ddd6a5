import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { accountMetadata } from '@/app/(store)/[locale]/account/account-page'
import { withErrorState } from '@/app/with-error-state'
import { pageIn } from '@/domain/values/page-count'
import { CompanyScreen, FoundCompany } from '@/features/account/companies/company-screen'
import { getCompany } from '@/features/account/companies/get-company'
import { getCompanyTerms } from '@/features/account/companies/get-company-terms'
import { getBuyerStanding } from '@/features/account/verification/get-buyer-standing'
import { currentMember } from '@/server/auth/session/session'
import { localeOf } from '@/server/texts/i18n'
import { loginPath } from '@/ui/auth/auth-path'
import { AccountArea } from '@/ui/frame/account/account-area'
import { ReadNotifications } from '@/ui/frame/notifications/read-notifications'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

const PATH = '/company'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('company')
  return accountMetadata(locale, PATH, t('title'))
}

/** The company that a member orders for, or the form that makes one (rule M95). */
async function CompanyPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const member = await currentMember()
  if (!member) redirect(loginPath(locale, PATH))
  const company = await getCompany(member)
  const t = await getTranslations('company')
  return (
    <AccountArea current="company">
      <div className="wrap py-6 md:py-10">
        {company ? (
          <>
            <ReadNotifications about={`companies:${company.id}`} />
            <CompanyScreen
              company={company}
              isVerified={(await getBuyerStanding(member)).status === 'verified'}
              terms={await getCompanyTerms(member, pageIn((await searchParams).page))}
            />
          </>
        ) : (
          <>
            <h1 className="mb-6 text-2xl">{t('title')}</h1>
            <FoundCompany />
          </>
        )}
      </div>
    </AccountArea>
  )
}

export default withErrorState(CompanyPage)
