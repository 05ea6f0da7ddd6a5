import { isId } from '@/domain/id'
import { listMessages, isOwnThread } from '@/features/chat/list-messages'
import { currentMember } from '@/server/auth/signed-in-actor'
import { isLocale } from '@/messages/locales'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const HEADERS = { 'cache-control': 'private, no-store' }

/** As the chat itself says it: other years would be none that Postgres knows. */
const MOMENT = /^20\d\d-\d\d-\d\dT/

const RULE = { who: currentMember, from: 'anywhere', body: 'none', params: ['thread'] } as const

/** What was said in a conversation since a moment, for the two who talk. Nobody else learns that it exists. */
export const GET = route(RULE, async (request, { params: { thread }, caller: user }) => {
  const asked = new URL(request.url).searchParams
  if (!isId(thread) || !(await isOwnThread(user, thread))) return notFound()
  const locale = asked.get('locale') ?? ''
  const after = asked.get('after') ?? ''
  const since = MOMENT.test(after) && !Number.isNaN(Date.parse(after)) ? new Date(after) : undefined
  const messages = await listMessages(user, thread, isLocale(locale) ? locale : 'en', since)
  return Response.json({ messages }, { headers: HEADERS })
})
