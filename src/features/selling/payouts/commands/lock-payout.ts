import { PAYOUT_MOVES, type PayoutStatus } from '@/domain/payments/payouts/payout'
import { move, type ActorKind } from '@/domain/values/moves'
import { lockRows } from '@/server/db/locks'
import { eq, inArray } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { among } from '@/server/orders/rows'
import { must, Refusal } from '@/server/db/refusal'
import type { Transaction } from '@/server/db/transaction'

const { payouts, sellers } = tables

export type PayoutRow = {
  id: string
  seller: string
  company: string
  amount: number
  status: PayoutStatus
  reference: string | null
}

/** Locks payouts for a move: their sellers first, by id, then the payouts, by id. Foreign ones are as not there. */
export async function lockPayouts(
  tx: Transaction,
  ids: readonly string[],
  isOwn: (seller: string) => boolean = () => true,
): Promise<PayoutRow[]> {
  const isAsked = inArray(payouts.id, among(ids))
  const owners = tx.select({ id: payouts.seller }).from(payouts).where(isAsked)
  await lockRows(tx, sellers, owners)
  await lockRows(tx, payouts, among(ids))
  const rows = await tx
    .select({
      id: payouts.id,
      seller: payouts.seller,
      company: sellers.company,
      amount: payouts.amount,
      status: payouts.status,
      reference: payouts.reference,
    })
    .from(payouts)
    .innerJoin(sellers, eq(sellers.id, payouts.seller))
    .where(isAsked)
    .orderBy(payouts.id)
  if (rows.length !== new Set(ids).size || !rows.every(({ seller }) => isOwn(seller)))
    throw new Refusal([{ code: 'payout.unknown', path: 'payout' }])
  return rows
}

export async function lockPayout(tx: Transaction, id: string, isOwn?: (seller: string) => boolean) {
  const [row] = await lockPayouts(tx, [id], isOwn)
  if (!row) throw new Refusal([{ code: 'payout.unknown', path: 'payout' }])
  return row
}

/** Refuses what the table of moves does not allow. */
export const mustMove = ({ status }: PayoutRow, to: PayoutStatus, by: ActorKind) =>
  must(move(PAYOUT_MOVES, status, to, by))
