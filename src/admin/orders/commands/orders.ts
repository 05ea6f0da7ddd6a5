import * as z from 'zod'
import { isId } from '@/domain/values/id'
import { callOff } from '@/features/buying/orders/commands/cancel-order'
import { cancelRest } from '@/features/buying/orders/commands/cancel-rest'
import { deliverAsStaff } from '@/features/buying/orders/commands/fulfil-order'
import { openOrder } from './open-order'
import { sendEmailAgain } from './send-email-again'
import { shipForSeller } from './ship-for-seller'
import { adminCommand } from '@/admin/commands/admin-command'

const id = z.string().refine(isId)
const reason = z.string().max(5_000)

/** A whole order is cancelled, and what is left of its payment refunded (rules M7, M46). */
const orderCancel = adminCommand({
  needsProof: true,
  body: z.object({ order: id, reason }),
  run: callOff,
})

/** What is not sent of an order is called off and refunded (rule M141). */
const orderRest = adminCommand({
  needsProof: true,
  body: z.object({ order: id, reason, seen: z.string().max(20_000) }),
  run: cancelRest,
})

/** An order has arrived (rules M8, M46). */
const orderDelivered = adminCommand({ body: z.object({ order: id, reason }), run: deliverAsStaff })

/** An order is sent on in the name of its suspended seller (rule M46). */
const orderShip = adminCommand({
  body: z.object({ order: id, carrier: z.string().max(20), trackingNumber: z.string().max(200), reason }),
  run: shipForSeller,
})

/** An email of an order is sent once more (rule M47). */
const emailAgain = adminCommand({ body: z.object({ email: id }), run: sendEmailAgain })

/** An order is opened to be read (rule M49). */
const orderOpen = adminCommand({ body: z.object({ order: id, reason }), run: openOrder })

export const ORDERS = {
  'order-open': orderOpen,
  'order-cancel': orderCancel,
  'order-rest': orderRest,
  'order-delivered': orderDelivered,
  'order-ship': orderShip,
  'email-again': emailAgain,
}
