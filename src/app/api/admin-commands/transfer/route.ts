import * as z from 'zod'
import { confirmTransfer } from '@/features/payments/confirm-transfer'
import { isId } from '@/domain/id'
import { ADMIN_TEXT_LIMITS } from '@/domain/payments/admin-text-limits'
import { proof, requireProof } from '@/server/staff/fresh-proof'
import { route } from '@/server/http/route'
import { currentAdmin } from '@/server/auth/signed-in-actor'

const body = z.object({
  checkout: z.string().refine(isId),
  amount: z.int(),
  bankReference: z.string().max(ADMIN_TEXT_LIMITS.bankReference),
  proof,
})

const RULE = { who: currentAdmin, from: 'own form', body: { json: 16 * 1024 } } as const

/** An admin confirms that a transfer arrived (rule M4). Everybody else gets 404. */
export const POST = route(RULE, async (_, { caller: actor, json }) => {
  const asked = body.safeParse(json)
  if (!asked.success)
    return Response.json({ message: 'Name the checkout, the amount and the reference.' }, { status: 400 })
  const stale = await requireProof(asked.data.proof)
  if (stale) return stale
  const done = await confirmTransfer(actor, asked.data)
  return done.ok ? Response.json(done.value) : Response.json({ issues: done.issues }, { status: 422 })
})
