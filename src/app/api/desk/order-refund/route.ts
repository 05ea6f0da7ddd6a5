import * as z from 'zod'
import { isAdmin } from '@/domain/account'
import { DESK_TEXTS } from '@/domain/desk-texts'
import { isId } from '@/domain/id'
import { refundOrder } from '@/features/orders/refund-order'
import { signedInActor } from '@/server/signed-in-actor'

const body = z.object({
  order: z.string().refine(isId),
  amount: z.int(),
  reason: z.string().max(DESK_TEXTS.reason),
  key: z.string().max(60),
})

/** The panel's button: an admin gives money of an order back through its provider. To all others there is no such door. */
export async function POST(request: Request) {
  const actor = await signedInActor()
  const isJson = request.headers.get('content-type')?.startsWith('application/json')
  if (!isAdmin(actor) || !isJson) return Response.json({ message: 'Not found.' }, { status: 404 })
  const asked = body.safeParse(await request.json().catch(() => null))
  if (!asked.success)
    return Response.json({ message: 'Name the order, the amount and the reason.' }, { status: 400 })
  const done = await refundOrder(actor, asked.data)
  return done.ok ? Response.json(done.value) : Response.json({ issues: done.issues }, { status: 422 })
}
