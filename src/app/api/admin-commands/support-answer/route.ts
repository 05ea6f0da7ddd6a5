import * as z from 'zod'
import { isId } from '@/domain/id'
import { storeStaffMessage } from '@/features/support/store-staff-message'
import { currentAdmin } from '@/server/auth/signed-in-actor'
import { route } from '@/server/http/route'

const body = z.object({
  thread: z.string().refine(isId),
  text: z.string().max(20_000),
  then: z.enum(['open', 'closed']),
})

const RULE = { who: currentAdmin, from: 'own form', body: { json: 64 * 1024 } } as const

/** An admin answers a member in the name of Maru (rule N7). Everybody else gets 404. */
export const POST = route(RULE, async (_, { caller: actor, json }) => {
  const asked = body.safeParse(json)
  if (!asked.success || !('id' in actor))
    return Response.json({ message: 'Name the conversation and write an answer.' }, { status: 400 })
  const { then, ...answer } = asked.data
  const done = await storeStaffMessage(actor.id, { ...answer, isLast: then === 'closed' })
  return done.ok ? Response.json(done.value) : Response.json({ issues: done.issues }, { status: 422 })
})
