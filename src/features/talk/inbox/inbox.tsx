import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import type { Side } from '@/domain/talk/thread'
import { localePath } from '@/messages/locales'
import type { MemberUser } from '@/server/auth/session/session'
import { failedRead } from '@/server/next/response-status'
import { LiveRefresh } from '@/ui/live/live-refresh'
import { Pagination } from '@/ui/parts/pagination'
import { InboxFilters } from './inbox-filters'
import { INBOXES, readInboxQuery, writeInboxQuery } from './inbox-query'
import { listThreads } from './list-threads'
import { InboxFailed, InboxNotice, NoThreads } from './no-threads'
import { ThreadList } from './thread-list'

type InboxQuery = Record<string, string | string[] | undefined>
type Props = { member: MemberUser; side: Side; asked: InboxQuery; locale: Locale; timeZone: string }

/** The conversations of one side, under the page's heading. */
export async function Inbox({ member, side, asked, locale, timeZone }: Props) {
  const t = await getTranslations('inbox')
  const query = readInboxQuery(asked)
  const hrefOf = (page: number) => localePath(locale, INBOXES[side]) + writeInboxQuery({ ...query, page })
  const found = await listThreads(member, side, query, locale).catch(failedRead)
  const other = side === 'buyer' ? 'seller' : 'buyer'
  return (
    <>
      <LiveRefresh kinds={['message', 'read']} />
      <InboxNotice notice={asked.notice} />
      {found && !found.hasAny ? null : <InboxFilters side={side} query={query} />}
      {found ? null : <InboxFailed retry={hrefOf(query.page)} />}
      {found?.threads.length === 0 ? <NoThreads side={side} hasAny={found.hasAny} /> : null}
      {found && found.threads.length > 0 ? (
        <>
          <p className="text-muted mb-3 text-sm">{t('count', { count: found.count })}</p>
          <ThreadList side={side} threads={found.threads} timeZone={timeZone} />
          <Pagination page={found.page} pages={found.pages} hrefOf={hrefOf} />
        </>
      ) : null}
      {found && found.elsewhere > 0 ? (
        <p className="text-muted mt-6">
          <a className="link" href={localePath(locale, INBOXES[other])}>
            {t(`elsewhere.${side}`, { count: found.elsewhere })}
          </a>
        </p>
      ) : null}
    </>
  )
}
