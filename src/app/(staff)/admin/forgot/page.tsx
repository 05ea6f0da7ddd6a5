import { getTranslations } from 'next-intl/server'
import { withErrorState } from '@/app/with-error-state'
import { AccountForm } from '@/ui/auth/account-form'
import { adminLocale } from '@/server/auth/staff/admin-locale'
import { forgot } from '@/admin/sign-in/password-actions'
import { LOGIN_PATH } from '@/admin/sign-in/paths'

/** Staff request a link to set a new password here. */
async function StaffForgotPage() {
  const locale = await adminLocale()
  const t = await getTranslations({ locale, namespace: 'forgot' })
  const login = await getTranslations({ locale, namespace: 'login' })
  const staff = await getTranslations({ locale, namespace: 'staff' })
  return (
    <>
      <div className="grid gap-3">
        <h1 className="text-2xl">{t('title')}</h1>
        <p>{t('text')}</p>
      </div>
      <AccountForm
        action={forgot}
        hidden={{ locale }}
        fields={[{ name: 'email', label: t('email'), type: 'email', autoComplete: 'username' }]}
        words={{
          submit: t('submit'),
          sending: login('sending'),
          show: login('show'),
          hide: login('hide'),
          failed: t('failed'),
        }}
      />
      <p>
        <a className="link" href={LOGIN_PATH}>
          {staff('title')}
        </a>
      </p>
    </>
  )
}

export default withErrorState(StaffForgotPage, adminLocale)
