import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AccountPage, accountMetadata } from '@/app/(store)/[locale]/account/account-page'
import { withErrorState } from '@/app/with-error-state'
import { hasGoogle } from '@/server/auth/sign-up/google'
import { getSettings } from '@/features/shop/pages/queries'
import { authWords } from '@/ui/auth/auth-words'
import { CompleteSignUpForm } from '@/features/account/sign-in/complete-sign-up-form'
import { getNewcomer } from '@/features/account/sign-in/google-cookies'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'

type Props = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('google.complete')
  return accountMetadata(locale, '/register/complete', t('title'))
}

/** The second step of a first sign-in with Google; without its cookie it redirects to the sign-in. */
async function CompletePage({ params }: Props) {
  const locale = await localeOf(params)
  const newcomer = await getNewcomer()
  if (!newcomer) redirect(localePath(locale, '/login'))
  const { person, intent } = newcomer
  const t = await getTranslations('google.complete')
  return (
    <AccountPage title={t('title')} text={t('from', { email: person.email })}>
      <CompleteSignUpForm
        locale={locale}
        isSeller={intent.type === 'seller'}
        known={{
          firstName: person.firstName,
          lastName: person.lastName,
          country: intent.type === 'seller' && locale === 'ko' ? 'KR' : 'CA',
        }}
        next={intent.next}
        words={await authWords(locale, hasGoogle(), await getSettings(locale))}
        submit={t('submit')}
      />
    </AccountPage>
  )
}

export default withErrorState(CompletePage)
