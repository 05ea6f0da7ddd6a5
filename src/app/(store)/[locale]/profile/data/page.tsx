import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { accountMetadata } from '@/app/(store)/[locale]/account/account-page'
import { withErrorState } from '@/app/with-error-state'
import { localePath } from '@/messages/locales'
import { currentMember } from '@/server/auth/session/session'
import { localeOf } from '@/server/texts/i18n'
import { loginPath } from '@/ui/auth/auth-path'
import { ButtonLink } from '@/ui/parts/button'
import { AccountArea } from '@/ui/frame/account/account-area'

type Props = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('profile')
  return accountMetadata(locale, '/profile/data', t('data'))
}

/** Leads to the export of what is kept of a member, and to deleting the account (rule P35). */
async function DataPage({ params }: Props) {
  const locale = await localeOf(params)
  const member = await currentMember()
  if (!member) redirect(loginPath(locale, '/profile/data'))
  const t = await getTranslations('profile')
  const leaving = await getTranslations('leaving')
  return (
    <AccountArea current="data">
      <div className="wrap py-6 md:py-10">
        <h1 className="mb-2 text-2xl">{t('data')}</h1>
        <p className="text-muted mb-6 max-w-prose">{t('dataText')}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={localePath(locale, '/export')}>{leaving('exportTitle')}</ButtonLink>
          <ButtonLink kind="danger" href={localePath(locale, '/delete-account')}>
            {leaving('deleteTitle')}
          </ButtonLink>
        </div>
      </div>
    </AccountArea>
  )
}

export default withErrorState(DataPage)
