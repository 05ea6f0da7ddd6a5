import 'server-only'
import type { CommissionInvoiceKind } from '@/domain/payments/commission-invoice'
import { desc, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

const { commission_invoices } = tables

export type CommissionDocument = {
  id: string
  number: string
  kind: CommissionInvoiceKind
  month: string
  /** With tax; below zero on a credit note. */
  total: number
}

/** A seller's commission invoices, newest month first (rule D23). */
export async function listCommissionInvoices(seller: string): Promise<CommissionDocument[]> {
  const db = await database()
  return db
    .select({
      id: commission_invoices.id,
      number: commission_invoices.number,
      kind: commission_invoices.kind,
      month: commission_invoices.month,
      total: sql`${commission_invoices.amount} + ${commission_invoices.tax}`.mapWith(Number),
    })
    .from(commission_invoices)
    .where(eq(commission_invoices.seller, seller))
    .orderBy(desc(commission_invoices.month))
}
