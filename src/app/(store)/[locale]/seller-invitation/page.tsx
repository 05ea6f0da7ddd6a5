import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AccountPage, accountMetadata } from '@/app/(store)/[locale]/account/account-page'
import { withErrorState } from '@/app/with-error-state'
import { getSellerInvitation } from '@/features/selling/people/get-invitation'
import { JoinSellerForm } from '@/features/selling/people/join-seller-form'
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
  const t = await getTranslations('sellerPeople')
  return accountMetadata(locale, '/seller-invitation', t('join.title'))
}

/** An invitation to work for a seller (rule P41); it is followed by pressing, since mail scanners open links too. */
async function InvitationPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { token } = await searchParams
  const secret = typeof token === 'string' && /^[\w-]{20,100}$/.test(token) ? token : ''
  const member = await currentMember()
  if (!member) redirect(loginPath(locale, `/seller-invitation?token=${secret}`))
  const found = await getSellerInvitation(secret)
  const t = await getTranslations('sellerPeople.join')
  return (
    <AccountPage
      title={found ? t('to', { company: found.company }) : t('title')}
      text={found ? t('text', { email: member.email }) : undefined}
      problem={found ? null : t('gone')}
    >
      {found ? <JoinSellerForm token={secret} role={found.role} /> : null}
    </AccountPage>
  )
}

export default withErrorState(InvitationPage)
