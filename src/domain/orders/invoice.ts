import { refundShare } from '@/domain/payments/ledger'
import { addAll } from '@/domain/money'
import type { Place } from '@/domain/address/address'
import type { Locale } from '@/domain/locale'
import type { TaxKind } from '@/domain/tax/tax'
import type { TaxCollector } from '@/domain/tax/tax-collector'

export type InvoiceKind = 'invoice' | 'credit_note'

export type InvoiceParty = Place & {
  name: string
  company: string | null
  phone?: string | null
  email?: string | null
}

export type InvoiceTax = {
  kind: TaxKind
  ratePpm: number
  amount: number
  collector: TaxCollector | null
  registration: string | null
}

/** Amounts of an invoice or credit note. */
export type InvoiceSums = { subtotal: number; shipping: number; taxes: InvoiceTax[]; total: number }

/** Everything an invoice prints, as of the day it was issued (rule D9). */
export type InvoiceContent = InvoiceSums & {
  order: string
  placedAt: string
  poNumber: string | null
  supplier: Place & { company: string; companyKo: string | null; businessRegistration: string | null }
  buyer: InvoiceParty
  delivery: InvoiceParty
  lines: {
    sku: string | null
    description: string
    /** The name in the buyer's language; missing on older invoices. */
    localDescription?: string | null
    localLanguage?: Locale | null
    quantity: number
    unitPrice: number
    totalPrice: number
  }[]
  /** The seller's name of the shipping service; missing on older invoices. */
  shippingService?: string | null
  importer: 'seller' | 'buyer'
  importEstimate: number | null
  payment: { provider: 'stripe' | 'transfer'; reference: string; paidAt: string | null }
  platform: { legalName: string; address: string | null; email: string }
  /** On a credit note: the invoice it corrects, and why. */
  credit?: { invoice: string; reason: string | null }
}

/**
 * INV-00012-M-11001. One sequence per issuer, so gaps show; the order
 * number keeps numbers of two issuers distinct for the buyer.
 */
export function invoiceNumber(kind: InvoiceKind, sequence: number, order: string): string {
  return `${kind === 'invoice' ? 'INV' : 'CN'}-${String(sequence).padStart(5, '0')}-${order}`
}

/**
 * Splits a refund like the ledger (`orderRefundEntries`): each collector's taxes take their share, the goods
 * the rounding remainder. All refunds together return everything.
 */
export function creditSums(whole: InvoiceSums, before: number, now: number): InvoiceSums {
  const share = (amount: number) => refundShare(amount, whole.total, before, now)
  const isPlatforms = ({ collector }: InvoiceTax) => collector === 'platform'
  const groups = [whole.taxes.filter(isPlatforms), whole.taxes.filter((tax) => !isPlatforms(tax))]
  const taken = new Map(groups.flatMap((taxes) => sharesOf(taxes, share)))
  const taxes = whole.taxes.map((tax) => ({ ...tax, amount: taken.get(tax) ?? 0 }))
  const shipping = share(whole.shipping)
  return { subtotal: now - shipping - addAll(taken.values()), shipping, taxes, total: now }
}

/** The last tax of a group takes the rounding remainder. */
function sharesOf(taxes: readonly InvoiceTax[], share: (amount: number) => number) {
  let left = share(addAll(taxes.map(({ amount }) => amount)))
  return taxes.map((tax, at) => {
    const amount = at === taxes.length - 1 ? left : share(tax.amount)
    left -= amount
    return [tax, amount] as const
  })
}
