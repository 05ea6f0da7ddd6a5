import { csvLine } from '@/domain/csv'
import { isAdmin, type Actor } from '@/domain/people/actor'
import { decimal } from '@/domain/money'
import { isBatchNumber } from '@/domain/payments/payout-batch'
import { fail, type Result } from '@/domain/result'
import { recordAudit } from '@/server/audit'
import { sql } from '@/server/db/sql'
import { rowsOf } from '@/server/order-writes/rows'
import { command, Refusal } from '@/server/refusal'
import { unseal } from '@/server/seal'

type Row = {
  id: string
  status: string
  company: string
  accountHolder: string | null
  bankName: string | null
  bankAccount: string | null
  amount: number
  currency: string
}

const HEAD = [
  'Batch',
  'Payout',
  'Status',
  'Company',
  'Account holder',
  'Bank',
  'Account number',
  'Amount',
  'Currency',
  'Paid out in',
]

/** What is still to be paid of a batch, as CSV for the bank with the account numbers: one audit event for each that is revealed. */
export async function makeBatchFile(actor: Actor, batch: string): Promise<Result<string>> {
  if (!isAdmin(actor)) return fail('moves.notYours', 'status')
  if (!isBatchNumber(batch)) return fail('payout.noBatch', 'batch')
  return command(async (tx) => {
    const rows = await rowsOf<Row>(
      tx,
      sql`select p.id, p.status::text as status, s.company, p.account_holder as "accountHolder", p.bank_name as "bankName",
        p.bank_account as "bankAccount", p.amount::float8 as amount, s.payout_currency::text as currency
      from payouts p join sellers s on s.id = p.seller_id where p.batch = ${batch} and p.status = 'sent' order by s.company, p.id`,
    )
    if (rows.length === 0) throw new Refusal([{ code: 'payout.noBatch', path: 'batch' }])
    let file = `\ufeff${csvLine(HEAD)}`
    for (const { id, status, company, accountHolder, bankName, bankAccount, amount, currency } of rows) {
      const number = bankAccount && unseal('bank-account', bankAccount)
      if (number)
        await recordAudit(tx, {
          action: 'bankAccount.read',
          actor,
          subject: 'payouts',
          subjectId: id,
          details: { batch },
        })
      file += csvLine([
        batch,
        id,
        status,
        company,
        accountHolder,
        bankName,
        number,
        decimal(amount),
        'CAD',
        currency,
      ])
    }
    return file
  })
}
