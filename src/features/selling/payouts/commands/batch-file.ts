import { csvLine } from '@/domain/values/csv'
import { isAdmin, type Actor } from '@/domain/people/actor'
import { decimal } from '@/domain/money'
import { isBatchNumber } from '@/domain/payments/payouts/payout-batch'
import { fail, type Result } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import { and, eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { command, Refusal } from '@/server/db/refusal'
import { unseal } from '@/server/settings/seal'

const { payouts, sellers } = tables

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
    const rows = await tx
      .select({
        id: payouts.id,
        status: payouts.status,
        company: sellers.company,
        accountHolder: payouts.accountHolder,
        bankName: payouts.bankName,
        bankAccount: payouts.bankAccount,
        amount: payouts.amount,
        currency: sellers.payout_currency,
      })
      .from(payouts)
      .innerJoin(sellers, eq(sellers.id, payouts.seller))
      .where(and(eq(payouts.batch, batch), eq(payouts.status, 'sent')))
      .orderBy(sellers.company, payouts.id)
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
