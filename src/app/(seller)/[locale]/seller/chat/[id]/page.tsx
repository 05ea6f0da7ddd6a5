import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { SellerGate } from '@/app/(seller)/[locale]/seller-gate'
import type { Locale } from '@/domain/locale'
import { isId } from '@/domain/values/id'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { beforeIn, getChat } from '@/features/talk/chat/thread/get-chat'
import { SellerOnly } from '@/features/talk/chat/seller-only'
import { ThreadPage } from '@/features/talk/chat/thread-page'
import type { ThreadView } from '@/features/talk/chat/chat-view'
import { ThreadMenu } from '@/features/talk/reports/thread-menu'
import { INBOXES, threadPath } from '@/features/talk/inbox/inbox-query'
import { localePath } from '@/messages/locales'
import { isOfSeller } from '@/server/auth/selling'
import { currentActor } from '@/server/auth/signed-in-actor'
import { localeOf } from '@/server/texts/i18n'

type Props = {
  params: Promise<{ locale: string; id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('inbox')
  return { title: t('title.seller') }
}

/** A conversation as its seller sees it (rules T14, T15). */
export default async function SellerThreadPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { id } = await params
  if ((await currentActor()).kind === 'buyer') return <SellerOnly />
  const before = beforeIn((await searchParams).before)
  return (
    <SellerGate locale={locale} path={threadPath('seller', id)} need="active" part="orders">
      {({ viewer: { actor, profile } }) =>
        actor.kind === 'seller' ? (
          <Thread
            member={actor.id}
            person={actor.person}
            id={id}
            before={before}
            locale={locale}
            timeZone={timeZoneOf(profile?.country)}
          />
        ) : null
      }
    </SellerGate>
  )
}

type ThreadProps = {
  member: string
  /** Who works for this seller: of its account, what it bought is not theirs to read. */
  person?: string
  id: string
  before: number | undefined
  locale: Locale
  timeZone: string
}

async function Thread({ member, person, id, before, locale, timeZone }: ThreadProps) {
  const readChat = async () => {
    const isTheirs = !person || (isId(id) && (await isOfSeller('threads', id, member)))
    return isTheirs ? getChat(member, id, locale, { before, person }) : null
  }
  const chat = await readChat().catch(failed)
  if (!chat) redirect(localePath(locale, `${INBOXES.seller}?notice=${chat === null ? 'missing' : 'failed'}`))
  if (chat.view.side === 'buyer') redirect(localePath(locale, threadPath('buyer', id)))
  return (
    <ThreadPage
      chat={chat}
      path={threadPath('seller', id)}
      inbox={INBOXES.seller}
      timeZone={timeZone}
      isPast={before !== undefined}
      menu={<ThreadMenu thread={menuOf(chat.view)} />}
    />
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
