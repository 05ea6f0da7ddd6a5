import { getTranslations } from 'next-intl/server'
import { accountMetadata } from '@/app/(store)/[locale]/account/account-page'
import { withErrorState } from '@/app/with-error-state'
import { getSharedList } from '@/features/buying/job-lists/get-list'
import { SharedList } from '@/features/buying/job-lists/page/shared-list'
import { getSettings } from '@/features/shop/pages/queries'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { answerNotFound } from '@/server/next/response-status'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'

type Props = { params: Promise<{ locale: string; key: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('jobLists')
  return accountMetadata(locale, '/lists', t('title'))
}

/** A shared list, for everybody who has its link (rule M58). */
async function SharedListPage({ params }: Props) {
  const locale = await localeOf(params)
  const { key } = await params
  const t = await getTranslations('jobLists')
  const list = await getSharedList(key, locale)
  if (!list) {
    answerNotFound()
    return (
      <div className="wrap py-6 md:py-10">
        <EmptyState isPage title={t('sharedNone')} text={t('sharedNoneText')}>
          <ButtonLink href={localePath(locale, '/products')}>{t('browse')}</ButtonLink>
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="wrap py-6 md:py-10">
      <h1 className="text-2xl wrap-anywhere">{list.name}</h1>
      <p className="text-muted mt-1 text-sm">
        {t('sharedAbout', { site: (await getSettings(locale)).siteName })}
      </p>
      {list.note ? <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">{list.note}</p> : null}
      <div className="mt-6">
        <SharedList list={list} />
      </div>
    </div>
  )
}

export default withErrorState(SharedListPage)
