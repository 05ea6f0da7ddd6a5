import { storeEvent } from '@/features/buying/payments/store-event'
import { readSigned } from '@/server/payments/stripe-webhook'
import { withoutPayer } from '@/server/payments/without-payer'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: 'signed', from: 'anywhere', body: { text: 1024 * 1024 } } as const

/** Stripe's webhook: a correctly signed event is stored once and acknowledged at once; the worker processes it. */
export const POST = route(RULE, async (request, { text: body }) => {
  const event = readSigned(body, request.headers.get('stripe-signature'))
  if (!event) return refused(400)
  await storeEvent({ ...event, body: withoutPayer(body) })
  return Response.json({ received: true })
})

const refused = (status: number) => Response.json({ message: 'Not accepted.' }, { status })
