import { todayOfTerms, type Credit, type NetTerms } from '@/domain/people/companies/terms'
import { and, eq, gt, isNotNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { checkouts, companies } = tables

export type CompanyCredit = NetTerms & Credit

/**
 * The terms of a company, what of its limit is used, and whether something is overdue, in one statement; null without terms. Exact only
 * while the company is locked: what is owed is raised under that lock alone (rule M120).
 */
export async function readCredit(db: Database, company: string): Promise<CompanyCredit | null> {
  const owed = db
    .select({
      used: sql`coalesce(sum(${checkouts.owed}), 0)`.mapWith(Number).as('used'),
      overdue: sql<boolean>`coalesce(min(${checkouts.dueOn}) < ${todayOfTerms(new Date())}, false)`.as(
        'overdue',
      ),
    })
    .from(checkouts)
    .where(and(eq(checkouts.company, companies.id), gt(checkouts.owed, 0)))
    .as('receivables')
  const [row] = await db
    .select({
      netDays: sql<NetTerms['netDays']>`${companies.netDays}`.mapWith(Number),
      creditLimit: sql`${companies.creditLimit}`.mapWith(Number),
      settlesUnpaid: companies.settlesUnpaid,
      used: owed.used,
      overdue: owed.overdue,
    })
    .from(companies)
    .crossJoinLateral(owed)
    .where(and(eq(companies.id, company), isNotNull(companies.netDays)))
  return row ? { ...row, netDays: row.netDays as NetTerms['netDays'] } : null
}

/** What a company owes in all, also when it has no terms any more. */
export async function readOwed(db: Database, company: string): Promise<number> {
  const [row] = await db
    .select({ owed: sql`coalesce(sum(${checkouts.owed}), 0)`.mapWith(Number) })
    .from(checkouts)
    .where(and(eq(checkouts.company, company), gt(checkouts.owed, 0)))
  return row?.owed ?? 0
}
