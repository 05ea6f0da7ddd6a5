import * as z from 'zod'
import { CARRIERS } from '@/domain/orders/shipping/carrier'
import { isStorable } from '@/domain/values/text'
import { deliverByTracking } from '@/features/buying/orders/commands/fulfil-order'
import { route } from '@/server/http/route'
import { isSignedByCarrier } from '@/server/http/carrier-signature'

export const dynamic = 'force-dynamic'

const RULE = { who: 'signed', from: 'anywhere', body: { text: 16 * 1024 } } as const
const report = z.object({
  carrier: z.enum(CARRIERS),
  trackingNumber: z.string().min(1).max(80),
  status: z.string().max(40),
})

/** A carrier reports the status of a parcel (rule M8). Only "delivered" moves the order. */
export const POST = route(RULE, async (request, { text: body }) => {
  const signature = request.headers.get('maru-signature')
  if (!isSignedByCarrier(body, signature, process.env.CARRIER_WEBHOOK_KEY)) return refused(400)
  const update = report.safeParse(parsed(body))
  if (!update.success || !isStorable(update.data)) return refused(400)
  const { carrier, trackingNumber, status } = update.data
  const moved = status === 'delivered' ? await deliverByTracking(carrier, trackingNumber) : 0
  return Response.json({ moved })
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const refused = (status: number) => Response.json({ message: 'Not accepted.' }, { status })
