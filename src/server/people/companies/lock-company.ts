import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'

const { companies } = tables

/**
 * Locks the row of a company: what is checked of it as a whole, its exemptions and its credit, changes in one transaction at a time.
 * Rows that reference it are still written meanwhile.
 */
export async function lockCompany(tx: Transaction, id: string) {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, id)).for('no key update')
}
