import * as z from 'zod'
import { ADMIN_TEXT_LIMITS } from '@/domain/payments/admin-text-limits'
import { isId } from '@/domain/id'
import { recordRefund } from '@/features/orders/commands/record-refund'
import { proof, requireProof } from '@/server/staff/fresh-proof'
import { route } from '@/server/http/route'
import { currentAdmin } from '@/server/auth/signed-in-actor'

const body = z.object({
  refund: z.string().refine(isId),
  reference: z.string().max(ADMIN_TEXT_LIMITS.reference),
  proof,
})

const RULE = { who: currentAdmin, from: 'own form', body: { json: 16 * 1024 } } as const

/** An admin records a refund sent by hand. Everybody else gets 404. */
export const POST = route(RULE, async (_, { caller: actor, json }) => {
  const asked = body.safeParse(json)
  if (!asked.success) return Response.json({ message: 'Name the refund and its reference.' }, { status: 400 })
  const stale = await requireProof(asked.data.proof)
  if (stale) return stale
  const done = await recordRefund(actor, asked.data)
  return done.ok ? Response.json(done.value) : Response.json({ issues: done.issues }, { status: 422 })
})
