import { isCarrier } from '@/domain/orders/carrier'
import { checkFreight, isFreightMode, type TypedFreight } from '@/domain/orders/freight'
import { storedTrackingNumber } from '@/domain/orders/tracking-number'
import type { Actor } from '@/domain/people/actor'
import { fail, ok, type Result } from '@/domain/result'
import { lockOrder } from '@/server/order-writes/lock-rows'
import { moveOrder, type Move } from '@/server/order-writes/moves'
import { commandWithDocuments, type OrderFile } from '@/server/storage/store-order-documents'
import { addFiles } from './add-documents'
import { asSellerOf } from './authorize'
import { answerRequest } from './cancel-order'
import { mustNameImporter, type NamedImporter } from './must-name-importer'

export type Waybill = NamedImporter & {
  order: string
  /** A carrier, or how a forwarder sends it. */
  carrier: string
  trackingNumber: string
  freight?: Omit<TypedFreight, 'bill'>
  files?: readonly OrderFile[]
}

type Sent = Pick<Move, 'carrier' | 'trackingNumber' | 'freight'>

/**
 * The seller's waybill: processing to shipped (rule M30), with its documents or not at all (rule M41). A shipped order
 * cannot be cancelled, so an open request is refused. Goods from abroad need to have an importer (rule D24).
 */
export async function shipOrder(actor: Actor, waybill: Waybill): Promise<Result<{ number: string }>> {
  const { files = [] } = waybill
  const sent = sentWith(waybill)
  if (!sent.ok) return sent
  return commandWithDocuments(async (tx, store) => {
    const { order, actor: by } = asSellerOf(await lockOrder(tx, waybill.order), actor)
    await mustNameImporter(tx, order, waybill)
    const moved = await moveOrder(tx, order, { to: 'shipped', by, ...sent.value })
    if (order.cancelAskedAt && !order.cancelAnswer) await answerRequest(tx, order, 'refused', null)
    await addFiles(tx, moved, files, store)
    return moved
  })
}

/** Carrier and tracking number, or forwarder and bill of lading (rules M31, M109). */
function sentWith({ carrier, trackingNumber: typed, freight }: Waybill): Result<Sent> {
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
