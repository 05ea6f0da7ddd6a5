import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AccountPage, accountMetadata } from '@/app/(store)/[locale]/account/account-page'
import { withErrorState } from '@/app/with-error-state'
import { getCompanyInvitation } from '@/features/account/companies/get-invitation'
import { JoinCompanyForm } from '@/features/account/companies/join-company-form'
import { currentMember } from '@/server/auth/session/session'
import { localeOf } from '@/server/texts/i18n'
import { loginPath } from '@/ui/auth/auth-path'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ token?: string | string[] }>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('company')
  return accountMetadata(locale, '/company/join', t('join.title'))
}

/** An invitation to a company (rule M98); it is followed by pressing, since mail scanners open links too. */
async function JoinPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { token } = await searchParams
  const secret = typeof token === 'string' && /^[\w-]{20,100}$/.test(token) ? token : ''
  const member = await currentMember()
  if (!member) redirect(loginPath(locale, `/company/join?token=${secret}`))
  const found = await getCompanyInvitation(secret)
  const t = await getTranslations('company.join')
  return (
    <AccountPage
      title={found ? t('to', { company: found.company }) : t('title')}
      text={found ? t('text', { email: member.email }) : undefined}
      problem={found ? null : t('gone')}
    >
      {found ? <JoinCompanyForm token={secret} role={found.role} /> : null}
    </AccountPage>
  )
}

export default withErrorState(JoinPage)
