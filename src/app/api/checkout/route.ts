import * as z from 'zod'
import { SERVICE_LENGTH } from '@/domain/cart/shipping/shipping'
import { BUYER_FACTS } from '@/domain/orders/buyer-facts'
import { byFact } from '@/domain/values/by-fact'
import { placeOrder } from '@/features/buying/checkout/placement/place-order'
import { route } from '@/server/http/route'
import { currentMember } from '@/server/auth/session/session'

const body = z.object({
  locale: z.enum(['en', 'fr', 'ko']).default('en'),
  key: z.string().max(100),
  digest: z.string().max(100),
  provider: z.enum(['stripe', 'transfer', 'terms']).default('stripe'),
  /** The day of payment that was shown, of an order on terms. */
  dueOn: z.string().max(10).optional(),
  address: z.record(z.string(), z.string().max(300)),
  ...byFact(BUYER_FACTS, ({ limit }) => z.string().max(limit).optional()),
  /** By seller; default: the seller's first service. */
  services: z.record(z.uuid(), z.string().max(SERVICE_LENGTH)).optional(),
})

const RULE = { who: currentMember, from: 'own form', body: { json: 64 * 1024 } } as const

/** Places an order for JSON clients: 200 placed, 409 the total has changed, 422 refused with issues. */
export const POST = route(RULE, async (_, { caller: user, json }) => {
  const asked = body.safeParse(json)
  if (!asked.success) return Response.json({ message: 'Not a checkout.' }, { status: 400 })
  const done = await placeOrder({ ...asked.data, buyer: String(user.id) })
  if (!done.ok) return Response.json({ issues: done.issues }, { status: 422 })
  if (done.value.kind === 'changed')
    return Response.json({ changed: true, digest: done.value.digest }, { status: 409 })
  return Response.json(done.value)
})
