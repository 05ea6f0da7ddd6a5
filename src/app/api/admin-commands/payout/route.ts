import * as z from 'zod'
import { isId } from '@/domain/id'
import { ADMIN_TEXT_LIMITS } from '@/domain/payments/admin-text-limits'
import { cancelPayout } from '@/features/payouts/commands/cancel-payout'
import { failPayout } from '@/features/payouts/commands/fail-payout'
import { markPayoutPaid } from '@/features/payouts/commands/mark-payout-paid'
import { currentAdmin } from '@/server/auth/signed-in-actor'
import { route } from '@/server/http/route'
import { proof, requireProof } from '@/server/staff/fresh-proof'

const payout = z.string().refine(isId)
const reason = z.string().max(ADMIN_TEXT_LIMITS.reason)
const typed = z.string().max(40)
const body = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('paid'),
    payout,
    reference: z.string().max(ADMIN_TEXT_LIMITS.reference),
    amount: typed,
    currency: typed,
    rate: typed,
    proof,
  }),
  z.object({ step: z.enum(['failed', 'cancelled']), payout, reason, proof }),
])

const RULE = { who: currentAdmin, from: 'own form', body: { json: 16 * 1024 } } as const

/** An admin's step of one payout: paid, failed or cancelled (rule M42). Everybody else gets 404. */
export const POST = route(RULE, async (_, { caller: actor, json }) => {
  const asked = body.safeParse(json)
  if (!asked.success)
    return Response.json({ message: 'Name the payout, the step and what belongs to it.' }, { status: 400 })
  const stale = await requireProof(asked.data.proof)
  if (stale) return stale
  const { data } = asked
  const done =
    data.step === 'paid'
      ? await markPayoutPaid(actor, data)
      : await (data.step === 'failed' ? failPayout : cancelPayout)(actor, data)
  return done.ok ? Response.json(done.value) : Response.json({ issues: done.issues }, { status: 422 })
})
