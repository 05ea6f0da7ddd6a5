import { storeEvent } from '@/features/checkout/store-event'
import { readSigned } from '@/server/payments/stripe-webhook'
import { withoutPayer } from '@/server/payments/without-payer'

export const dynamic = 'force-dynamic'

const MOST = 1024 * 1024

/** Stripe tells us something: if it signed these very bytes, they are stored once and answered at once; the worker does the rest. */
export async function POST(request: Request) {
  if (Number(request.headers.get('content-length') ?? MOST + 1) > MOST) return refused(413)
  const body = await request.text()
  const event = readSigned(body, request.headers.get('stripe-signature'))
  if (!event) return refused(400)
  await storeEvent({ ...event, body: withoutPayer(body) })
  return Response.json({ received: true })
}

const refused = (status: number) => Response.json({ message: 'Not accepted.' }, { status })
