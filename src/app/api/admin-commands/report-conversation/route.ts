import * as z from 'zod'
import { isId } from '@/domain/id'
import { openReportedThread } from '@/features/reports/open-reported-thread'
import { currentAdmin } from '@/server/auth/signed-in-actor'
import { route } from '@/server/http/route'

const body = z.object({ report: z.string().refine(isId), reason: z.string().max(5_000) })

const RULE = { who: currentAdmin, from: 'own form', body: { json: 16 * 1024 } } as const

/** A reported conversation, for an admin with a reason that is recorded (rule T23). Everybody else gets 404. */
export const POST = route(RULE, async (_, { caller: actor, json }) => {
  const asked = body.safeParse(json)
  if (!asked.success || !('id' in actor))
    return Response.json({ message: 'Name the report and the reason.' }, { status: 400 })
  const done = await openReportedThread(actor.id, asked.data)
  const headers = { 'cache-control': 'private, no-store' }
  return done.ok
    ? Response.json(done.value, { headers })
    : Response.json({ issues: done.issues }, { status: 422 })
})
