import 'server-only'
import type { Carrier } from '@/domain/orders/shipping/carrier'
import { judgeWaybills, type JudgedWaybill } from '@/domain/orders/bulk/judge-waybills'
import type { WaybillRow } from '@/domain/orders/bulk/read-waybills'
import { NO_ID } from '@/domain/values/id'
import { isActiveSeller, type Actor } from '@/domain/people/actor'
import { fail, failAll, ok, type Result } from '@/domain/result'
import { asSellerOf } from '@/features/buying/orders/commands/authorize'
import { mustNameImporter } from '@/features/buying/orders/commands/must-name-importer'
import { and, eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { lockOrder } from '@/server/orders/lock-rows'
import { moveOrder } from '@/server/orders/moves'
import { command, Refusal } from '@/server/db/refusal'
import { oneByOne, type Outcome } from './one-by-one'
import { ownOrders } from './own-orders'

const { order_shipments: parcels } = tables

/** What would become of each row of a carrier's file, for the seller's own orders alone (rule S31). */
export async function judgeFile(actor: Actor, rows: readonly WaybillRow[]): Promise<Result<OrderWaybill[]>> {
  if (!isActiveSeller(actor) || !('id' in actor)) return fail('order.unknown', 'order')
  const found = await ownOrders(actor.id, [...new Set(rows.map(({ number }) => number))])
  const idOf = (number: string) => found.find((each) => each.number === number)?.id ?? NO_ID
  return ok(judgeWaybills(rows, found).map((row) => ({ ...row, id: idOf(row.number) })))
}

type OrderWaybill = JudgedWaybill & { id: string }
type ShipManyInput = { rows: readonly WaybillRow[]; areUsual: boolean }

/**
 * Ships the orders of a carrier's file that can be shipped; the rows are judged anew. What is not acknowledged yet is so on the way.
 * `areUsual`: somebody has compared the unusual numbers with the waybills.
 */
export async function shipMany(
  actor: Actor,
  { rows, areUsual }: ShipManyInput,
): Promise<Result<Outcome<'now' | 'before'>[]>> {
  const judged = await judgeFile(actor, rows)
  if (!judged.ok) return judged
  if (!areUsual && judged.value.some(({ isUnusual }) => isUnusual)) return fail('many.unusual', 'confirmed')
  return ok(
    await oneByOne(judged.value, async ({ id, carrier, stored, issue }) =>
      issue || !carrier
        ? failAll([issue ?? { code: 'many.carrier', path: 'carrier' }])
        : shipOnce(actor, { id, carrier, trackingNumber: stored }),
    ),
  )
}

/** One of several parcels may have been sent by hand with a waybill that the file has as well (rule M142). */
async function hasLeftWith(tx: Transaction, order: string, sent: Omit<Waybill, 'id'>) {
  const [found] = await tx
    .select({ id: parcels.id })
    .from(parcels)
    .where(
      and(
        eq(parcels.order, order),
        eq(parcels.carrier, sent.carrier),
        eq(parcels.trackingNumber, sent.trackingNumber),
      ),
    )
    .limit(1)
  return found !== undefined
}

type Waybill = { id: string; carrier: Carrier; trackingNumber: string }

const shipOnce = (actor: Actor, { id, carrier, trackingNumber }: Waybill) =>
  command(async (tx) => {
    const { order, actor: by } = asSellerOf(await lockOrder(tx, id), actor)
    if (await hasLeftWith(tx, id, { carrier, trackingNumber })) return 'before' as const
    // Asked for since the file was checked: a person answers.
    if (order.cancelAskedAt && !order.cancelAnswer)
      throw new Refusal([{ code: 'many.cancelAsked', path: 'number' }])
    const ready = order.status === 'confirmed' ? await moveOrder(tx, order, { to: 'processing', by }) : order
    await mustNameImporter(tx, order, {})
    await moveOrder(tx, ready, { to: 'shipped', by, carrier, trackingNumber })
    return 'now' as const
  })
