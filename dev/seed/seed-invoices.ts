import { idOf } from './ids'
import { salesAt, type Sale } from './sale'
import { put, type Doc, type Seed } from './store'

type Kind = 'invoice' | 'credit_note'
type Issued = { sale: Sale; kind: Kind; at: string }

/** One for every confirmed order and a credit note for what was taken back, counted by seller without a hole. */
export async function seedInvoices(seed: Seed) {
  const issued = salesAt(seed.clock)
    .flatMap(papersOf)
    .toSorted((one, other) => one.at.localeCompare(other.at))
  const counted = new Map<string, number>()
  const invoices = issued.map((paper) => {
    const sequence = (counted.get(paper.sale.sellerId) ?? 0) + 1
    counted.set(paper.sale.sellerId, sequence)
    return invoiceOf(paper, sequence)
  })
  await put(seed, 'invoices', invoices)
}

function papersOf(sale: Sale): Issued[] {
  const confirmed = sale.reached('confirmed')
  const cancelled = sale.reached('cancelled')
  if (!confirmed) return []
  const invoice: Issued = { sale, kind: 'invoice', at: confirmed }
  return cancelled ? [invoice, { sale, kind: 'credit_note', at: cancelled }] : [invoice]
}

function invoiceOf({ sale, kind, at }: Issued, sequence: number): Doc<'invoices'> {
  return {
    id: idOf(kind, sale.order.number),
    issuer: sale.sellerId,
    sequence,
    number: `${kind === 'invoice' ? 'INV' : 'CN'}-${String(sequence).padStart(5, '0')}`,
    kind,
    order: sale.id,
    buyer: sale.buyerId,
    seller: sale.sellerId,
    issuedAt: at,
    createdAt: at,
  }
}
