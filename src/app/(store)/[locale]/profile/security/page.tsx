import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { accountMetadata } from '@/app/(store)/[locale]/account/account-page'
import { withErrorState } from '@/app/with-error-state'
import { momentFormat } from '@/domain/locale'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { getProfile } from '@/features/account/profile/get-profile'
import { listSessions } from '@/features/account/security/list-sessions'
import { changePassword } from '@/features/account/security/password-actions'
import { changeEmail } from '@/features/account/security/security-actions'
import { SessionList } from '@/features/account/security/session-list'
import { localePath } from '@/messages/locales'
import { memberOf } from '@/server/auth/member'
import { currentMember } from '@/server/auth/session/session'
import { DistrictTexts } from '@/server/texts/district-texts'
import { localeOf } from '@/server/texts/i18n'
import { AccountForm } from '@/ui/auth/account-form'
import { accountFormWords } from '@/ui/auth/account-form-words'
import { loginPath } from '@/ui/auth/auth-path'
import { AccountArea } from '@/ui/frame/account/account-area'

type Props = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('profile')
  return accountMetadata(locale, '/profile/security', t('security'))
}

/** Password, email address and sessions (rule P35). */
async function SecurityPage({ params }: Props) {
  const locale = await localeOf(params)
  const member = await currentMember()
  if (!member) redirect(loginPath(locale, '/profile/security'))
  const profile = await getProfile(member)
  const t = await getTranslations('profile')
  const leaving = await getTranslations('leaving')
  const security = await getTranslations('security')
  const words = await accountFormWords()
  const date = momentFormat(locale, timeZoneOf(member.country))
  const sessions = await listSessions(memberOf(member))
  const secret = { type: 'password', autoComplete: 'new-password' } as const
  const current = {
    name: 'currentPassword',
    label: leaving('password'),
    type: 'password',
    autoComplete: 'current-password',
  } as const
  return (
    <AccountArea current="security">
      <div className="wrap py-6 md:py-10">
        <div className="grid max-w-3xl gap-10">
          <h1 className="text-2xl">{t('security')}</h1>
          <div>
            {profile.hasPassword ? (
              <>
                <AccountForm
                  action={changePassword}
                  hidden={{ locale }}
                  scope="new-password-"
                  summary={t('changePassword')}
                  fields={[
                    current,
                    { name: 'password', label: t('newPassword'), hint: t('passwordHint'), ...secret },
                    { name: 'confirmPassword', label: t('newPasswordAgain'), ...secret },
                  ]}
                  words={{ ...words, submit: t('changePassword'), failed: security('passwordFailed') }}
                />
                <AccountForm
                  action={changeEmail}
                  hidden={{ locale }}
                  scope="new-email-"
                  summary={t('changeEmail')}
                  fields={[
                    { name: 'email', label: t('newEmail'), type: 'email', autoComplete: 'email' },
                    current,
                  ]}
                  words={{ ...words, submit: t('changeEmail'), failed: security('emailFailed') }}
                />
              </>
            ) : (
              <p className="border-line border-y py-4">
                {t('noPassword')}{' '}
                <a className="link" href={localePath(locale, '/forgot')}>
                  {t('setPassword')}
                </a>
              </p>
            )}
          </div>
          <section>
            <h2 className="mb-3 text-lg">{t('sessions.title')}</h2>
            <DistrictTexts of={['profile.sessions', 'login.sending', 'security.sessionsFailed']}>
              <SessionList
                locale={locale}
                sessions={sessions.map(({ begun, ...line }) => ({
                  ...line,
                  begun: t('sessions.since', { date: date.format(new Date(begun)) }),
                }))}
              />
            </DistrictTexts>
          </section>
        </div>
      </div>
    </AccountArea>
  )
}

export default withErrorState(SecurityPage)
