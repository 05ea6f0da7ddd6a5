import { publish } from '@/server/db/bus'
import { isCarrier } from '@/domain/orders/shipping/carrier'
import { checkFreight, isFreightMode, type TypedFreight } from '@/domain/orders/shipping/freight'
import { orderRule } from '@/domain/orders/order-rule'
import { checkParcel, restOf, type TypedQuantities } from '@/domain/orders/shipping/parcels'
import { storedTrackingNumber } from '@/domain/orders/shipping/tracking-number'
import type { Actor } from '@/domain/people/actor'
import { fail, ok, type Result } from '@/domain/result'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { lockOrder, type OrderRow } from '@/server/orders/lock-rows'
import { moveOrder, type Move } from '@/server/orders/moves'
import { notifyOfOrder } from '@/server/orders/emails/notify'
import {
  firstShipped,
  readSentLines,
  sendParcel,
  type SentParcel,
} from '@/server/orders/shipping/send-parcel'
import { must, Refusal } from '@/server/db/refusal'
import { commandWithDocuments, type OrderFile } from '@/server/storage/store-order-documents'
import { addFiles } from './add-documents'
import { asSellerOf } from './authorize'
import { answerRequest } from './cancel-order'
import { mustNameImporter, type NamedImporter } from './must-name-importer'

const { orders } = tables

export type Waybill = NamedImporter & {
  order: string
  /** A carrier, or how a forwarder sends it. */
  carrier: string
  trackingNumber: string
  freight?: Omit<TypedFreight, 'bill'>
  /** What goes with it, by line; without it all that is left. */
  quantities?: TypedQuantities
  files?: readonly OrderFile[]
}

type WaybillInput = Pick<Move, 'carrier' | 'trackingNumber' | 'freight'>

/**
 * The seller's waybill, with its documents or not at all (rule M41): of all that is left it moves the order from processing to shipped
 * (rule M30), of less the rest stays to be sent (rule M138). What has left cannot be cancelled, so an open request is refused. Goods
 * from abroad need to have an importer (rule D24). `parcel`: the number of the shipment, where more is left.
 */
export async function shipOrder(
  actor: Actor,
  waybill: Waybill,
): Promise<Result<{ number: string; parcel: number | null }>> {
  const { files = [], quantities } = waybill
  const sent = sentWith(waybill)
  if (!sent.ok) return sent
  return commandWithDocuments(async (tx, store) => {
    const { order, actor: by } = asSellerOf(await lockOrder(tx, waybill.order), actor)
    await mustNameImporter(tx, order, waybill)
    const stored = asStored(sent.value)
    // The rule takes an unchanged status for an edit.
    if (order.status === 'shipped') throw new Refusal([{ code: 'moves.impossible', path: 'status' }])
    must(orderRule({ next: { ...stored, status: 'shipped' }, before: order, actor: by }))
    const lines = await readSentLines(tx, order.id)
    const parcel = quantities ? must(checkParcel(lines, quantities)) : restOf(lines)
    const isLast = unitsOf(parcel) === unitsOf(restOf(lines))
    const part = isLast ? null : await sendParcel(tx, order, stored, parcel)
    if (part) await announcePart(tx, order, part)
    else await moveOrder(tx, order, { to: 'shipped', by, ...sent.value })
    if (order.cancelAskedAt && !order.cancelAnswer) await answerRequest(tx, order, 'refused', null)
    await addFiles(tx, order, files, store)
    return { number: order.number, parcel: part?.parcel ?? null }
  })
}

const unitsOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

const asStored = ({ carrier, trackingNumber, freight }: WaybillInput) => ({
  carrier: carrier ?? null,
  trackingNumber: trackingNumber ?? null,
  freight: freight ? JSON.stringify(freight) : null,
})

/** The order stays in preparation; its buyer reads what is on its way (rule M137). */
async function announcePart(tx: Transaction, order: OrderRow, part: SentParcel) {
  await tx
    .update(orders)
    .set({ ...firstShipped, updatedAt: sql`now()` })
    .where(eq(orders.id, order.id))
  await notifyOfOrder(tx, order, 'order.partShipped', ['buyer'], { about: part.id, parcel: part })
  await publish(tx, { kind: 'order', order: order.id, to: [order.buyer, order.seller] })
}

/** Carrier and tracking number, or forwarder and bill of lading (rules M31, M109). */
function sentWith({ carrier, trackingNumber: typed, freight }: Waybill): Result<WaybillInput> {
  if (isFreightMode(carrier)) {
    const none = { forwarder: '', container: '', boxes: '', pallets: '' }
    const checked = checkFreight(carrier, { ...none, ...freight, bill: typed })
    return checked.ok ? ok({ freight: checked.value.freight, trackingNumber: checked.value.bill }) : checked
  }
  if (!isCarrier(carrier)) return fail('order.waybill', 'trackingNumber')
  const trackingNumber = storedTrackingNumber(carrier, typed)
  if (trackingNumber === '' || trackingNumber.length > 80) return fail('order.waybill', 'trackingNumber')
  return ok({ carrier, trackingNumber })
}
