import { getTranslations } from 'next-intl/server'
import {
  AccountPage,
  accountMetadata,
  type AccountPageProps,
} from '@/app/(store)/[locale]/account/account-page'
import { withErrorState } from '@/app/with-error-state'
import { AccountForm } from '@/ui/auth/account-form'
import { accountFormWords } from '@/ui/auth/account-form-words'
import { confirmSignUp, resendConfirmation } from '@/features/account/sign-in/sign-up-actions'
import { readEmailedLink } from '@/server/auth/sign-up/emailed-link'
import { localeOf } from '@/server/texts/i18n'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: AccountPageProps) {
  const locale = await localeOf(params)
  const t = await getTranslations('verify')
  return accountMetadata(locale, '/verify', t('title'))
}

/** The target of a sign-up link: a button completes it, in another browser with the password. */
async function VerifyPage({ params, searchParams }: AccountPageProps) {
  const locale = await localeOf(params)
  const { token } = await searchParams
  const link = await readEmailedLink('sign_up', token, locale)
  const t = await getTranslations('verify')
  const words = await accountFormWords()
  if (link.problem !== null) {
    return (
      <AccountPage title={t('title')} problem={link.problem} text={t('again')}>
        <AccountForm
          action={resendConfirmation}
          hidden={{ locale }}
          fields={[{ name: 'email', label: t('email'), type: 'email', autoComplete: 'email' }]}
          words={{ ...words, submit: t('resend'), failed: t('notSent') }}
        />
      </AccountPage>
    )
  }
  const password = {
    name: 'password',
    label: t('password'),
    type: 'password',
    autoComplete: 'current-password',
  } as const
  return (
    <AccountPage title={t('title')} text={link.needsPassword ? t('textPassword') : t('text')}>
      <p className="font-medium break-all">{link.email}</p>
      <AccountForm
        action={confirmSignUp}
        hidden={{ locale, token: String(token) }}
        fields={link.needsPassword ? [password] : []}
        words={{ ...words, submit: t('submit'), failed: t('failed') }}
      />
    </AccountPage>
  )
}

export default withErrorState(VerifyPage)
