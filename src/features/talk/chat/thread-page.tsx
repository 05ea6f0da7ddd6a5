import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { localePath } from '@/messages/locales'
import { VerifiedBadge } from '@/ui/parts/verified-badge'
import { Icon } from '@/ui/parts/icon'
import type { Chat, ThreadView } from './chat-view'
import { CHAT_TEXTS, useChatFrame } from './chat-frame'
import { DistrictTexts } from '@/server/texts/district-texts'
import { Conversation } from './conversation/conversation'
import type { ThreadSubject } from './thread/get-subject'
import { newKey } from '@/ui/forms/requests/new-key'

type Props = {
  chat: Chat
  /** This page and the list it belongs to, without language prefix. */
  path: string
  inbox: string
  timeZone: string
  /** An older part is shown without script: nothing new arrives there. */
  isPast: boolean
  /** What is written here is about this. */
  subject?: ThreadSubject | null
  menu?: ReactNode
  notice?: ReactNode
}

/** A conversation on a page of its own (rules T2, T14). */
export function ThreadPage({ chat, path, inbox, timeZone, isPast, subject, menu, notice }: Props) {
  const t = useTranslations('chat')
  const locale = useLocale()
  const { view } = chat
  const name = nameOf(view, t)
  const frame = useChatFrame(name, view.side)
  const own = localePath(locale, path)
  return (
    <>
      {notice}
      {/* 80 % of the window (rule T14). */}
      <section
        className="border-line bg-raised grid h-[80dvh] min-h-96 grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] rounded-md border"
        aria-labelledby="thread-title"
      >
        <header className="chat-head">
          <a className="button button-icon -ms-2" href={localePath(locale, inbox)}>
            <Icon name="previous" />
            <span className="sr-only">{t('back')}</span>
          </a>
          <div className="me-auto min-w-0">
            <h1 id="thread-title" className="flex min-w-0 items-center gap-2 text-lg">
              {view.supplier ? (
                <a className="link truncate" href={localePath(locale, `/supplier/${view.supplier}`)}>
                  {name}
                </a>
              ) : (
                <span className="truncate">{name}</span>
              )}
              {view.other.isVerified ? <VerifiedBadge /> : null}
            </h1>
            <Subline view={view} />
          </div>
          {menu}
        </header>
        <DistrictTexts of={CHAT_TEXTS}>
          <Conversation
            key={isPast ? 'past' : 'now'}
            chat={chat}
            locale={locale}
            frame={frame}
            timeZone={timeZone}
            path={path}
            formKey={newKey()}
            subject={subject}
          />
        </DistrictTexts>
      </section>
      {isPast ? (
        <p className="mt-3">
          <a className="link" href={own}>
            {t('newest')}
          </a>
        </p>
      ) : null}
    </>
  )
}

type T = ReturnType<typeof useTranslations<'chat'>>

/** The name of the other side, for headings. */
const nameOf = ({ other }: ThreadView, t: T) =>
  other.isGone ? t('formerMember') : (other.name ?? t('anonymous'))

/** The company of a buyer, and the way to what the conversation began with. */
function Subline({ view }: { view: ThreadView }) {
  const t = useTranslations('chat')
  const locale = useLocale()
  const { kind, side, other, product, order } = view
  const company =
    kind === 'shop' && side === 'seller' && !other.isGone ? (other.company ?? t('noCompany')) : null
  return (
    <p className="text-muted flex min-w-0 flex-wrap gap-x-3 text-sm leading-6">
      {company ? <span className="truncate">{company}</span> : null}
      {product ? (
        <a className="link min-w-0 truncate" href={localePath(locale, `/product/${product.id}`)}>
          {product.name}
        </a>
      ) : null}
      {order ? (
        <a
          className="link"
          href={localePath(
            locale,
            `/${side === 'seller' && kind === 'shop' ? 'seller/orders' : 'order'}/${order.id}`,
          )}
        >
          {t('order', { number: order.number })}
        </a>
      ) : null}
    </p>
  )
}
