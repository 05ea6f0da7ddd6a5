import { needsApproval } from '@/domain/people/companies/approval'
import { and, eq, inArray, isNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import type { CompanyMember } from './membership'

const { checkouts } = tables

const TORONTO = sql.raw("'America/Toronto'")
const startOfMonth = sql`date_trunc('month', now() at time zone ${TORONTO}) at time zone ${TORONTO}`

/**
 * What a member has ordered for their company this month of Toronto without an owner's decision, in cents: paid, or still to be paid,
 * less what was refunded (rule M99). `but`: a checkout that is not counted.
 */
export async function readSpent(
  db: Database,
  { user, company }: CompanyMember,
  but?: string,
): Promise<number> {
  // On terms a credit lowers what is owed, then what is paid.
  const cost = sql`case when ${checkouts.dueOn} is null then ${checkouts.total} else ${checkouts.owed} + ${checkouts.captured} end`
  const value = sql`coalesce(sum(greatest(${cost} - ${checkouts.refunded}, 0)), 0)`.mapWith(Number)
  const [row] = await db
    .select({ value })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.buyer, user),
        eq(checkouts.company, company),
        isNull(checkouts.approval),
        inArray(checkouts.status, ['pending_payment', 'on_terms', 'paid']),
        sql`${checkouts.createdAt} >= ${startOfMonth}`,
        but === undefined ? undefined : sql`${checkouts.id} <> ${but}`,
      ),
    )
  return row?.value ?? 0
}

/** Whether an order of this total waits for an owner. Exact only while the membership is locked. */
export async function mustBeDecided(db: Database, member: CompanyMember, total: number, but?: string) {
  const { role, orderLimit, monthLimit } = member
  const spent = monthLimit === null ? 0 : await readSpent(db, member, but)
  return needsApproval({ role, orderLimit, monthLimit, spent, total })
}
