import { isCarrier } from '@/domain/orders/carrier'
import { storedTrackingNumber } from '@/domain/orders/tracking-number'
import type { Actor } from '@/domain/people/actor'
import { fail, type Result } from '@/domain/result'
import { lockOrder } from '@/server/order-writes/lock-rows'
import { moveOrder } from '@/server/order-writes/moves'
import { commandWithDocuments, type OrderFile } from '@/server/storage/store-order-documents'
import { addFiles } from './add-documents'
import { asSellerOf } from './authorize'
import { answerRequest } from './cancel-order'
import { mustNameImporter, type NamedImporter } from './must-name-importer'

export type Waybill = NamedImporter & {
  order: string
  carrier: string
  trackingNumber: string
  files?: readonly OrderFile[]
}

/**
 * The seller's waybill: processing to shipped (rule M30), with its documents or not at all (rule M41). A shipped order
 * cannot be cancelled, so an open request is refused. Goods from abroad need to have an importer (rule D24).
 */
export async function shipOrder(actor: Actor, waybill: Waybill): Promise<Result<{ number: string }>> {
  const { carrier, files = [] } = waybill
  if (!isCarrier(carrier)) return fail('order.waybill', 'trackingNumber')
  const trackingNumber = storedTrackingNumber(carrier, waybill.trackingNumber)
  if (trackingNumber === '' || trackingNumber.length > 80) return fail('order.waybill', 'trackingNumber')
  return commandWithDocuments(async (tx, store) => {
    const { order, actor: by } = asSellerOf(await lockOrder(tx, waybill.order), actor)
    await mustNameImporter(tx, order, waybill)
    const moved = await moveOrder(tx, order, { to: 'shipped', by, carrier, trackingNumber })
    if (order.cancelAskedAt && !order.cancelAnswer) await answerRequest(tx, order, 'refused', null)
    await addFiles(tx, moved, files, store)
    return moved
  })
}
