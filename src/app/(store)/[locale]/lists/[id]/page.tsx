import { randomUUID } from 'node:crypto'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { accountMetadata } from '@/app/(store)/[locale]/account/account-page'
import { withErrorState } from '@/app/with-error-state'
import { isId, NO_ID } from '@/domain/values/id'
import { RememberLists } from '@/features/buying/job-lists/heart/remember-lists'
import { getList } from '@/features/buying/job-lists/get-list'
import { listOwnOrders } from '@/features/buying/job-lists/list-own-orders'
import { JobListScreen } from '@/features/buying/job-lists/page/job-list-screen'
import { localePath } from '@/messages/locales'
import { currentMember } from '@/server/auth/session/session'
import { localeOf } from '@/server/texts/i18n'
import { answerNotFound } from '@/server/next/response-status'
import { absolute } from '@/ui/page/absolute'
import { loginPath } from '@/ui/auth/auth-path'
import { SavedMessage } from '@/ui/auth/saved-message'
import { Breadcrumb } from '@/ui/parts/breadcrumb'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'
import { AccountArea } from '@/ui/frame/account/account-area'

type Props = {
  params: Promise<{ locale: string; id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('jobLists')
  return accountMetadata(locale, '/lists', t('title'))
}

const isDone = (text: unknown): text is 'copied' | 'there' => text === 'copied' || text === 'there'

/** One list of a member or of a colleague (rules M56 to M58, M143). Of anybody else's it is only said that there is none. */
async function ListOfJobPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { id } = await params
  const user = await currentMember()
  if (!user) redirect(loginPath(locale, `/lists/${isId(id) ? id : ''}`.replace(/\/$/, '')))
  const t = await getTranslations('jobLists')
  const home = localePath(locale, '/lists')
  const list = await getList(user, isId(id) ? id : NO_ID, locale)
  if (!list) {
    answerNotFound()
    return (
      <AccountArea current="lists">
        <div className="wrap py-6 md:py-10">
          <EmptyState isPage title={t('gone')} text={t('goneText')}>
            <ButtonLink href={home}>{t('toLists')}</ButtonLink>
          </EmptyState>
        </div>
      </AccountArea>
    )
  }
  const { done, problem } = await searchParams
  const issues = await getTranslations('issues')
  return (
    <AccountArea current="lists">
      <div className="wrap py-6 md:py-10">
        <RememberLists />
        <Breadcrumb crumbs={[{ name: t('title'), href: home }]} />
        <h1 className="mt-2 text-2xl wrap-anywhere">{list.name}</h1>
        {list.owner === null ? null : (
          <p className="text-muted mt-1 text-sm wrap-anywhere">{t('company.by', { name: list.owner })}</p>
        )}
        {list.note ? (
          <p className="text-muted mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{list.note}</p>
        ) : null}
        <div className="mt-6 grid gap-6">
          {isDone(done) ? <SavedMessage>{t(`done.${done}`)}</SavedMessage> : null}
          <JobListScreen
            list={list}
            addKey={randomUUID()}
            link={list.shareKey && absolute(localePath(locale, `/lists/shared/${list.shareKey}`))}
            orders={list.owner === null ? await listOwnOrders(user, locale) : []}
            hasCompany={user.membership !== undefined}
            problem={problem === 'markUp' ? issues('jobLists.markUp') : undefined}
          />
        </div>
      </div>
    </AccountArea>
  )
}

export default withErrorState(ListOfJobPage)
