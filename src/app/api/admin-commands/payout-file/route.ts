import * as z from 'zod'
import { makeBatchFile } from '@/features/payouts/batch-file'
import { currentAdmin } from '@/server/auth/signed-in-actor'
import { route } from '@/server/http/route'
import { proof, requireProof } from '@/server/staff/fresh-proof'

const body = z.object({ batch: z.string().max(40), proof })

const RULE = { who: currentAdmin, from: 'own form', body: { json: 4 * 1024 } } as const

/** The file of a batch for the bank, with account numbers (rule M42). Everybody but admins gets 404. */
export const POST = route(RULE, async (_, { caller: actor, json }) => {
  const asked = body.safeParse(json)
  if (!asked.success) return Response.json({ message: 'Name the batch.' }, { status: 400 })
  const stale = await requireProof(asked.data.proof)
  if (stale) return stale
  const { batch } = asked.data
  const file = await makeBatchFile(actor, batch)
  if (!file.ok) return Response.json({ issues: file.issues }, { status: 422 })
  return new Response(file.value, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${batch}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
})
