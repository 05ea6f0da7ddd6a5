import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import {
  AccountPage,
  accountMetadata,
  type AccountPageProps,
} from '@/app/(store)/[locale]/account/account-page'
import { ConfirmByEmail } from '@/app/(store)/[locale]/account/confirm-by-email'
import { withErrorState } from '@/app/with-error-state'
import { AccountForm } from '@/ui/auth/account-form'
import { accountFormWords } from '@/ui/auth/account-form-words'
import { readEmailedLink } from '@/server/auth/sign-up/emailed-link'
import { deleteAccount } from '@/features/account/personal-data/leaving-actions'
import { loginPath, withToken } from '@/ui/auth/auth-path'
import { signedInMember } from '@/server/auth/session/session'
import { SavedMessage } from '@/ui/auth/saved-message'
import { localeOf } from '@/server/texts/i18n'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: AccountPageProps) {
  const locale = await localeOf(params)
  const t = await getTranslations('leaving')
  return accountMetadata(locale, '/delete-account', t('deleteTitle'))
}

/** The last confirmation before an account is deleted: by password or by emailed link. */
async function DeleteAccountPage({ params, searchParams }: AccountPageProps) {
  const locale = await localeOf(params)
  const { token: given, done } = await searchParams
  const token = String(given ?? '')
  const t = await getTranslations('leaving')
  const member = await signedInMember()
  if (!member && done) {
    return (
      <AccountPage title={t('deleteTitle')}>
        <SavedMessage>{t('deleted')}</SavedMessage>
      </AccountPage>
    )
  }
  if (!member) redirect(loginPath(locale, withToken('/delete-account', token)))
  const link = token ? await readEmailedLink('delete', token, locale) : null
  const words = await accountFormWords()
  const isMailed = link?.problem === null
  const { hasPassword } = member
  const password = {
    name: 'currentPassword',
    label: t('password'),
    type: 'password',
    autoComplete: 'current-password',
  } as const
  return (
    <AccountPage title={t('deleteTitle')} problem={link?.problem} text={t('deleteText')}>
      {isMailed || hasPassword ? (
        <AccountForm
          action={deleteAccount}
          hidden={{ locale, ...(isMailed && { token }) }}
          fields={isMailed ? [] : [password]}
          words={{ ...words, submit: t('deleteSubmit'), failed: t('failed') }}
          kind="danger"
        />
      ) : null}
      {isMailed ? null : <ConfirmByEmail locale={locale} purpose="delete" hasPassword={hasPassword} />}
    </AccountPage>
  )
}

export default withErrorState(DeleteAccountPage)
