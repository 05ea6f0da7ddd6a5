import { getTranslations } from 'next-intl/server'
import { withErrorState } from '@/app/with-error-state'
import { AccountForm } from '@/ui/auth/account-form'
import { adminLocale } from '@/server/staff/admin-locale'
import { resetPassword } from '@/features/staff/password-actions'
import { isResetLink } from '@/server/staff/staff-reset'
import { ButtonLink } from '@/ui/button'

type Props = { params: Promise<{ token: string }> }

/** The target of the emailed link for a forgotten staff password. */
async function StaffResetPage({ params }: Props) {
  const { token } = await params
  const locale = await adminLocale()
  const t = await getTranslations({ locale, namespace: 'reset' })
  const login = await getTranslations({ locale, namespace: 'login' })
  const staff = await getTranslations({ locale, namespace: 'staff' })
  const issues = await getTranslations({ locale, namespace: 'issues.link' })
  if (!(await isResetLink(token)))
    return (
      <>
        <h1 className="text-2xl">{t('title')}</h1>
        <p>{issues('expired')}</p>
        <ButtonLink kind="primary" href="/admin/forgot">
          {t('again')}
        </ButtonLink>
      </>
    )
  const fresh = { type: 'password', autoComplete: 'new-password' } as const
  return (
    <>
      <div className="grid gap-3">
        <h1 className="text-2xl">{t('title')}</h1>
        <p>{t('text')}</p>
      </div>
      <AccountForm
        action={resetPassword}
        hidden={{ locale, token }}
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
    </>
  )
}

export default withErrorState(StaffResetPage, adminLocale)
