import { isId } from '@/domain/values/id'
import { mayReadMessageFile } from '@/admin/talk/moderation/open-thread'
import { currentAdmin } from '@/server/auth/signed-in-actor'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'
import { readSentFile } from '@/server/storage/message-file'

export const dynamic = 'force-dynamic'

const RULE = { who: currentAdmin, from: 'anywhere', body: 'none', params: ['id'] } as const

/** A file of a conversation with Maru, or of one that the admin has opened for a report within the hour. */
export const GET = route(RULE, async (request, { params: { id }, caller: actor }) => {
  const isOpen = isId(id) && 'id' in actor && (await mayReadMessageFile(actor.id, id))
  return (isOpen && (await readSentFile(id, request))) || notFound()
})
