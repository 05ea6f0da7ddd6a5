import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AccountPage } from '@/app/(store)/[locale]/account/account-page'
import { authTargetIn, type AuthPageProps } from '@/app/(store)/[locale]/account/auth-page'
import { pageMetadata } from '@/app/(store)/[locale]/metadata'
import { hasGoogle } from '@/server/auth/sign-up/google'
import { getSettings } from '@/features/shop/pages/queries'
import { authWords } from '@/ui/auth/auth-words'
import { BecomeSellerForm } from '@/features/account/profile/become-seller-form'
import { getProfile } from '@/features/account/profile/get-profile'
import { currentMember } from '@/server/auth/session/session'
import { RegisterForm } from '@/features/account/sign-in/register-form'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: AuthPageProps) {
  const locale = await localeOf(params)
  const t = await getTranslations('register')
  return { ...(await pageMetadata(locale, '/register', { title: t('title') })), robots: { index: false } }
}

/** The sign-up page, which works without script (rule P19); for a signed-in buyer the way to sell (rule P24). */
export default async function RegisterPage({ params, searchParams }: AuthPageProps) {
  const locale = await localeOf(params)
  const target = await authTargetIn('register', searchParams)
  const words = await authWords(locale, hasGoogle(), await getSettings(locale))
  const { asSeller, asBuyer, reviewed, companyNeeded } = words.register
  const member = await currentMember()
  if (!member) {
    return (
      <AccountPage title={target.as === 'seller' ? asSeller : asBuyer}>
        <RegisterForm key={target.as} locale={locale} target={target} words={words} />
      </AccountPage>
    )
  }
  if (member.userType === 'seller') redirect(localePath(locale, '/seller'))
  if (target.as !== 'seller') redirect(localePath(locale, '/profile'))
  const { person } = await getProfile(member)
  const t = await getTranslations('register')
  return (
    <AccountPage title={t('asMember')} text={t('alsoSell')}>
      <p className="text-muted">{reviewed}</p>
      <BecomeSellerForm
        locale={locale}
        values={{ ...person, region: person.province ?? '' }}
        words={{ ...words, fields: { ...words.fields, company: companyNeeded } }}
        submit={t('startSelling')}
      />
    </AccountPage>
  )
}
