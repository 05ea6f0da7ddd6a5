import { isAdmin, type Actor } from '@/domain/people/actor'
import { returnDeadline } from '@/domain/orders/returns/deadlines'
import { checkReturnTerms } from '@/domain/orders/returns/request'
import { fail, type Result } from '@/domain/result'
import { checkReason } from '@/domain/staff/staff-reason'
import { recordAudit } from '@/server/records/audit'
import type { Transaction } from '@/server/db/transaction'
import { command, must } from '@/server/db/refusal'
import { announceDecision } from './announce'
import { changeReturn, lockReturnForMove } from './lock-return'
import { makeRefund } from './refund-return'

type DecisionInput = { return: string; version: number; reason: string }
type DecisionResult = Promise<Result<{ return: string }>>
type Changes = Parameters<typeof changeReturn>[2]
type ReturnLock = Awaited<ReturnType<typeof lockReturnForMove>>

/** What an admin decides of a return that staff were asked about, with a reason that both sides read (rule A32). */
function decide(
  actor: Actor,
  { to, amount, ...typed }: DecisionInput & { to: 'accepted' | 'declined' | 'refunded'; amount?: number },
  work: (tx: Transaction, locked: ReturnLock, reason: string) => Promise<Changes> | Changes,
): DecisionResult {
  if (actor.kind !== 'staff' || !isAdmin(actor)) return Promise.resolve(fail('return.unknown', ''))
  return command(async (tx) => {
    const reason = must(checkReason(typed.reason))
    const locked = await lockReturnForMove(tx, actor, { ...typed, to, by: 'admin' })
    const { return: found } = locked
    const decidedAt = new Date().toISOString()
    await changeReturn(tx, found, {
      status: to,
      decision: reason,
      decidedAt,
      ...(await work(tx, locked, reason)),
    })
    await recordAudit(tx, {
      action: `return.${to}`,
      actor,
      subject: 'returns',
      subjectId: found.id,
      details: { reason, ...(amount === undefined ? {} : { amount }) },
    })
    await announceDecision(tx, found, reason)
    return { return: found.id }
  })
}

const ended = () => ({ endedAt: new Date().toISOString(), dueAt: null, remindAt: null })

/** The seller takes the goods back. */
export const acceptAsStaff = (
  actor: Actor,
  typed: DecisionInput & { address: string; freight: string },
): DecisionResult =>
  decide(actor, { ...typed, to: 'accepted' }, () => {
    // Staff choose who pays, whatever is said of the goods.
    const terms = must(checkReturnTerms(typed, 'mind'))
    const due = returnDeadline('accepted')
    const acceptedAt = new Date().toISOString()
    return { ...terms, acceptedAt, dueAt: due?.dueAt, remindAt: due?.remindAt }
  })

/** Nothing is refunded, or nothing more. */
export const declineAsStaff = (actor: Actor, typed: DecisionInput): DecisionResult =>
  decide(actor, { ...typed, to: 'declined' }, (_, { return: { refunded } }) => ({
    ...ended(),
    ...(refunded > 0 && { status: 'refunded' }),
  }))

/** An amount is refunded; what becomes of the goods, the reason says. */
export const refundAsStaff = (actor: Actor, typed: DecisionInput & { amount: number }): DecisionResult =>
  decide(actor, { ...typed, to: 'refunded' }, async (tx, locked, reason) => {
    const { amount } = typed
    const made = { amount, note: reason, restocks: false, notified: ['buyer', 'seller'] as const }
    await makeRefund(tx, locked, made)
    return { refunded: locked.return.refunded + amount, refundedAt: new Date().toISOString(), ...ended() }
  })
