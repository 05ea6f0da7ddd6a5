import 'server-only'
import type { CommissionInvoiceKind } from '@/domain/payments/payouts/commission-invoice'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'

export type CommissionInvoiceView = {
  id: string
  number: string
  kind: CommissionInvoiceKind
  month: string
  /** With tax; below zero on a credit note. */
  total: number
}

/** A seller's own commission invoices, newest month first (rule D23). */
export async function listCommissionInvoices(seller: MemberUser): Promise<CommissionInvoiceView[]> {
  const db = await asUser(seller)
  const { docs } = await db.find({
    collection: 'commission-invoices',
    where: { seller: { equals: seller.id } },
    select: { number: true, kind: true, month: true, amount: true, tax: true },
    sort: '-month',
    pagination: false,
  })
  return docs.map(({ id, number, kind, month, amount, tax }) => ({
    id,
    number,
    kind,
    month,
    total: amount + tax,
  }))
}
