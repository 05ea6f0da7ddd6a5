'use server'

import { isCarrier, carrierName } from '@/domain/orders/shipping/carrier'
import { quantityField, type TypedQuantities } from '@/domain/orders/shipping/parcels'
import { isUsualTrackingNumber, storedTrackingNumber } from '@/domain/orders/shipping/tracking-number'
import type { Actor } from '@/domain/people/actor'
import type { FormState } from '@/domain/forms/form-state'
import { fail, type Failure } from '@/domain/result'
import { currentSellerActor } from '@/server/auth/signed-in-actor'
import { tooOften } from '@/server/auth/throttle'
import { field } from '@/server/http/forms/form'
import { getTranslations } from '@/server/texts/translations'
import { visitorAction } from '@/server/http/forms/form-action'
import type { OrderFile } from '@/server/storage/store-order-documents'
import { addDocuments } from '@/features/buying/orders/commands/add-documents'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { orderIn } from '@/features/buying/orders/commands/order-in'
import { sentFiles } from './sent-files'

/** `asks`: an unusual tracking number, to be confirmed. */
export type ShipState = FormState & { asks?: string }

/** The seller's register waybill button. Fields: carrier, trackingNumber, by sea or truck forwarder, container, boxes and pallets, a quantity for each line that is left, confirmed and asked, importerNumber, importsByAgent, the kinds of documents. */
export const ship = visitorAction<'orderMoves', ShipState>(
  { words: 'orderMoves', failedWith: (t, message) => t('failed', { message }) },
  async ({ form, locale, t }) => {
    const carrier = field(form, 'carrier', 10)
    const typed = field(form, 'trackingNumber', 81)
    const importer = {
      importerNumber: field(form, 'importerNumber', 21),
      importsByAgent: field(form, 'importsByAgent', 3) !== '',
    }
    const freight = {
      forwarder: field(form, 'forwarder', 81),
      container: field(form, 'container', 40),
      boxes: field(form, 'boxes', 12),
      pallets: field(form, 'pallets', 12),
    }
    const quantities = quantitiesIn(form)
    const kept = {
      carrier,
      trackingNumber: typed,
      importerNumber: importer.importerNumber,
      ...freight,
      ...fieldsOf(quantities),
    }
    const actor = await currentSellerActor('orders')
    if (isSuspended(actor)) return fail('orderDocuments.suspended', '')
    const number = isCarrier(carrier) ? storedTrackingNumber(carrier, typed) : ''
    const isConfirmed = field(form, 'confirmed', 3) !== '' && field(form, 'asked', 81) === number
    if (isCarrier(carrier) && number && !isUsualTrackingNumber(carrier, number) && !isConfirmed)
      return {
        ok: false,
        message: t('unusualNumber', { carrier: carrierName(carrier, locale) }),
        asks: number,
        kept,
      }
    const files = await sentFiles(form)
    const refused = await tooManyFiles(actor, files)
    if (refused) return { ...refused, kept }
    const waybill = { order: orderIn(form), carrier, trackingNumber: typed, freight, quantities, files }
    const done = await shipOrder(actor, { ...waybill, ...importer })
    if (!done.ok) return { ...done, kept }
    const { parcel } = done.value
    const parcels = getTranslations({ locale, namespace: 'parcels' })
    return { ok: true, message: parcel === null ? t('shipped') : parcels('ship.done', { parcel }) }
  },
)

/** Adds documents to a shipped order. Fields: the kinds of documents, each with files. */
export const addOrderDocuments = visitorAction(
  { words: 'orderMoves', failedWith: (t, message) => t('documentsFailed', { message }) },
  async ({ form, t }) => {
    const actor = await currentSellerActor('orders')
    if (isSuspended(actor)) return fail('orderDocuments.suspended', '')
    const files = await sentFiles(form)
    const refused = await tooManyFiles(actor, files)
    if (refused) return refused
    const done = await addDocuments(actor, { order: orderIn(form), files })
    return done.ok ? { ok: true, message: t('documentsAdded', { count: done.value.added }) } : done
  },
)

const QUANTITY = quantityField('')

/** Quantities by line; none where the form has no fields for them, as where all that is left is sent. */
function quantitiesIn(form: FormData): TypedQuantities | undefined {
  const names = [...new Set(form.keys())].filter((name) => name.startsWith(QUANTITY))
  if (names.length === 0) return undefined
  return Object.fromEntries(names.map((name) => [name.slice(QUANTITY.length), field(form, name, 13)]))
}

const fieldsOf = (quantities: TypedQuantities = {}) =>
  Object.fromEntries(Object.entries(quantities).map(([line, typed]) => [quantityField(line), typed]))

const isSuspended = (actor: Actor) => actor.kind === 'seller' && actor.status === 'suspended'

/** A sending without files is not counted. */
async function tooManyFiles(actor: Actor, files: readonly OrderFile[]): Promise<Failure | null> {
  if (files.length === 0 || !('id' in actor)) return null
  return tooOften('uploadDocument', { account: actor.id })
}
