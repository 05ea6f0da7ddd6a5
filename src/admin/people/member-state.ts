import 'server-only'
import { statusAfterSuspension, type StaffActor } from '@/domain/people/actor'
import { issue, type Result } from '@/domain/result'
import { checkReason } from '@/domain/staff/staff-reason'
import { recordAudit } from '@/server/records/audit'
import { endSessions } from '@/server/auth/session/account-sessions'
import { asStaff, type Data } from '@/server/db/data'
import { lockRows } from '@/server/db/locks'
import { and, eq, isNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { notify } from '@/server/talk/notify'
import { command, must, Refusal, refusalAsIssues } from '@/server/db/refusal'
import { endStreams } from '@/server/people/sellers/people'
import { decidedBefore } from '@/server/auth/staff/decided-before'

const { sellers, users } = tables

type StateInput = { member: string; to: 'suspended' | 'active'; reason: string }

/**
 * Suspends a member or ends the suspension, with a reason that the audit log keeps (rules P2, P28). Who sells is stopped on both
 * sides: products and sessions go with it.
 */
export const setMemberState = (actor: StaffActor, asked: StateInput): Promise<Result<object>> =>
  refusalAsIssues(() =>
    asStaff(actor, async (db, tx) => {
      const reason = must(checkReason(asked.reason))
      const { member, to } = asked
      const { sellerStatus, isSuspended, approvedAt } = await lockMember(tx, member)
      const sells = to === 'suspended' ? ['pending', 'active'] : ['suspended']
      const isSeller = sellerStatus !== null && sells.includes(sellerStatus)
      const subject = sellerStatus === null ? 'users' : 'sellers'
      if (isSuspended === (to === 'suspended'))
        throw new Refusal([await decidedBefore(tx, { subject, id: member, what: to })])
      const waits = to === 'active' && statusAfterSuspension(approvedAt) === 'pending'
      if (isSeller) await moveSeller(db, { ...asked, reason }, waits ? 'pending' : to)
      await moveBuyer(tx, { ...asked, reason }, !isSeller || waits)
      const done = to === 'suspended' ? ('suspended' as const) : ('reopened' as const)
      const action = sellerStatus ? (`seller.${done}` as const) : (`member.${done}` as const)
      await recordAudit(tx, { action, actor, subject, subjectId: member, details: { reason } })
      return {}
    }),
  )

/** Sellers before users, as the deletion of an account does. Read once both are locked: a buyer may have begun to sell meanwhile. */
async function lockMember(tx: Transaction, id: string) {
  await lockRows(tx, sellers, [id])
  await lockRows(tx, users, [id])
  const [found] = await tx
    .select({
      sellerStatus: sellers.status,
      approvedAt: sellers.approvedAt,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .leftJoin(sellers, eq(sellers.id, users.id))
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  if (!found) throw new Refusal([issue('staff.gone', '')])
  const { suspendedAt, ...seller } = found
  return { ...seller, isSuspended: suspendedAt !== null || seller.sellerStatus === 'suspended' }
}

/** Its hooks hide the products, end the sessions and notify (rule P2). Waiting again sends no notification. */
const moveSeller = (
  db: Data,
  { member: id, reason }: StateInput,
  status: 'suspended' | 'active' | 'pending',
) =>
  db.update({
    collection: 'sellers',
    id,
    data: { status, statusReason: status === 'suspended' ? reason : null },
    context: { isDecided: true },
  })

async function moveBuyer(tx: Transaction, { member: user, to, reason }: StateInput, isNotified: boolean) {
  const isSuspended = to === 'suspended'
  const now = sql`now()`
  await tx
    .update(users)
    .set({
      suspendedAt: isSuspended ? now : null,
      suspendedReason: isSuspended ? reason : null,
      updatedAt: now,
    })
    .where(eq(users.id, user))
  // What a person of a seller follows of it ends (rule P40).
  if (isSuspended) await endStreams(tx, user)
  if (!isNotified) return
  await notify(
    tx,
    isSuspended
      ? { kind: 'member.suspended', user, about: user, params: { reason } }
      : { kind: 'member.reopened', user, about: user, params: {} },
  )
}

/** Ends all sessions of a member, such as after a report of a stolen password. */
export const endMemberSessions = (
  actor: StaffActor,
  asked: { member: string; reason: string },
): Promise<Result<object>> =>
  command(async (tx) => {
    const reason = must(checkReason(asked.reason))
    const { member } = asked
    await lockMember(tx, member)
    await endSessions(tx, member)
    await recordAudit(tx, {
      action: 'sessions.ended',
      actor,
      subject: 'users',
      subjectId: member,
      details: { reason },
    })
    return {}
  })
