import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { withErrorState } from '@/app/with-error-state'
import { adminLocale } from '@/server/auth/staff/admin-locale'
import { adminPath } from '@/admin/sign-in/paths'
import { StaffSignInForm } from '@/admin/sign-in/staff-sign-in-form'
import { staffViewer } from '@/admin/sign-in/viewer'

type Props = { searchParams: Promise<{ redirect?: string | string[]; saved?: string | string[] }> }

/** The sign-in of the admin, separate from the store's. */
async function StaffLoginPage({ searchParams }: Props) {
  const { redirect: wanted, saved } = await searchParams
  const next = adminPath(wanted)
  if (await staffViewer()) redirect(next)
  const locale = await adminLocale()
  const t = await getTranslations({ locale, namespace: 'staff' })
  const login = await getTranslations({ locale, namespace: 'login' })
  return (
    <>
      <h1 className="text-2xl">{t('title')}</h1>
      {saved === undefined ? null : (
        <p role="status" className="bg-celadon-wash rounded-md p-4">
          {t('passwordSaved')}
        </p>
      )}
      <StaffSignInForm
        locale={locale}
        next={next}
        words={{
          email: login('email'),
          password: login('password'),
          show: login('show'),
          hide: login('hide'),
          code: t('code'),
          codeHint: t('codeHint'),
          submit: login('submit'),
          sending: login('sending'),
          failed: t.raw('failed') as string,
        }}
      />
      <p>
        <a className="link" href="/admin/forgot">
          {t('forgot')}
        </a>
      </p>
    </>
  )
}

export default withErrorState(StaffLoginPage, adminLocale)
