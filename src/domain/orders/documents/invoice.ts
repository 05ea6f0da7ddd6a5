import { refundShare } from '@/domain/payments/ledger'
import { addAll } from '@/domain/money'
import type { SoldUnit } from '@/domain/orders/sold-unit'
import type { Place } from '@/domain/people/address/address'
import type { HangulPlace } from '@/domain/people/sellers/latin-names'
import type { Locale } from '@/domain/locale'
import type { TaxKind } from '@/domain/payments/tax/tax'
import type { TaxCollector } from '@/domain/payments/tax/tax-collector'

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
  /** The offer that was accepted; missing on older invoices and where there was none. */
  offer?: string | null
  /** In Latin letters and, on newer invoices of Korean sellers, in Hangul (rule N22). */
  supplier: Place &
    HangulPlace & { company: string; companyKo: string | null; businessRegistration: string | null }
  buyer: InvoiceParty
  delivery: InvoiceParty
  /** The unit is missing on older invoices, which say 'units'. */
  lines: (SoldUnit & {
    sku: string | null
    description: string
    /** The name in the buyer's language; missing on older invoices. */
    localDescription?: string | null
    localLanguage?: Locale | null
    /** The names in all languages; missing on older invoices, and where the product was renamed since the order. */
    names?: Partial<Record<Locale, string>> | null
    quantity: number
    unitPrice: number
    /** Missing on older invoices: a sample, and what the price of an earlier one takes off the line. */
    isSample?: boolean
    sampleCredit?: number
    totalPrice: number
  })[]
  /** What a code took off the goods, which the subtotal is without; missing on older invoices. */
  discounted?: number
  discountCode?: string | null
  /** The seller's name of the shipping service; missing on older invoices. */
  shippingService?: string | null
  importer: 'seller' | 'buyer'
  importEstimate: number | null
  /** `terms`: of an order on terms, the days and the last of them (rule M121). */
  payment: {
    provider: 'stripe' | 'transfer'
    reference: string
    paidAt: string | null
    terms?: { netDays: number; dueOn: string } | null
  }
  platform: { legalName: string; address: string | null; email: string }
  /** On a credit note: the invoice it corrects, and why; `isOwed`: the invoice was not paid yet (rule M125). */
  credit?: { invoice: string; reason: string | null; isOwed?: boolean }
}

/** INV-1004-00012: the seller's code, then the issuer's sequence, so that gaps show and no buyer has a number twice (rule D20). */
export function invoiceNumber(kind: InvoiceKind, sequence: number, code: number): string {
  return `${kind === 'invoice' ? 'INV' : 'CN'}-${code}-${String(sequence).padStart(5, '0')}`
}

type NamedLine = Pick<
  InvoiceContent['lines'][number],
  'description' | 'localDescription' | 'localLanguage' | 'names'
>

/** The frozen name of an item in the language of the document, else in English. */
export function itemNameIn(
  { description, localDescription, localLanguage, names }: NamedLine,
  locale: Locale,
) {
  if (locale === 'en') return description
  return (localLanguage === locale && localDescription) || names?.[locale] || description
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
