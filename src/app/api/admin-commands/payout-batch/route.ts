import * as z from 'zod'
import { isId } from '@/domain/id'
import { sendPayouts } from '@/features/payouts/commands/send-payouts'
import { currentAdmin } from '@/server/auth/signed-in-actor'
import { route } from '@/server/http/route'
import { proof, requireProof } from '@/server/staff/fresh-proof'

/** Ids with commas between them. */
const body = z.object({
  payouts: z
    .string()
    .max(16_000)
    .transform((ids) => ids.split(','))
    .refine((ids) => ids.every(isId)),
  proof,
})

const RULE = { who: currentAdmin, from: 'own form', body: { json: 32 * 1024 } } as const

/** An admin sends requested payouts as one batch (rule M42). Everybody else gets 404. */
export const POST = route(RULE, async (_, { caller: actor, json }) => {
  const asked = body.safeParse(json)
  if (!asked.success) return Response.json({ message: 'Name the payouts.' }, { status: 400 })
  const stale = await requireProof(asked.data.proof)
  if (stale) return stale
  const done = await sendPayouts(actor, asked.data.payouts)
  return done.ok ? Response.json(done.value) : Response.json({ issues: done.issues }, { status: 422 })
})
