import * as z from 'zod'
import { isAdmin } from '@/domain/account'
import { DESK_TEXTS } from '@/domain/desk-texts'
import { isId } from '@/domain/id'
import { recordRefund } from '@/features/orders/record-refund'
import { signedInActor } from '@/server/signed-in-actor'

const body = z.object({ refund: z.string().refine(isId), reference: z.string().max(DESK_TEXTS.reference) })

/** The panel's button: an admin sent a refund by hand. To all others there is no such door. */
export async function POST(request: Request) {
  const actor = await signedInActor()
  const isJson = request.headers.get('content-type')?.startsWith('application/json')
  if (!isAdmin(actor) || !isJson) return Response.json({ message: 'Not found.' }, { status: 404 })
  const asked = body.safeParse(await request.json().catch(() => null))
  if (!asked.success) return Response.json({ message: 'Name the refund and its reference.' }, { status: 400 })
  const done = await recordRefund(actor, asked.data)
  return done.ok ? Response.json(done.value) : Response.json({ issues: done.issues }, { status: 422 })
}
