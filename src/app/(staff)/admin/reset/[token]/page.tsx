import { getTranslations } from 'next-intl/server'
import { withErrorState } from '@/app/with-error-state'
import { AccountForm } from '@/ui/auth/account-form'
import { adminLocale } from '@/server/auth/staff/admin-locale'
import { getSettings } from '@/features/shop/pages/queries'
import { resetStaffPassword } from '@/admin/sign-in/password-actions'
import { isResetLink } from '@/server/auth/staff/staff-reset'
import { isLocale } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { HANGUL_STYLES } from '@/ui/font'

type Props = { params: Promise<{ token: string }>; searchParams: Promise<{ invited?: string | string[] }> }

/** The target of the emailed link for a forgotten staff password, and of an invitation, which names its language. */
async function StaffResetPage({ params, searchParams }: Props) {
  const { token } = await params
  const { invited } = await searchParams
  const isInvited = typeof invited === 'string' && isLocale(invited)
  const locale = isInvited ? invited : await adminLocale()
  const t = await getTranslations({ locale, namespace: 'reset' })
  const login = await getTranslations({ locale, namespace: 'login' })
  const staff = await getTranslations({ locale, namespace: 'staff' })
  const issues = await getTranslations({ locale, namespace: 'issues.link' })
  if (!(await isResetLink(token)))
    return (
      <>
        <h1 className="text-2xl">{t('title')}</h1>
        <p>{issues('spent')}</p>
        <ButtonLink kind="primary" href="/admin/forgot">
          {t('again')}
        </ButtonLink>
      </>
    )
  const title = isInvited
    ? staff('invite.welcome', { siteName: (await getSettings(locale)).siteName })
    : t('title')
  const fresh = { type: 'password', autoComplete: 'new-password' } as const
  return (
    <div lang={locale} className="grid gap-8">
      {locale === 'ko' ? <link rel="stylesheet" href={HANGUL_STYLES} precedence="default" /> : null}
      <div className="grid gap-3">
        <h1 className="text-2xl">{title}</h1>
        <p>{t('text')}</p>
      </div>
      <AccountForm
        action={resetStaffPassword}
        hidden={{ locale, token, ...(isInvited && { invited }) }}
        fields={[
          { name: 'password', label: t('password'), ...fresh },
          { name: 'confirmPassword', label: t('confirm'), ...fresh },
        ]}
        words={{
          submit: staff('savePassword'),
          sending: login('sending'),
          show: login('show'),
          hide: login('hide'),
          failed: t('failed'),
        }}
      />
    </div>
  )
}

export default withErrorState(StaffResetPage, adminLocale)
