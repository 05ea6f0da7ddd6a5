import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/(store)/[locale]/metadata'
import { withErrorState } from '@/app/with-error-state'
import { beforeIn, getChat } from '@/features/talk/chat/thread/get-chat'
import { getSubject } from '@/features/talk/chat/thread/get-subject'
import { ThreadPage } from '@/features/talk/chat/thread-page'
import type { ThreadView } from '@/features/talk/chat/chat-view'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { ThreadMenu } from '@/features/talk/reports/thread-menu'
import { SupportHours } from '@/features/talk/chat/conversation/support-hours'
import { INBOXES, threadPath } from '@/features/talk/inbox/inbox-query'
import { localePath } from '@/messages/locales'
import { currentMember } from '@/server/auth/session/session'
import { localeOf } from '@/server/texts/i18n'
import { loginPath } from '@/ui/auth/auth-path'

type Props = {
  params: Promise<{ locale: string; id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const { id } = await params
  const t = await getTranslations('inbox')
  const path = threadPath('buyer', id)
  return { ...(await pageMetadata(locale, path, { title: t('title.buyer') })), robots: { index: false } }
}

/** A conversation as its buyer sees it (rule T4). A seller is led to the page of their side (rule N6). */
async function BuyerThreadPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { id } = await params
  const path = threadPath('buyer', id)
  const member = await currentMember()
  if (!member) redirect(loginPath(locale, path))
  const { before: asked, order, product } = await searchParams
  const before = beforeIn(asked)
  const chat = await getChat(String(member.id), id, locale, { before }).catch(failed)
  if (!chat) redirect(localePath(locale, `${INBOXES.buyer}?notice=${chat === null ? 'missing' : 'failed'}`))
  if (chat.view.side === 'seller') redirect(localePath(locale, threadPath('seller', id)))
  return (
    <div className="wrap py-6 md:py-10">
      <ThreadPage
        chat={chat}
        path={path}
        inbox={INBOXES.buyer}
        timeZone={timeZoneOf(member.country)}
        isPast={before !== undefined}
        subject={await getSubject(member, chat.view, { order, product }, locale)}
        menu={<ThreadMenu thread={menuOf(chat.view)} />}
        notice={chat.view.kind === 'support' ? <SupportHours now={new Date()} /> : null}
      />
    </div>
  )
}

const menuOf = ({ id, kind, hasBlocked, other, lastSeq }: ThreadView) => ({
  id,
  kind,
  hasBlocked,
  isGone: other.isGone,
  lastSeq,
})

/** The list says that it failed (rule T16); the error is logged. */
function failed(error: unknown) {
  console.error(error)
  return undefined
}

export default withErrorState(BuyerThreadPage)
