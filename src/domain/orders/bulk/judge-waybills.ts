import type { Carrier } from '@/domain/orders/shipping/carrier'
import { isUsualTrackingNumber, storedTrackingNumber } from '@/domain/orders/shipping/tracking-number'
import { issue, type Issue } from '@/domain/result'
import type { WaybillRow } from './read-waybills'

/** An own order that a row of the file names. */
export type NamedOrder = {
  number: string
  status: string
  carrier: string | null
  trackingNumber: string | null
  /** Of several parcels each: one that has left with this waybill is not sent again (rule M142). */
  parcels?: readonly { carrier: string | null; trackingNumber: string | null }[]
  isCancelAsked: boolean
  asksImporter: boolean
}

/** `ready`: can be shipped, `first`: is acknowledged on the way, `sent`: was shipped with this very waybill before. */
export type WaybillState = 'ready' | 'first' | 'sent'
export type JudgedWaybill = WaybillRow & {
  /** As it is stored. */
  stored: string
  state: WaybillState | null
  /** The number has not the form that its carrier gives, or is another order's too: asked about once for all of them (rule M41). */
  isUnusual: boolean
  /** The first line with the same waybill for another order. */
  sameAs: number | null
  issue: Issue | null
}

/** '7.71204E+11': a spreadsheet has rounded the number, and nobody can know what it was. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+?\d+$/i
const LONGEST = 80

/** What becomes of each row of a carrier's file, before anything is done (rule S31). */
export function judgeWaybills(rows: readonly WaybillRow[], orders: readonly NamedOrder[]): JudgedWaybill[] {
  const known = new Map(orders.map((order) => [order.number, order]))
  const first = new Map<string, number>()
  const waybills = new Map<string, WaybillRow>()
  return rows.map((row) => {
    const before = first.get(row.number)
    if (before === undefined) first.set(row.number, row.line)
    const stored = row.carrier ? storedTrackingNumber(row.carrier, row.trackingNumber) : ''
    const wrong =
      problemOf(row, stored) ??
      (before === undefined ? null : issue('many.twice', 'number', { line: before }))
    const order = known.get(row.number)
    const found = wrong ?? (order ? refusalOf(order, row.carrier, stored) : issue('order.unknown', 'number'))
    const waybill = `${row.carrier} ${stored}`
    const same = waybills.get(waybill)
    if (found === null && !same) waybills.set(waybill, row)
    const sameAs = found === null && same && same.number !== row.number ? same.line : null
    const isOdd = row.carrier !== null && !isUsualTrackingNumber(row.carrier, stored)
    const isUnusual = found === null && (isOdd || sameAs !== null)
    const state = found === null && order ? stateOf(order, row.carrier, stored) : null
    return { ...row, stored, state, isUnusual: isUnusual && state !== 'sent', sameAs, issue: found }
  })
}

function stateOf(order: NamedOrder, carrier: Carrier | null, stored: string): WaybillState {
  if (hasLeftWith(order, carrier, stored)) return 'sent'
  return order.status === 'confirmed' ? 'first' : order.status === 'processing' ? 'ready' : 'sent'
}

const hasLeftWith = (order: NamedOrder, carrier: Carrier | null, stored: string) =>
  [order, ...(order.parcels ?? [])].some(
    (sent) => sent.carrier !== null && sent.carrier === carrier && sent.trackingNumber === stored,
  )

function problemOf({ carrier, trackingNumber }: WaybillRow, stored: string): Issue | null {
  if (carrier === null) return issue('many.carrier', 'carrier')
  if (ROUNDED.test(trackingNumber)) return issue('many.rounded', 'trackingNumber')
  return stored === '' || stored.length > LONGEST ? issue('order.waybill', 'trackingNumber') : null
}

/** Why an order is not shipped by a file. A buyer who asks to cancel is answered by a person. */
function refusalOf(order: NamedOrder, carrier: Carrier | null, stored: string): Issue | null {
  const { status } = order
  if (hasLeftWith(order, carrier, stored)) return null
  if (status === 'shipped' || status === 'delivered') return issue('many.shipped', 'number')
  if (status !== 'confirmed' && status !== 'processing') return issue('moves.impossible', 'status')
  if (order.isCancelAsked) return issue('many.cancelAsked', 'number')
  return order.asksImporter ? issue('many.importer', 'number') : null
}
