import * as z from 'zod'
import { isId } from '@/domain/id'
import { ADMIN_TEXT_LIMITS } from '@/domain/payments/admin-text-limits'
import { adjustBalance } from '@/features/payouts/commands/adjust-balance'
import { currentAdmin } from '@/server/auth/signed-in-actor'
import { route } from '@/server/http/route'
import { proof, requireProof } from '@/server/staff/fresh-proof'

const body = z.object({
  seller: z.string().refine(isId),
  amount: z.int(),
  direction: z.enum(['up', 'down']),
  reason: z.string().max(ADMIN_TEXT_LIMITS.memo),
  key: z.string().max(60),
  proof,
})

const RULE = { who: currentAdmin, from: 'own form', body: { json: 16 * 1024 } } as const

/** An admin adjusts a seller's balance. Everybody else gets 404. */
export const POST = route(RULE, async (_, { caller: actor, json }) => {
  const asked = body.safeParse(json)
  if (!asked.success)
    return Response.json({ message: 'Name the seller, the amount and the reason.' }, { status: 400 })
  const stale = await requireProof(asked.data.proof)
  if (stale) return stale
  const done = await adjustBalance(actor, asked.data)
  return done.ok ? Response.json(done.value) : Response.json({ issues: done.issues }, { status: 422 })
})
