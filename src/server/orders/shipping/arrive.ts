import { moverOf, type Actor } from '@/domain/people/actor'
import { PARCEL_REPORTERS } from '@/domain/orders/shipping/parcels'
import { and, eq, isNull, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { Refusal } from '@/server/db/refusal'

const { order_shipments: parcels } = tables

/** What nobody but the seller has confirmed (rule N29). */
export const isUnconfirmed = or(isNull(parcels.deliveredAt), eq(parcels.deliveredBy, 'seller'))

/** Parcels of a locked order, or one of them, are with the buyer, as somebody says: how many of them nobody had confirmed (rule M140). */
export async function arriveParcels(tx: Transaction, order: string, by: Actor, parcel?: string) {
  const mover = moverOf(by)
  const deliveredBy = PARCEL_REPORTERS.find((each) => each === mover)
  if (!deliveredBy) throw new Refusal([{ code: 'moves.notYours', path: 'status' }])
  const arrived = await tx
    .update(parcels)
    .set({
      deliveredAt: sql`coalesce(${parcels.deliveredAt}, now())`,
      deliveredBy,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        eq(parcels.order, order),
        deliveredBy === 'seller' ? isNull(parcels.deliveredAt) : isUnconfirmed,
        parcel === undefined ? undefined : eq(parcels.id, parcel),
      ),
    )
    .returning({ id: parcels.id })
  return arrived.length
}

/** Whether every parcel has arrived, or, of those that have, somebody other than the seller has confirmed each. */
export async function haveArrived(tx: Transaction, order: string, unconfirmed = false) {
  const [open] = await tx
    .select({ id: parcels.id })
    .from(parcels)
    .where(and(eq(parcels.order, order), unconfirmed ? isUnconfirmed : isNull(parcels.deliveredAt)))
    .limit(1)
  return open === undefined
}
