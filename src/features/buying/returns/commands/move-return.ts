import type { Actor } from '@/domain/people/actor'
import { returnDeadline } from '@/domain/orders/returns/deadlines'
import {
  checkNote,
  checkReturnReason,
  checkReturnTerms,
  checkWaybill,
  isFault,
} from '@/domain/orders/returns/request'
import { returnValue, type ReturnedLine } from '@/domain/orders/returns/value'
import { issue, type Result } from '@/domain/result'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import type { OrderRow } from '@/server/orders/lock-rows'
import { command, must, Refusal } from '@/server/db/refusal'
import { announceEscalation, announceReturnMove } from './announce'
import { changeReturn, returnLines, lockReturnForMove, type LockedReturn } from './lock-return'
import { readOthers, readReturnable, readTaxes } from './returnable'

const { returns_items: items } = tables

/** `version`: of the return that was read, so that nobody decides on what has moved meanwhile. */
type ReturnVersion = { return: string; version: number }
type MoveResult = Promise<Result<{ return: string }>>

const dates = (due: ReturnType<typeof returnDeadline>) => ({
  dueAt: due?.dueAt ?? null,
  remindAt: due?.remindAt ?? null,
})
const now = () => new Date().toISOString()

type AcceptInput = ReturnVersion & { address: string; freight: string; note: string }

/** The seller takes the goods back: where to, and who pays for it (rule M86). */
export const acceptReturn = (actor: Actor, typed: AcceptInput): MoveResult =>
  command(async (tx) => {
    const { return: found } = await lockReturnForMove(tx, actor, { ...typed, to: 'accepted', by: 'seller' })
    const terms = must(checkReturnTerms(typed, found.reason))
    const sellerNote = must(checkNote(typed.note, 'note'))
    const due = returnDeadline('accepted')
    await changeReturn(tx, found, {
      status: 'accepted',
      ...terms,
      sellerNote,
      acceptedAt: now(),
      ...dates(due),
    })
    await announceReturnMove(tx, { return: found, by: 'seller', move: 'accepted', day: due?.day })
    return { return: found.id }
  })

/** The seller takes nothing back, and says why. */
export const declineReturn = (actor: Actor, typed: ReturnVersion & { reason: string }): MoveResult =>
  command(async (tx) => {
    const { return: found } = await lockReturnForMove(tx, actor, { ...typed, to: 'declined', by: 'seller' })
    const refusal = must(checkReturnReason(typed.reason))
    await changeReturn(tx, found, { status: 'declined', refusal, endedAt: now(), ...dates(null) })
    await announceReturnMove(tx, { return: found, by: 'seller', move: 'declined', reason: refusal })
    return { return: found.id }
  })

/** The buyer keeps the goods after all; what was refunded in part before stays so. */
export const withdrawReturn = (actor: Actor, read: ReturnVersion): MoveResult =>
  command(async (tx) => {
    const { return: found } = await lockReturnForMove(tx, actor, { ...read, to: 'withdrawn', by: 'buyer' })
    await changeReturn(tx, found, {
      status: found.refunded > 0 ? 'refunded' : 'withdrawn',
      endedAt: now(),
      ...dates(null),
    })
    await announceReturnMove(tx, { return: found, by: 'buyer', move: 'withdrawn' })
    return { return: found.id }
  })

/** The buyer has sent the goods back (rule M87). */
export const sendReturn = (
  actor: Actor,
  typed: ReturnVersion & { carrier: string; trackingNumber: string },
): MoveResult =>
  command(async (tx) => {
    const { return: found } = await lockReturnForMove(tx, actor, { ...typed, to: 'sent', by: 'buyer' })
    const waybill = must(checkWaybill(typed))
    const due = returnDeadline('sent')
    await changeReturn(tx, found, { status: 'sent', ...waybill, sentAt: now(), ...dates(due) })
    await announceReturnMove(tx, { return: found, by: 'buyer', move: 'sent', day: due?.day })
    return { return: found.id }
  })

/** The goods are back with the seller, who now refunds them. */
export const receiveReturn = (actor: Actor, read: ReturnVersion): MoveResult =>
  command(async (tx) => {
    const { return: found } = await lockReturnForMove(tx, actor, { ...read, to: 'received', by: 'seller' })
    const due = returnDeadline('received')
    await changeReturn(tx, found, { status: 'received', receivedAt: now(), ...dates(due) })
    await announceReturnMove(tx, { return: found, by: 'seller', move: 'received', day: due?.day })
    return { return: found.id }
  })

/** Either side asks staff to decide, and says why (rule M90). */
export const escalateReturn = (actor: Actor, typed: ReturnVersion & { reason: string }): MoveResult =>
  command(async (tx) => {
    const { return: found, by, order } = await lockReturnForMove(tx, actor, { ...typed, to: 'escalated' })
    const again = found.status === 'declined' ? await takeLinesAgain(tx, found, order) : {}
    const complaint = must(checkReturnReason(typed.reason))
    const complaintBy = by === 'buyer' ? by : 'seller'
    await changeReturn(tx, found, {
      status: 'escalated',
      complaint,
      complaintBy,
      escalatedAt: now(),
      endedAt: null,
      ...dates(null),
      ...again,
    })
    await announceEscalation(tx, found)
    return { return: found.id }
  })

/**
 * A return that was declined left its goods to others, which may have been returned since (rule M83); what it comes to is counted on from
 * those (rule M88).
 */
async function takeLinesAgain(tx: Transaction, { id, reason }: LockedReturn, order: OrderRow) {
  const lines = await readReturnable(tx, order.id)
  const again: ReturnedLine[] = []
  for (const line of await returnLines(tx, id)) {
    const found = lines.find(({ item }) => item === line.item)
    if (!found || line.quantity > found.left)
      throw new Refusal([issue('return.nothingLeft', '', { max: found?.left ?? 0 })])
    const discounted = found.discountOf(line.quantity)
    await tx.update(items).set({ discounted }).where(eq(items.id, line.id))
    again.push({ ...line, discounted })
  }
  const cost = { ...order, taxes: await readTaxes(tx, order.id) }
  return { value: returnValue(cost, again, isFault(reason), await readOthers(tx, cost, { lines })) }
}
