import 'server-only'
import type { StaffActor } from '@/domain/people/actor'
import type { ExemptProvince } from '@/domain/tax/exempt-provinces'
import { isProvincialTaxNumber, normalizeRegistration } from '@/domain/tax/registration'
import { issue, type Result } from '@/domain/result'
import { checkOptional, checkReason } from '@/domain/staff-reason'
import { recordAudit } from '@/server/audit'
import { asStaff } from '@/server/data'
import { sql } from '@/server/db/sql'
import { rowsOf } from '@/server/order-writes/rows'
import { must, Refusal, refusalAsIssues } from '@/server/refusal'
import { decidedBefore } from '@/server/staff/decided-before'

type Status = 'pending' | 'verified' | 'declined'
type Decision = { verification: string; from: Status; to: 'verified' | 'declined'; reason: string }

/** Decides what a member sent for the badge or an exemption (rules P9, D7), from the state that was shown. */
export const decideVerification = (actor: StaffActor, asked: Decision): Promise<Result<object>> =>
  refusalAsIssues(() =>
    asStaff(actor, async (db, tx) => {
      const { verification: id, from, to } = asked
      const reason = must(
        to === 'declined' ? checkReason(asked.reason) : checkOptional(asked.reason, 'reason'),
      )
      const [found] = await rowsOf<{ status: Status; kind: string }>(
        tx,
        sql`select status, kind from verifications where id = ${id} for update`,
      )
      if (!found) throw new Refusal([issue('staff.gone', '')])
      const { status, kind } = found
      if (status !== from || status === to)
        throw new Refusal([await decidedBefore(tx, { subject: 'verifications', id, what: status })])
      await db.update({ collection: 'verifications', id, data: { status: to, reason } })
      await recordAudit(tx, {
        action: 'verification.decided',
        actor,
        subject: 'verifications',
        subjectId: id,
        details: { kind, to, reason },
      })
      return {}
    }),
  )

type Exemption = { member: string; province: ExemptProvince; number: string; reason: string }

/** Records a provincial number that exempts a member's purchases from the tax of that province (rule D7). */
export const grantExemption = (actor: StaffActor, asked: Exemption): Promise<Result<object>> =>
  refusalAsIssues(() =>
    asStaff(actor, async (db, tx) => {
      const reason = must(checkReason(asked.reason))
      const { member, province } = asked
      const number = normalizeRegistration(asked.number)
      if (!isProvincialTaxNumber(province, number))
        throw new Refusal([issue('registration.provincial', 'number')])
      const found = await rowsOf<{ id: string | null }>(
        tx,
        sql`select (select v.id from verifications v where v.user_id = u.id and v.kind = 'pst_exemption'
              and v.province = ${province} and v.status = 'verified' limit 1) as id
          from users u where u.id = ${member} and u.deleted_at is null for update of u`,
      )
      const [{ id: standing } = { id: '' }] = found
      if (found.length === 0) throw new Refusal([issue('staff.gone', '')])
      if (standing)
        throw new Refusal([await decidedBefore(tx, { subject: 'users', id: member, what: 'verified' })])
      await db.create({
        collection: 'verifications',
        data: { user: member, kind: 'pst_exemption', province, number, status: 'verified' },
      })
      const details = { province, reason }
      await recordAudit(tx, {
        action: 'exemption.granted',
        actor,
        subject: 'users',
        subjectId: member,
        details,
      })
      return {}
    }),
  )
