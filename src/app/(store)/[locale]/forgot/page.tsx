import { getTranslations } from 'next-intl/server'
import {
  AccountPage,
  accountMetadata,
  type AccountPageProps,
} from '@/app/(store)/[locale]/account/account-page'
import { AccountForm } from '@/ui/auth/account-form'
import { accountFormWords } from '@/ui/auth/account-form-words'
import { forgotPassword } from '@/features/account/security/password-actions'
import { localeOf } from '@/server/texts/i18n'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: AccountPageProps) {
  const locale = await localeOf(params)
  const t = await getTranslations('forgot')
  return accountMetadata(locale, '/forgot', t('title'))
}

/** Requests a link to set a new password. */
export default async function ForgotPage({ params }: AccountPageProps) {
  const locale = await localeOf(params)
  const t = await getTranslations('forgot')
  const words = await accountFormWords()
  return (
    <AccountPage title={t('title')} text={t('text')}>
      <AccountForm
        action={forgotPassword}
        hidden={{ locale }}
        fields={[{ name: 'email', label: t('email'), type: 'email', autoComplete: 'username' }]}
        words={{ ...words, submit: t('submit'), failed: t('failed') }}
      />
    </AccountPage>
  )
}
