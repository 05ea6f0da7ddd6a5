import * as z from 'zod'
import { isId } from '@/domain/id'
import { markThreadRead } from '@/features/chat/mark-thread-read'
import { currentMember } from '@/server/auth/session'
import { notFound, unreadable } from '@/server/http/refusals'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: currentMember, from: 'own page', body: { json: 1024 }, params: ['thread'] } as const
const body = z.object({ seq: z.int().min(0).max(999_999_999) })

/** Notes that the member has seen a conversation up to a number; answers with what is unread in all. */
export const POST = route(RULE, async (_, { params: { thread }, caller: user, json }) => {
  const given = body.safeParse(json)
  if (!given.success) return unreadable()
  if (!isId(thread)) return notFound()
  const unread = await markThreadRead(thread, String(user.id), given.data.seq)
  return Response.json({ unread }, { headers: { 'cache-control': 'private, no-store' } })
})
