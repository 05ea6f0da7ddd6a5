import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import {
  AccountPage,
  accountMetadata,
  type AccountPageProps,
} from '@/app/(store)/[locale]/account/account-page'
import { ConfirmByEmail } from '@/app/(store)/[locale]/account/confirm-by-email'
import { withErrorState } from '@/app/with-error-state'
import { readEmailedLink } from '@/server/auth/sign-up/emailed-link'
import { loginPath, withToken } from '@/ui/auth/auth-path'
import { signedInMember } from '@/server/auth/session/session'
import { localeOf } from '@/server/texts/i18n'
import { Button } from '@/ui/parts/button'
import { Field } from '@/ui/forms/fields/field'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: AccountPageProps) {
  const locale = await localeOf(params)
  const t = await getTranslations('leaving')
  return accountMetadata(locale, '/export', t('exportTitle'))
}

/** The data export. A plain form, because the response is a download. */
async function ExportPage({ params, searchParams }: AccountPageProps) {
  const locale = await localeOf(params)
  const { token: given, problem, minutes } = await searchParams
  const token = String(given ?? '')
  const member = await signedInMember()
  if (!member) redirect(loginPath(locale, withToken('/export', token)))
  const link = token ? await readEmailedLink('export', token, locale) : null
  const t = await getTranslations('leaving')
  const issues = await getTranslations('issues')
  const wait = Number(minutes)
  const isWait = problem === 'wait' && wait >= 1 && wait <= 1440
  const isMailed = link?.problem === null
  const isWrong = problem === 'password'
  return (
    <AccountPage
      title={t('exportTitle')}
      problem={isWait ? issues('throttle.wait', { minutes: wait }) : link?.problem}
      text={t('exportText')}
    >
      {isMailed || member.hasPassword ? (
        <form method="post" action="/api/account/export" className="grid gap-5">
          <input type="hidden" name="locale" value={locale} />
          {isMailed ? (
            <input type="hidden" name="token" value={token} />
          ) : (
            <Field
              name="currentPassword"
              label={t('password')}
              type="password"
              autoComplete="current-password"
              error={isWrong ? issues('password.wrong') : undefined}
              required
            />
          )}
          <Button kind="primary" type="submit">
            {t('exportSubmit')}
          </Button>
        </form>
      ) : null}
      {isMailed ? null : <ConfirmByEmail locale={locale} purpose="export" hasPassword={member.hasPassword} />}
    </AccountPage>
  )
}

export default withErrorState(ExportPage)
