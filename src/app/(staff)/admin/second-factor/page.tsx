import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { withErrorState } from '@/app/with-error-state'
import { getSettings } from '@/features/shop/pages/queries'
import { FactorScreen } from '@/admin/sign-in/factor-screen'
import { factorTexts } from '@/admin/sign-in/factor-texts'
import { authenticatorSetup } from '@/admin/sign-in/authenticator-setup'
import { adminLocale } from '@/server/auth/staff/admin-locale'
import { LOGIN_PATH, FACTOR_PATH } from '@/admin/sign-in/paths'
import { SignOut } from '@/admin/sign-in/sign-out'
import { staffViewer } from '@/admin/sign-in/viewer'
import { findFactor } from '@/server/auth/staff/second-factor'

/** Staff set up and manage their second factor here. In production an admin without one sees only this page. */
async function SecondFactorPage() {
  const viewer = await staffViewer()
  if (!viewer) redirect(`${LOGIN_PATH}?redirect=${FACTOR_PATH}`)
  const locale = await adminLocale()
  const [{ siteName }, factor] = [await getSettings(locale), await findFactor(viewer.id)]
  const t = await getTranslations({ locale, namespace: 'staff.factor' })
  return (
    <>
      <div className="grid gap-3">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="text-muted">{t('signedInAs', { email: viewer.email })}</p>
      </div>
      <FactorScreen
        locale={locale}
        offer={factor ? null : authenticatorSetup(viewer, siteName, t('qr'))}
        isRequired={viewer.factor === 'required'}
        mayRemove={factor !== null && viewer.mayDoWithout}
        words={await factorTexts(locale, factor?.codesLeft ?? 0)}
      />
      <SignOut locale={locale} toAdmin={viewer.factor !== 'required'} />
    </>
  )
}

export default withErrorState(SecondFactorPage, adminLocale)
