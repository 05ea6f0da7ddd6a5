import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/(store)/[locale]/metadata'
import { withErrorState } from '@/app/with-error-state'
import { askerOf } from '@/domain/talk/support/asker'
import { topicsFor } from '@/domain/talk/emails/email-topic'
import { PreferencesForm } from '@/features/account/profile/preferences-form'
import { getSettings } from '@/features/shop/pages/queries'
import { localePath } from '@/messages/locales'
import { currentMember } from '@/server/auth/session/session'
import { database } from '@/server/db/transaction'
import { readPreferences } from '@/server/talk/email/preferences'
import { DistrictTexts } from '@/server/texts/district-texts'
import { localeOf } from '@/server/texts/i18n'
import { loginPath } from '@/ui/auth/auth-path'
import { AccountArea } from '@/ui/frame/account/account-area'

type Props = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('emailPreferences')
  return {
    ...(await pageMetadata(locale, '/profile/emails', { title: t('title') })),
    robots: { index: false },
  }
}

/** What a member is emailed about. */
async function EmailsPage({ params }: Props) {
  const locale = await localeOf(params)
  const member = await currentMember()
  const wanted = member && (await readPreferences(await database(), String(member.id)))
  if (!wanted) redirect(loginPath(locale, '/profile/emails'))
  const t = await getTranslations('emailPreferences')
  const asker = askerOf(await getSettings(locale))
  return (
    <AccountArea current="notifications">
      <div className="wrap max-w-2xl py-6 md:py-10">
        <p className="mb-2">
          <a className="link" href={localePath(locale, '/profile')}>
            {t('back')}
          </a>
        </p>
        <h1 className="mb-2 text-2xl">{t('title')}</h1>
        <p className="mb-5">{t('intro')}</p>
        <DistrictTexts of={['emailPreferences']}>
          <PreferencesForm
            locale={locale}
            language={member.locale}
            wanted={wanted}
            topics={topicsFor(member.userType)}
            asker={asker}
          />
        </DistrictTexts>
        <p className="text-muted mt-5">{t('always')}</p>
      </div>
    </AccountArea>
  )
}

export default withErrorState(EmailsPage)
