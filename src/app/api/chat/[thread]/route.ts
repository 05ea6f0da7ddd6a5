import { isId } from '@/domain/id'
import { listMessages, isOwnThread } from '@/features/chat/list-messages'
import { currentMember } from '@/server/auth/session'
import { isLocale } from '@/messages/locales'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const HEADERS = { 'cache-control': 'private, no-store' }

/** The chat's own format; this also keeps years out of Postgres's range away. */
const MOMENT = /^20\d\d-\d\d-\d\dT/

const RULE = { who: currentMember, from: 'anywhere', body: 'none', params: ['thread'] } as const

/** Messages of a thread since a time, for its two members. Everybody else gets 404. */
export const GET = route(RULE, async (request, { params: { thread }, caller: user }) => {
  const asked = new URL(request.url).searchParams
  if (!isId(thread) || !(await isOwnThread(user, thread))) return notFound()
  const locale = asked.get('locale') ?? ''
  const after = asked.get('after') ?? ''
  const since = MOMENT.test(after) && !Number.isNaN(Date.parse(after)) ? new Date(after) : undefined
  const messages = await listMessages(user, thread, isLocale(locale) ? locale : 'en', since)
  return Response.json({ messages }, { headers: HEADERS })
})
