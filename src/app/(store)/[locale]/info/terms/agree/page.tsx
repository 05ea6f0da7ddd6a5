import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AccountPage, accountMetadata } from '@/app/(store)/[locale]/account/account-page'
import { withErrorState } from '@/app/with-error-state'
import { termsDayText, termsPath } from '@/domain/pages/terms'
import { getTerms } from '@/features/shop/pages/terms/terms'
import { agreeToTerms } from '@/features/shop/pages/terms/agree-actions'
import { TermsLinks } from '@/features/shop/pages/terms/terms-links'
import { localePath } from '@/messages/locales'
import { safeNext } from '@/server/auth/safe-next'
import { signedInMember } from '@/server/auth/session/session'
import { localeOf } from '@/server/texts/i18n'
import { AccountForm } from '@/ui/auth/account-form'
import { accountFormWords } from '@/ui/auth/account-form-words'
import { authPath } from '@/ui/auth/auth-path'
import { Button } from '@/ui/parts/button'
import { LogoutForm } from '@/ui/frame/account/logout-form'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ next?: string | string[] }>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('terms')
  return accountMetadata(locale, '/terms/agree', t('agreeTitle'))
}

/** Before anything else after signing in: new terms that apply, to agree to or to leave (rule P7). */
async function AgreePage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const next = safeNext((await searchParams).next, locale)
  const member = await signedInMember()
  if (!member) redirect(authPath(locale, { page: 'login', as: '', next }))
  const terms = await getTerms(locale)
  if (!member.termsDue || !terms) redirect(next)
  const { own } = terms
  const t = await getTranslations('terms')
  const account = await getTranslations('account')
  const leaving = await getTranslations('leaving')
  const words = await accountFormWords()
  return (
    <AccountPage title={t('agreeTitle')} text={t('agreeText', { day: termsDayText(own.validFrom, locale) })}>
      <TermsLinks path={termsPath(own.version)} locale={locale} isQuebec={member.province === 'QC'} />
      <AccountForm
        action={agreeToTerms}
        hidden={{ locale, next, version: own.version }}
        fields={[]}
        words={{ ...words, submit: t('agree'), sending: t('agreeing'), failed: t('notSaved') }}
      />
      <section className="border-line grid gap-3 border-t pt-5">
        <p>{t('decline')}</p>
        {(['export', 'delete-account'] as const).map((page) => (
          <a key={page} className="link justify-self-start" href={localePath(locale, `/${page}`)}>
            {leaving(page === 'export' ? 'exportTitle' : 'deleteTitle')}
          </a>
        ))}
        <LogoutForm failed={account.raw('logoutFailed') as string}>
          <Button type="submit">{account('logout')}</Button>
        </LogoutForm>
      </section>
    </AccountPage>
  )
}

export default withErrorState(AgreePage)
