import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AccountPage } from '@/app/(store)/[locale]/account/account-page'
import { authTargetIn, type AuthPageProps } from '@/app/(store)/[locale]/account/auth-page'
import { pageMetadata } from '@/app/(store)/[locale]/metadata'
import { hasGoogle } from '@/server/auth/sign-up/google'
import { agreePath, safeNext } from '@/server/auth/safe-next'
import { signedInMember } from '@/server/auth/session/session'
import { getSettings } from '@/features/shop/pages/queries'
import { authWords } from '@/ui/auth/auth-words'
import { GoogleNotice } from '@/features/account/sign-in/google-notice'
import { SignInForm } from '@/features/account/sign-in/sign-in-form'
import { localeOf } from '@/server/texts/i18n'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: AuthPageProps) {
  const locale = await localeOf(params)
  const t = await getTranslations('login')
  return { ...(await pageMetadata(locale, '/login', { title: t('title') })), robots: { index: false } }
}

/** The sign-in page, which works without script (rule P19). `?as=` of the header's links selects the title. */
export default async function LoginPage({ params, searchParams }: AuthPageProps) {
  const locale = await localeOf(params)
  const target = await authTargetIn('login', searchParams)
  const member = await signedInMember()
  // Who is signed in has new terms to agree to, or would not have been led here (rule P7).
  if (member?.termsDue) redirect(agreePath(safeNext(target.next, locale)))
  const words = await authWords(locale, hasGoogle(), await getSettings(locale))
  const titles = { seller: words.login.asSeller, buyer: words.login.asBuyer, '': words.login.title }
  return (
    <AccountPage title={titles[target.as]}>
      <GoogleNotice locale={locale} query={await searchParams} />
      <SignInForm locale={locale} target={target} words={words} />
    </AccountPage>
  )
}
