import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { accountMetadata } from '@/app/(store)/[locale]/account/account-page'
import { withErrorState } from '@/app/with-error-state'
import { RememberLists } from '@/features/buying/job-lists/heart/remember-lists'
import { listLists } from '@/features/buying/job-lists/list-lists'
import { ListsScreen } from '@/features/buying/job-lists/page/lists-screen'
import { currentMember } from '@/server/auth/session/session'
import { localeOf } from '@/server/texts/i18n'
import { loginPath } from '@/ui/auth/auth-path'
import { SavedMessage } from '@/ui/auth/saved-message'
import { AccountArea } from '@/ui/frame/account/account-area'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('jobLists')
  return accountMetadata(locale, '/lists', t('title'))
}

/** A member's lists by job (rule M56). */
async function ListsPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const user = await currentMember()
  if (!user) redirect(loginPath(locale, '/lists'))
  const t = await getTranslations('jobLists')
  const { done } = await searchParams
  return (
    <AccountArea current="lists">
      <div className="wrap py-6 md:py-10">
        <RememberLists />
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="text-muted mt-1 mb-6 max-w-prose">{t('intro')}</p>
        {done === 'deleted' ? (
          <div className="mb-6">
            <SavedMessage>{t('done.deleted')}</SavedMessage>
          </div>
        ) : null}
        <ListsScreen lists={await listLists(user, locale)} />
      </div>
    </AccountArea>
  )
}

export default withErrorState(ListsPage)
