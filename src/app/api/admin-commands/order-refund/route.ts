import * as z from 'zod'
import { ADMIN_TEXT_LIMITS } from '@/domain/payments/admin-text-limits'
import { isId } from '@/domain/id'
import { refundOrder } from '@/features/orders/commands/refund-order'
import { proof, requireProof } from '@/server/staff/fresh-proof'
import { route } from '@/server/http/route'
import { currentAdmin } from '@/server/auth/signed-in-actor'

const body = z.object({
  order: z.string().refine(isId),
  amount: z.int(),
  reason: z.string().max(ADMIN_TEXT_LIMITS.reason),
  key: z.string().max(60),
  proof,
})

const RULE = { who: currentAdmin, from: 'own form', body: { json: 16 * 1024 } } as const

/** An admin refunds an order through its provider. Everybody else gets 404. */
export const POST = route(RULE, async (_, { caller: actor, json }) => {
  const asked = body.safeParse(json)
  if (!asked.success)
    return Response.json({ message: 'Name the order, the amount and the reason.' }, { status: 400 })
  const stale = await requireProof(asked.data.proof)
  if (stale) return stale
  const done = await refundOrder(actor, asked.data)
  return done.ok ? Response.json(done.value) : Response.json({ issues: done.issues }, { status: 422 })
})
