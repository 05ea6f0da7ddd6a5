import 'server-only'
import { isId } from '@/domain/id'
import type { CommissionInvoiceContent, CommissionInvoiceKind } from '@/domain/payments/commission-invoice'
import { isAdmin, type Actor } from '@/domain/people/actor'
import { isSellingReader } from '@/domain/people/seller-area'
import { and, eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

const { commission_invoices } = tables

export type CommissionInvoice = {
  number: string
  kind: CommissionInvoiceKind
  issuedAt: string
  content: CommissionInvoiceContent
}

/** A commission invoice of the seller who asks, or of any for an admin; else null (rule D23). */
export async function getCommissionInvoice(actor: Actor, id: string): Promise<CommissionInvoice | null> {
  if (!isId(id) || !(isSellingReader(actor) || isAdmin(actor))) return null
  const db = await database()
  const isTheirs = isSellingReader(actor) ? eq(commission_invoices.seller, actor.id) : undefined
  const [row] = await db
    .select({
      number: commission_invoices.number,
      kind: commission_invoices.kind,
      issuedAt: commission_invoices.issuedAt,
      content: commission_invoices.content,
    })
    .from(commission_invoices)
    .where(and(eq(commission_invoices.id, id), isTheirs))
  return row
    ? {
        ...row,
        issuedAt: new Date(row.issuedAt).toISOString(),
        content: JSON.parse(row.content) as CommissionInvoiceContent,
      }
    : null
}
