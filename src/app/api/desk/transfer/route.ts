import * as z from 'zod'
import { confirmTransfer } from '@/features/checkout/confirm-transfer'
import { isId } from '@/domain/id'
import { DESK_TEXTS } from '@/domain/desk-texts'
import { isAdmin } from '@/domain/account'
import { signedInActor } from '@/server/signed-in-actor'

const body = z.object({
  checkout: z.string().refine(isId),
  amount: z.int(),
  bankReference: z.string().max(DESK_TEXTS.bankReference),
})

/** The panel's button: an admin saw a transfer arrive (ruling M4). To all others there is no such door. */
export async function POST(request: Request) {
  const actor = await signedInActor()
  const isJson = request.headers.get('content-type')?.startsWith('application/json')
  if (!isAdmin(actor) || !isJson) return Response.json({ message: 'Not found.' }, { status: 404 })
  const asked = body.safeParse(await request.json().catch(() => null))
  if (!asked.success)
    return Response.json({ message: 'Name the checkout, the amount and the reference.' }, { status: 400 })
  const done = await confirmTransfer(actor, asked.data)
  return done.ok ? Response.json(done.value) : Response.json({ issues: done.issues }, { status: 422 })
}
