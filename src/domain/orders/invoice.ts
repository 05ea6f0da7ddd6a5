import { refundShare } from '@/domain/payments/ledger'
import { addAll } from '@/domain/money'
import type { Place } from '@/domain/address/address-lines'
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

/** The sums of an invoice, or of the part of one that a credit note takes back. */
export type InvoiceSums = { subtotal: number; shipping: number; taxes: InvoiceTax[]; total: number }

/** Everything an invoice prints (rule D9), as it was on the day it was issued. */
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
    /** As the buyer read it, and in which language; not on what was issued before lines kept it. */
    localDescription?: string | null
    localLanguage?: Locale | null
    quantity: number
    unitPrice: number
    totalPrice: number
  }[]
  /** How it was sent, where the seller has a name for that; not on what was issued before there was one. */
  shippingService?: string | null
  importer: 'seller' | 'buyer'
  importEstimate: number | null
  payment: { provider: 'stripe' | 'transfer'; reference: string; paidAt: string | null }
  platform: { legalName: string; address: string | null; email: string }
  /** What a credit note takes back, and which invoice that corrects. */
  credit?: { invoice: string; reason: string | null }
}

/**
 * INV-00012-M-11001: one sequence for everything an issuer issues, so that a hole would show, and the order, so that the numbers of two
 * issuers never look the same to their buyer.
 */
export function invoiceNumber(kind: InvoiceKind, sequence: number, order: string): string {
  return `${kind === 'invoice' ? 'INV' : 'CN'}-${String(sequence).padStart(5, '0')}-${order}`
}

/**
 * The part of an invoice that a refund takes back, split as the ledger splits it (`orderRefundEntries`): each collector's taxes together take
 * their share, the goods what rounding leaves over. All refunds of an order together take back everything.
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

/** The last of a group takes what its sum has over the others. */
function sharesOf(taxes: readonly InvoiceTax[], share: (amount: number) => number) {
  let left = share(addAll(taxes.map(({ amount }) => amount)))
  return taxes.map((tax, at) => {
    const amount = at === taxes.length - 1 ? left : share(tax.amount)
    left -= amount
    return [tax, amount] as const
  })
}
