import { isId } from '@/domain/id'
import { listMessages, isOwnThread } from '@/features/chat/list-messages'
import { currentMember } from '@/server/auth/session'
import { isLocale } from '@/messages/locales'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const HEADERS = { 'cache-control': 'private, no-store' }

/** Anything else, such as the times that windows from before this format send, asks for the newest messages. */
const NUMBER = /^\d{1,9}$/

const RULE = { who: currentMember, from: 'anywhere', body: 'none', params: ['thread'] } as const

/** Messages of a thread after a number, for its two members. Everybody else gets 404. */
export const GET = route(RULE, async (request, { params: { thread }, caller: user }) => {
  const asked = new URL(request.url).searchParams
  if (!isId(thread) || !(await isOwnThread(user, thread))) return notFound()
  const locale = asked.get('locale') ?? ''
  const after = asked.get('after') ?? ''
  const last = NUMBER.test(after) ? Number(after) : undefined
  const messages = await listMessages(user, thread, isLocale(locale) ? locale : 'en', last)
  return Response.json({ messages }, { headers: HEADERS })
})
