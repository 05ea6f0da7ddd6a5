import { crashPoint } from '@/server/db/connections/crash-point'
import { database, inTransaction } from '@/server/db/transaction'
import { notify } from '@/server/talk/notify'
import { issueCommission, sellersDue } from '@/server/orders/money/commission-invoices'

const AT_ONCE = 50

const KINDS = { invoice: 'commission.invoiced', credit_note: 'commission.credited' } as const

/**
 * Invoices the commission of months that have ended, one transaction for each seller (rule D23). One that fails leaves the others
 * theirs, and is tried again. Returns whether more may be waiting.
 */
export async function issueCommissionInvoices(now = new Date()): Promise<boolean> {
  const due = await sellersDue(await database(), now, AT_ONCE)
  const failures: Error[] = []
  for (const { seller } of due) {
    await issueTo(seller, now).catch((cause: unknown) =>
      failures.push(new Error(`No commission invoice for seller ${seller}`, { cause })),
    )
  }
  if (failures.length > 0) throw new AggregateError(failures, failures[0]?.message)
  return due.length === AT_ONCE
}

async function issueTo(seller: string, now: Date) {
  await inTransaction(async (tx) => {
    for (const { id, number, kind } of await issueCommission(tx, { seller, now }))
      await notify(tx, { kind: KINDS[kind], user: seller, about: id, params: { number } })
  })
  crashPoint('commissionInvoice.committed')
}
