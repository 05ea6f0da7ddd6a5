import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'

const { sellers } = tables

export type Payee = {
  id: string
  status: string
  company: string
  accountHolder: string | null
  bankName: string | null
  /** Encrypted; copied as it is. */
  bankAccount: string | null
}

/**
 * Locks a seller before anything about their money is read. Entries of the ledger reference the seller, so none of another
 * transaction is half written: a refund is either counted or waits.
 */
export async function lockPayee(tx: Transaction, seller: string): Promise<Payee | undefined> {
  const [row] = await tx
    .select({
      id: sellers.id,
      status: sellers.status,
      company: sellers.company,
      accountHolder: sellers.payout_accountHolder,
      bankName: sellers.payout_bankName,
      bankAccount: sellers.bankAccount,
    })
    .from(sellers)
    .where(eq(sellers.id, seller))
    .for('update')
  return row
}

/** The account on file that money can be sent to. */
export const hasPayoutAccount = ({
  accountHolder,
  bankName,
  bankAccount,
}: Omit<Payee, 'id' | 'status' | 'company'>) => Boolean(accountHolder && bankName && bankAccount)
