import { sql } from '@payloadcms/db-postgres'
import { creditSums, invoiceNumber, type InvoiceContent } from '@/domain/orders/documents/invoice'
import { readInvoiceContent } from '@/server/orders/money/invoice-content'
import { stableId } from '@/server/orders/rows'
import { idOf } from './ids'
import { salesAt, type Sale } from './sale'
import { refundId } from './seed-refunds'
import { put, type Doc, type Seed } from './store'

type Kind = 'invoice' | 'credit_note'
type Issued = { sale: Sale; kind: Kind; at: string }

/** One for every confirmed order and a credit note for what was taken back, counted by seller without a hole. */
export async function seedInvoices(seed: Seed) {
  const issued = salesAt(seed.clock)
    .flatMap(papersOf)
    .toSorted((one, other) => one.at.localeCompare(other.at))
  const codes = await codesOf(seed)
  const counted = new Map<string, number>()
  const numbers = new Map<string, string>()
  const invoices: Doc<'invoices'>[] = []
  for (const paper of issued) {
    const { sale, kind } = paper
    const sequence = (counted.get(sale.sellerId) ?? 0) + 1
    counted.set(sale.sellerId, sequence)
    const number = invoiceNumber(kind, sequence, codes.get(sale.sellerId) ?? 0)
    if (kind === 'invoice') numbers.set(sale.id, number)
    invoices.push(invoiceOf(paper, { number, sequence }, await contentOf(seed, paper, numbers)))
  }
  await put(seed, 'invoices', invoices)
}

/** The codes that sellers were given when they were stored (rule D20). */
async function codesOf({ payload }: Seed) {
  const { rows } = await payload.db.drizzle.execute<{ id: string; code: number }>(
    sql`select id, code::int as code from sellers`,
  )
  return new Map(rows.map(({ id, code }) => [id, code]))
}

/** Frozen as the shop itself freezes it; a whole order was taken back. */
async function contentOf({ payload }: Seed, { sale, kind }: Issued, numbers: Map<string, string>) {
  const { content } = await readInvoiceContent(payload.db.drizzle, sale.id)
  if (kind === 'invoice') return content
  const credit = { invoice: numbers.get(sale.id) ?? '', reason: sale.order.cancelReason ?? null }
  return { ...content, ...creditSums(content, 0, content.total), credit }
}

function papersOf(sale: Sale): Issued[] {
  const confirmed = sale.reached('confirmed')
  const cancelled = sale.reached('cancelled')
  if (!confirmed) return []
  const invoice: Issued = { sale, kind: 'invoice', at: confirmed }
  return cancelled ? [invoice, { sale, kind: 'credit_note', at: cancelled }] : [invoice]
}

type Numbered = { number: string; sequence: number }

function invoiceOf({ sale, kind, at }: Issued, numbered: Numbered, content: InvoiceContent): Doc<'invoices'> {
  return {
    // The shop finds the credit note of a refund by its id.
    id: kind === 'invoice' ? idOf(kind, sale.order.number) : stableId('credit note', refundId(sale)),
    issuer: sale.sellerId,
    ...numbered,
    content: JSON.stringify(content),
    kind,
    order: sale.id,
    buyer: sale.buyerId,
    seller: sale.sellerId,
    issuedAt: at,
    createdAt: at,
  }
}
