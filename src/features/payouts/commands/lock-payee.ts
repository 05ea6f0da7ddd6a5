import { rowsOf } from '@/server/order-writes/rows'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'

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
  const [row] = await rowsOf<Payee>(
    tx,
    sql`select id, status::text as status, company, payout_account_holder as "accountHolder",
      payout_bank_name as "bankName", bank_account as "bankAccount" from sellers where id = ${seller} for update`,
  )
  return row
}

/** The account on file that money can be sent to. */
export const hasAccount = ({
  accountHolder,
  bankName,
  bankAccount,
}: Omit<Payee, 'id' | 'status' | 'company'>) => Boolean(accountHolder && bankName && bankAccount)
