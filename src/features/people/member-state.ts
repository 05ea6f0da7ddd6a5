import 'server-only'
import type { SellerStatus, StaffActor } from '@/domain/people/actor'
import { issue, type Result } from '@/domain/result'
import { checkReason } from '@/domain/staff-reason'
import { recordAudit } from '@/server/audit'
import { endSessions } from '@/server/auth/account-sessions'
import { asStaff, type Data } from '@/server/data'
import { lockRows } from '@/server/db/locks'
import { sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { notify } from '@/server/notify'
import { rowsOf } from '@/server/order-writes/rows'
import { command, must, Refusal, refusalAsIssues } from '@/server/refusal'
import { decidedBefore } from '@/server/staff/decided-before'

type Asked = { member: string; to: 'suspended' | 'active'; reason: string }
type Found = { sellerStatus: SellerStatus | null; isSuspended: boolean; isOpen: boolean }

/**
 * Suspends a member or ends the suspension, with a reason that the audit log keeps (rules P2, P28). Who sells is stopped on both
 * sides: products and sessions go with it.
 */
export const setMemberState = (actor: StaffActor, asked: Asked): Promise<Result<object>> =>
  refusalAsIssues(() =>
    asStaff(actor, async (db, tx) => {
      const reason = must(checkReason(asked.reason))
      const { member, to } = asked
      const { sellerStatus, isSuspended, isOpen } = await lockMember(tx, member)
      const sells = to === 'suspended' ? ['pending', 'active'] : ['suspended']
      const isSeller = sellerStatus !== null && sells.includes(sellerStatus)
      const subject = sellerStatus === null ? 'users' : 'sellers'
      const isThere = to === 'suspended' ? isSuspended : isOpen
      if (isThere) throw new Refusal([await decidedBefore(tx, { subject, id: member, what: to })])
      if (to === 'active' && !isSuspended) throw new Refusal([issue('staff.gone', '')])
      if (isSeller) await moveSeller(db, { ...asked, reason })
      await moveBuyer(tx, { ...asked, reason }, !isSeller)
      const done = to === 'suspended' ? ('suspended' as const) : ('reopened' as const)
      const action = sellerStatus ? (`seller.${done}` as const) : (`member.${done}` as const)
      await recordAudit(tx, { action, actor, subject, subjectId: member, details: { reason } })
      return {}
    }),
  )

/** Sellers before users, as the deletion of an account does. */
async function lockMember(tx: Transaction, id: string): Promise<Found> {
  await lockRows(tx, tables.sellers, [id])
  const [found] = await rowsOf<Found>(
    tx,
    sql`select s.status::text as "sellerStatus",
        u.suspended_at is not null or s.status is not distinct from 'suspended' as "isSuspended",
        u.suspended_at is null and coalesce(s.status = 'active', true) as "isOpen"
      from users u left join sellers s on s.id = u.id where u.id = ${id} and u.deleted_at is null for update of u`,
  )
  if (!found) throw new Refusal([issue('staff.gone', '')])
  return found
}

/** Its hooks hide the products, end the sessions and notify (rule P2). */
const moveSeller = (db: Data, { member: id, to, reason }: Asked) =>
  db.update({
    collection: 'sellers',
    id,
    data: { status: to, statusReason: to === 'suspended' ? reason : null },
  })

async function moveBuyer(tx: Transaction, { member: user, to, reason }: Asked, isNotified: boolean) {
  const isSuspended = to === 'suspended'
  await tx.execute(
    isSuspended
      ? sql`update users set suspended_at = now(), suspended_reason = ${reason}, updated_at = now() where id = ${user}`
      : sql`update users set suspended_at = null, suspended_reason = null, updated_at = now() where id = ${user}`,
  )
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
