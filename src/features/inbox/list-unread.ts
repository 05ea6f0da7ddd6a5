import 'server-only'
import { momentFormat, type Locale } from '@/domain/locale'
import { SIDES, type Side } from '@/domain/talk/thread'
import { localePath } from '@/messages/locales'
import { getTranslations } from '@/server/translations'
import type { FeedEntry } from '@/ui/frame/notifications/feed'
import { threadPath } from './inbox-query'
import { listThreads } from './list-threads'

/** A member's conversations with unread messages for the bell, newest first. `sells`: they have two inboxes. */
export async function listUnread(member: string, sells: boolean, locale: Locale, timeZone: string) {
  const sides = sells ? SIDES : (['buyer'] as const)
  const found = await Promise.all(sides.map((side) => unreadOf(member, side, locale, timeZone)))
  // The conversation with Maru is in both.
  return [...new Map(found.flat().map((entry) => [entry.about, entry])).values()]
}

async function unreadOf(member: string, side: Side, locale: Locale, timeZone: string): Promise<FeedEntry[]> {
  const t = getTranslations({ locale, namespace: 'inbox' })
  const { threads } = await listThreads(member, side, { isUnread: true, text: '', page: 1 }, locale)
  return threads.map(({ id, kind, name, isGone, unread, at }) => ({
    about: `threads:${id}`,
    href: localePath(locale, threadPath(kind === 'support' ? 'buyer' : side, id)),
    text: t('messagesOf', { count: unread, name: isGone ? t('formerMember') : (name ?? t('anonymous')) }),
    more: '',
    at,
    when: momentFormat(locale, timeZone).format(new Date(at)),
    isNew: true,
  }))
}
