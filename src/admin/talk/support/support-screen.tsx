import { isId } from '@/domain/values/id'
import { getSupport, listSupport, supportPages, SUPPORT_TABS, type SupportTab } from './list-support'
import { commandTexts } from '@/admin/commands/command-texts'
import { PanelMoment } from '@/admin/parts/panel-moment'
import { PanelPages } from '@/admin/parts/panel-pages'
import { pageIn } from '@/domain/values/page-count'
import { PanelTabs } from '@/admin/parts/panel-tabs'
import { adminScreen, type ScreenProps } from '@/admin/frame/admin-screen'
import { adminWords } from '@/admin/parts/words'
import { SupportAnswer } from './support-answer'
import { supportWords } from './support-words'

/** Conversations of members with Maru: an inbox, or one of them to be answered (rules N7, T28). */
export const SupportScreen = adminScreen('support', ({ query, ...props }) =>
  query.id && isId(query.id) ? (
    <OneConversation thread={query.id} {...props} />
  ) : (
    <Inbox
      tab={SUPPORT_TABS.find((each) => each === query.tab) ?? 'waiting'}
      page={pageIn(query.page)}
      {...props}
    />
  ),
)

type Props = Omit<ScreenProps, 'query'>

async function Inbox({ i18n, locale, tab, page }: Props & { tab: SupportTab; page: number }) {
  const t = adminWords(i18n, 'staff.support')
  const lines = await listSupport(tab, page)
  const path = (to: SupportTab, at = 1) => `/admin/support?tab=${to}${at > 1 ? `&page=${at}` : ''}`
  return (
    <>
      <PanelTabs
        label={t('filter')}
        chosen={tab}
        tabs={SUPPORT_TABS.map((key) => ({ key, label: t(`tabs.${key}`), href: path(key) }))}
      />
      {lines.length === 0 ? <p>{t('none')}</p> : null}
      <ul className="panel-list">
        {lines.map(({ id, name, text, unread, assignee, at }) => (
          <li key={id}>
            <a href={`/admin/support?id=${id}`}>{name}</a>
            <span className="panel-words">{text}</span>
            <span className="panel-muted">
              <PanelMoment at={at} locale={locale} />
              {unread > 0 ? `, ${t('unread', { count: unread })}` : ''}
              {assignee ? `, ${t('answers', { name: assignee })}` : ''}
            </span>
          </li>
        ))}
      </ul>
      <PanelPages
        i18n={i18n}
        page={page}
        pages={supportPages(lines[0]?.total ?? 0)}
        href={(at) => path(tab, at)}
      />
    </>
  )
}

async function OneConversation({ thread, actor, i18n, locale }: Props & { thread: string }) {
  const t = adminWords(i18n, 'staff.support')
  const found = await getSupport(thread)
  return (
    <>
      <p>
        <a href="/admin/support">{t('back')}</a>
      </p>
      {found ? (
        <>
          <h2>{found.isGone ? found.name : <a href={`/admin/people?id=${found.member}`}>{found.name}</a>}</h2>
          {found.order ? <p>{t('order', { number: found.order.number })}</p> : null}
          <SupportAnswer
            view={found}
            staff={actor.id}
            locale={locale}
            words={supportWords(i18n)}
            texts={commandTexts(i18n)}
          />
        </>
      ) : (
        <p role="alert">{t('unknown')}</p>
      )}
    </>
  )
}
