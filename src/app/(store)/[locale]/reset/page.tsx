import { getTranslations } from 'next-intl/server'
import {
  AccountPage,
  accountMetadata,
  type AccountPageProps,
} from '@/app/(store)/[locale]/account/account-page'
import { withErrorState } from '@/app/with-error-state'
import { AccountForm } from '@/ui/auth/account-form'
import { accountFormWords } from '@/ui/auth/account-form-words'
import { readEmailedLink } from '@/server/auth/sign-up/emailed-link'
import { resetPassword } from '@/features/account/security/password-actions'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { ButtonLink } from '@/ui/parts/button'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: AccountPageProps) {
  const locale = await localeOf(params)
  const t = await getTranslations('reset')
  return accountMetadata(locale, '/reset', t('title'))
}

/** The target of the link for a forgotten password. */
async function ResetPage({ params, searchParams }: AccountPageProps) {
  const locale = await localeOf(params)
  const { token } = await searchParams
  const link = await readEmailedLink('reset', token, locale)
  const t = await getTranslations('reset')
  const words = await accountFormWords()
  if (link.problem !== null) {
    return (
      <AccountPage title={t('title')} problem={link.problem}>
        <ButtonLink kind="primary" href={localePath(locale, '/forgot')}>
          {t('again')}
        </ButtonLink>
      </AccountPage>
    )
  }
  const fresh = { type: 'password', autoComplete: 'new-password' } as const
  return (
    <AccountPage title={t('title')} text={t('text')}>
      <AccountForm
        action={resetPassword}
        hidden={{ locale, token: String(token) }}
        fields={[
          { name: 'password', label: t('password'), ...fresh },
          { name: 'confirmPassword', label: t('confirm'), ...fresh },
        ]}
        words={{ ...words, submit: t('submit'), failed: t('failed') }}
      />
    </AccountPage>
  )
}

export default withErrorState(ResetPage)
