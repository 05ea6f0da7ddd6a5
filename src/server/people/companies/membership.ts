import type { RoleTerms } from '@/domain/people/companies/company'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database, Transaction } from '@/server/db/transaction'

const { company_members: members } = tables

const MEMBER = {
  id: members.id,
  company: members.company,
  user: members.user,
  role: members.role,
  orderLimit: members.orderLimit,
  monthLimit: members.monthLimit,
}

export type CompanyMember = RoleTerms & Record<'id' | 'company' | 'user', string>

/**
 * The membership of a member, so that neither role nor limits change and nobody else spends in their name meanwhile. After checkouts
 * and before sellers and products: the order of all locks on orders.
 */
export async function lockMembership(tx: Transaction, user: string): Promise<CompanyMember | undefined> {
  const [found] = await tx.select(MEMBER).from(members).where(eq(members.user, user)).for('update')
  return found
}

/** All members of a company, so that two changes cannot each leave it to the other's owner. */
export const lockColleagues = (tx: Transaction, company: string): Promise<CompanyMember[]> =>
  tx.select(MEMBER).from(members).where(eq(members.company, company)).orderBy(members.id).for('update')

/** As last committed, without a lock. */
export async function readMembership(db: Database, user: string): Promise<CompanyMember | undefined> {
  const [found] = await db.select(MEMBER).from(members).where(eq(members.user, user))
  return found
}

/** Who decides on the orders of a company. */
export async function readOwners(db: Database, company: string): Promise<string[]> {
  const rows = await db
    .select({ user: members.user, role: members.role })
    .from(members)
    .where(eq(members.company, company))
    .orderBy(members.createdAt)
  return rows.flatMap(({ user, role }) => (role === 'owner' ? [user] : []))
}
