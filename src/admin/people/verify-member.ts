import 'server-only'
import type { StaffActor } from '@/domain/people/actor'
import type { ExemptProvince } from '@/domain/payments/tax/exempt-provinces'
import { isProvincialTaxNumber, normalizeRegistration } from '@/domain/payments/tax/registration'
import { issue, type Result } from '@/domain/result'
import { checkOptional, checkReason } from '@/domain/staff/staff-reason'
import { recordAudit } from '@/server/records/audit'
import { lockAccount } from '@/server/auth/session/account-sessions'
import { asStaff } from '@/server/db/data'
import { lockCompany } from '@/server/people/companies/lock-company'
import { readMembership } from '@/server/people/companies/membership'
import { and, eq, isNull } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { must, Refusal, refusalAsIssues } from '@/server/db/refusal'
import { decidedBefore } from '@/server/auth/staff/decided-before'

const { verifications } = tables

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
      const [found] = await tx
        .select({ status: verifications.status, kind: verifications.kind })
        .from(verifications)
        .where(eq(verifications.id, id))
        .for('update')
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

/** Records a provincial number that exempts a member's purchases, or those of their company (rule M105), from the tax of that province (rule D7). */
export const grantExemption = (actor: StaffActor, asked: Exemption): Promise<Result<object>> =>
  refusalAsIssues(() =>
    asStaff(actor, async (db, tx) => {
      const reason = must(checkReason(asked.reason))
      const { member, province } = asked
      const number = normalizeRegistration(asked.number)
      if (!isProvincialTaxNumber(province, number))
        throw new Refusal([issue('registration.provincial', 'number')])
      // Locked in a statement of its own, so that the next one sees what was decided meanwhile.
      if (!(await lockAccount(tx, member))) throw new Refusal([issue('staff.gone', '')])
      const company = (await readMembership(tx, member))?.company ?? null
      if (company) await lockCompany(tx, company)
      const standing = await tx
        .select({ id: verifications.id })
        .from(verifications)
        .where(
          and(
            company
              ? eq(verifications.company, company)
              : and(eq(verifications.user, member), isNull(verifications.company)),
            eq(verifications.kind, 'pst_exemption'),
            eq(verifications.province, province),
            eq(verifications.status, 'verified'),
          ),
        )
        .limit(1)
      if (standing.length > 0)
        throw new Refusal([await decidedBefore(tx, { subject: 'users', id: member, what: 'verified' })])
      await db.create({
        collection: 'verifications',
        data: { user: member, company, kind: 'pst_exemption', province, number, status: 'verified' },
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
