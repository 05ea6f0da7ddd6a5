import { and, eq, ne } from '@/server/db/sql'
import { inTransaction } from '@/server/db/transaction'
import { lockRows } from '@/server/db/locks'
import { tables } from '@/server/db/tables'
import { mailFactorChange, type FactorChange } from './mail-factor-change'

const { second_factors: factors, staff, staff_sessions: sessions } = tables

type Removal = FactorChange & { except?: string }

/** Removes a factor, ends the account's sessions, except the current one, and emails its owner. */
export async function removeFactor(id: string, { except = '', ...change }: Removal): Promise<boolean> {
  return inTransaction(async (tx, inside) => {
    await lockRows(tx, staff, [id])
    const removed = await tx.delete(factors).where(eq(factors.id, id)).returning({ id: factors.id })
    if (removed.length === 0) return false
    await tx.delete(sessions).where(and(eq(sessions._parentID, id), ne(sessions.id, except)))
    await mailFactorChange({ tx, inside }, id, change)
    return true
  })
}
