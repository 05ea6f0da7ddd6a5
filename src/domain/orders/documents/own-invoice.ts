import type { InvoiceContent, InvoiceKind } from './invoice'

/** An invoice or a credit note in its buyer's list (rule P34). */
export type OwnInvoice = {
  id: string
  number: string
  kind: InvoiceKind
  issuedAt: string
  orderId: string
  content: InvoiceContent
}

/** What a document adds to or takes from a sum: a credit note gives back. */
export const signOf = (kind: InvoiceKind) => (kind === 'credit_note' ? -1 : 1)

/** What its taxes of a kind come to. */
export const taxOf = ({ taxes }: Pick<InvoiceContent, 'taxes'>, kind: string) =>
  taxes.filter((tax) => tax.kind === kind).reduce((sum, { amount }) => sum + amount, 0)
