import { getTranslations } from 'next-intl/server'
import { momentFormat, type Locale } from '@/domain/locale'
import { timeZoneOf } from '@/features/dashboard/time-zone'
import { askerOf } from '@/domain/talk/asker'
import { AccountForm } from '@/ui/auth/account-form'
import { accountFormWords } from '@/ui/auth/account-form-words'
import type { OwnProfile } from '@/features/profile/get-profile'
import { listSessions } from '@/features/security/list-sessions'
import { memberOf } from '@/server/auth/member'
import { currentMember } from '@/server/auth/session'
import { getSettings } from '@/features/pages/queries'
import { NewsletterForm } from '@/features/profile/newsletter-form'
import { changePassword } from '@/features/security/password-actions'
import { changeEmail } from '@/features/security/security-actions'
import { SessionList } from '@/features/security/session-list'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/button'

/** Password, email address, sessions, newsletter, data export and account deletion. */
export async function SecuritySection({ locale, profile }: { locale: Locale; profile: OwnProfile }) {
  const member = await currentMember()
  if (!member) return null
  const t = await getTranslations('profile')
  const leaving = await getTranslations('leaving')
  const security = await getTranslations('security')
  const emails = await getTranslations('emailPreferences')
  const words = await accountFormWords()
  const asker = askerOf(await getSettings(locale))
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
    <>
      <section id="security">
        <h2 className="mb-3 text-lg">{t('security')}</h2>
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
      </section>
      <section>
        <h2 className="mb-3 text-lg">{t('sessions.title')}</h2>
        <SessionList
          locale={locale}
          sessions={sessions.map(({ begun, ...line }) => ({
            ...line,
            begun: t('sessions.since', { date: date.format(new Date(begun)) }),
          }))}
          words={{
            unknown: t('sessions.unknown'),
            here: t('sessions.here'),
            signOut: t('sessions.signOut'),
            everywhere: t('sessions.everywhere'),
            sending: words.sending,
            failed: security('sessionsFailed'),
          }}
        />
      </section>
      <section>
        <h2 className="mb-3 text-lg">{t('newsletter')}</h2>
        <NewsletterForm
          locale={locale}
          isWanted={profile.wantsNewsletter}
          words={{
            marketing: t('marketing', asker),
            save: t('save'),
            saving: words.sending,
            failed: t('failed'),
          }}
        />
        <p className="mt-4">
          <a className="link" href={localePath(locale, '/profile/emails')}>
            {emails('change')}
          </a>
        </p>
      </section>
      <section id="data">
        <h2 className="mb-1 text-lg">{t('data')}</h2>
        <p className="text-muted mb-4">{t('dataText')}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={localePath(locale, '/export')}>{leaving('exportTitle')}</ButtonLink>
          <ButtonLink kind="danger" href={localePath(locale, '/delete-account')}>
            {leaving('deleteTitle')}
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
