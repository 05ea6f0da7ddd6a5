import { isId } from '@/domain/id'
import { listMessages } from '@/features/chat/list-messages'
import { currentMember } from '@/features/chat/member'
import { mayRead } from '@/features/chat/may-read'
import { isLocale } from '@/messages/locales'
import { route } from '@/server/route/route'

export const dynamic = 'force-dynamic'

const HEADERS = { 'cache-control': 'private, no-store' }

const RULE = { who: currentMember, from: 'anywhere', body: 'none', params: ['thread'] } as const

/** What was said in a conversation since a moment, for the two who talk. Nobody else learns that it exists. */
export const GET = route(RULE, async (request, { params: { thread }, caller: user }) => {
  const asked = new URL(request.url).searchParams
  if (!isId(thread) || !(await mayRead(user, thread)))
    return Response.json({ message: 'Not found.' }, { status: 404, headers: HEADERS })
  const locale = asked.get('locale') ?? ''
  const after = new Date(asked.get('after') ?? '')
  const since = Number.isNaN(after.getTime()) ? undefined : after
  const messages = await listMessages(user, thread, isLocale(locale) ? locale : 'en', since)
  return Response.json({ messages }, { headers: HEADERS })
})
