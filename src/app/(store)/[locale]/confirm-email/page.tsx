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
import { confirmEmail } from '@/features/account/security/security-actions'
import { localeOf } from '@/server/texts/i18n'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: AccountPageProps) {
  const locale = await localeOf(params)
  const t = await getTranslations('security')
  return accountMetadata(locale, '/confirm-email', t('confirmTitle'))
}

/** The target of the link sent to a new email address. */
async function ConfirmEmailPage({ params, searchParams }: AccountPageProps) {
  const locale = await localeOf(params)
  const { token } = await searchParams
  const link = await readEmailedLink('change_email', token, locale)
  const t = await getTranslations('security')
  const words = await accountFormWords()
  const isGood = link.problem === null
  return (
    <AccountPage
      title={t('confirmTitle')}
      problem={link.problem}
      text={isGood ? t('confirmText') : undefined}
    >
      {isGood ? <p className="font-medium break-all">{link.email}</p> : null}
      {isGood ? (
        <AccountForm
          action={confirmEmail}
          hidden={{ locale, token: String(token) }}
          fields={[]}
          words={{ ...words, submit: t('confirmSubmit'), failed: t('emailFailed') }}
        />
      ) : null}
    </AccountPage>
  )
}

export default withErrorState(ConfirmEmailPage)
