import 'server-only'
import { isId } from '@/domain/values/id'
import type { Locale } from '@/domain/locale'
import type { Chat } from '@/features/talk/chat/chat-view'
import { getThread } from './get-thread'
import { listMessages } from './list-messages'
import { markThreadRead } from './mark-thread-read'

/** A conversation with its newest messages, or those before a number, marked as read (rule T11); null for everybody else. */
export async function getChat(
  member: string,
  thread: string,
  locale: Locale,
  { before, person }: { before?: number; person?: string } = {},
): Promise<Chat | null> {
  const view = isId(thread) ? await getThread(member, thread, locale) : null
  if (!view) return null
  const messages = await listMessages(member, thread, locale, { before, person })
  return { thread, view, messages, unread: await markThreadRead(thread, member, view.lastSeq) }
}

/** The number in `?before=`. */
export const beforeIn = (asked: string | string[] | undefined) =>
  typeof asked === 'string' && /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined
