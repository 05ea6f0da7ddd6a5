import 'server-only'
import type { TypedUser } from 'payload'
import { isId } from '@/domain/values/id'
import type {
  CommissionInvoiceContent,
  CommissionInvoiceKind,
} from '@/domain/payments/payouts/commission-invoice'
import { asUser } from '@/server/db/data'

export type CommissionInvoice = {
  number: string
  kind: CommissionInvoiceKind
  issuedAt: string
  content: CommissionInvoiceContent
}

/** A commission invoice that the user may read (rule D23), else null. */
export async function getCommissionInvoice(
  user: TypedUser | null,
  id: string,
): Promise<CommissionInvoice | null> {
  if (!user || !isId(id)) return null
  const db = await asUser(user)
  const found = await db.findByID({
    collection: 'commission-invoices',
    id,
    select: { number: true, kind: true, issuedAt: true, content: true },
    disableErrors: true,
  })
  return found && { ...found, content: JSON.parse(found.content) as CommissionInvoiceContent }
}
