import type { Actor } from '@/domain/people/actor'
import { dueOf } from '@/domain/returns/deadlines'
import type { ReturnStatus } from '@/domain/returns/moves'
import { checkTerms } from '@/domain/returns/request'
import type { Result } from '@/domain/result'
import { checkReason } from '@/domain/staff-reason'
import { recordAudit } from '@/server/audit'
import type { Transaction } from '@/server/db/transaction'
import { command, must } from '@/server/refusal'
import { announceDecision } from './announce'
import { change, lockForMove } from './lock-return'
import { makeRefund } from './refund-return'

type Deciding = { return: string; version: number; reason: string }
type Decided = Promise<Result<{ return: string }>>
type Locked = Awaited<ReturnType<typeof lockForMove>>

/** What an admin decides of a return that staff were asked about, with a reason that both sides read (rule A32). */
const decide = (
  actor: Actor,
  { to, ...typed }: Deciding & { to: ReturnStatus },
  work: (tx: Transaction, locked: Locked, reason: string) => Promise<Parameters<typeof change>[2]>,
): Decided =>
  command(async (tx) => {
    const reason = must(checkReason(typed.reason))
    const locked = await lockForMove(tx, actor, { ...typed, to, by: 'admin' })
    const { return: found } = locked
    const decidedAt = new Date().toISOString()
    const changes = await work(tx, locked, reason)
    await change(tx, found, { status: to, decision: reason, decidedAt, ...changes })
    const details = { number: found.number, decision: to, reason }
    await recordAudit(tx, {
      action: 'return.decided',
      actor: actor as Extract<Actor, { kind: 'staff' }>,
      subject: 'returns',
      subjectId: found.id,
      details,
    })
    await announceDecision(tx, found, reason)
    return { return: found.id }
  })

const ended = () => ({ endedAt: new Date().toISOString(), dueAt: null, remindAt: null })

/** The seller takes the goods back. */
export const acceptAsStaff = (actor: Actor, typed: Deciding & { address: string; freight: string }): Decided =>
  decide(actor, { ...typed, to: 'accepted' }, () => {
    // Staff choose who pays, whatever is said of the goods.
    const terms = must(checkTerms(typed, 'mind'))
    const due = dueOf('accepted')
    const acceptedAt = new Date().toISOString()
    return Promise.resolve({ ...terms, acceptedAt, dueAt: due?.dueAt, remindAt: due?.remindAt })
  })

/** Nothing is refunded, or nothing more. */
export const declineAsStaff = (actor: Actor, typed: Deciding): Decided =>
  decide(actor, { ...typed, to: 'declined' }, (_, { return: { refunded } }) =>
    Promise.resolve({ ...ended(), ...(refunded > 0 && { status: 'refunded' as const }) }),
  )

/** An amount is refunded; what becomes of the goods, the reason says. */
export const refundAsStaff = (actor: Actor, typed: Deciding & { amount: number }): Decided =>
  decide(actor, { ...typed, to: 'refunded' }, async (tx, locked, reason) => {
    const { amount } = typed
    const made = { amount, note: reason, restocks: false, by: actor, notified: ['buyer', 'seller'] as const }
    await makeRefund(tx, locked, made)
    return { refunded: locked.return.refunded + amount, refundedAt: new Date().toISOString(), ...ended() }
  })
