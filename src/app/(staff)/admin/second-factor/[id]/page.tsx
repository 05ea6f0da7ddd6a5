import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { withErrorState } from '@/app/with-error-state'
import { getColleague } from '@/admin/sign-in/queries'
import { adminLocale } from '@/server/auth/staff/admin-locale'
import { LOGIN_PATH, FACTOR_PATH } from '@/admin/sign-in/paths'
import { ResetForm } from '@/admin/sign-in/reset-form'
import { SignOut } from '@/admin/sign-in/sign-out'
import { staffViewer } from '@/admin/sign-in/viewer'

type Props = { params: Promise<{ id: string }> }

/** An admin removes a colleague's second factor here, for example after the loss of a phone. */
async function ResetFactorPage({ params }: Props) {
  const { id } = await params
  const viewer = await staffViewer()
  if (!viewer) redirect(`${LOGIN_PATH}?redirect=${FACTOR_PATH}/${encodeURIComponent(id)}`)
  if (!viewer.isAdmin || viewer.factor === 'required' || id === viewer.id) redirect(FACTOR_PATH)
  const colleague = await getColleague(id)
  if (!colleague) redirect(FACTOR_PATH)
  const locale = await adminLocale()
  const t = await getTranslations({ locale, namespace: 'staff.factor' })
  return (
    <>
      <h1 className="text-2xl">{t('resetTitle')}</h1>
      <p>
        {t(colleague.hasFactor ? 'resetText' : 'resetNone', { name: colleague.name, email: colleague.email })}
      </p>
      {colleague.hasFactor ? (
        <ResetForm
          id={id}
          locale={locale}
          asksCode={viewer.factor === 'on'}
          words={{ code: t('ownCode'), submit: t('reset'), sending: t('sending'), failed: t('failed') }}
        />
      ) : null}
      <SignOut locale={locale} toAdmin />
    </>
  )
}

export default withErrorState(ResetFactorPage, adminLocale)
