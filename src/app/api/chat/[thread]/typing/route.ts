import { isId } from '@/domain/id'
import { noteTyping } from '@/features/chat/note-typing'
import { currentMember } from '@/server/auth/session'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: currentMember, from: 'own page', body: 'none', params: ['thread'] } as const

/** Shows the other side of a conversation that the member is writing. */
export const POST = route(RULE, async (_, { params: { thread }, caller: user }) => {
  const isOwn = isId(thread) && (await noteTyping(thread, String(user.id)))
  return isOwn ? new Response(null, { status: 204 }) : notFound()
})
