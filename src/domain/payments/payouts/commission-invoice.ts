import { isProvince } from '@/domain/people/address/postal-code'
import { addDays, dayIn, nextMonth } from '@/domain/values/calendar'
import { addAll, shareOf } from '@/domain/money'
import type { InvoiceContent } from '@/domain/orders/documents/invoice'
import { RESALE_EXEMPT, taxLines, type TaxLine } from '@/domain/payments/tax/tax'
import { SETTLEMENT_ZONE } from './payout'
import { monthOf, type Month } from './revenue'

export type CommissionInvoiceKind = 'invoice' | 'credit_note'

/** Why a commission invoice has the taxes that it has (rule D23). */
export type CommissionTaxation = 'taxed' | 'abroad' | 'unregistered'

/** Commission that orders of one rate were charged, or, below zero, had returned by refunds. */
export type CommissionLine = { ratePpm: number | null; orders: number; amount: number }

export type CommissionTax = TaxLine & { registration: string | null }

/** Amounts are below zero on a credit note. */
export type CommissionSums = {
  subtotal: number
  taxes: CommissionTax[]
  total: number
  taxation: CommissionTaxation
}

type Numbers = { gstNumber: string | null; qstNumber: string | null }

/** Everything a commission invoice prints, as of the day it was issued. */
export type CommissionInvoiceContent = CommissionSums & {
  month: Month
  issuer: Numbers & { legalName: string; address: string | null; email: string; phone: string | null }
  /** In Latin letters and, on newer ones of Korean sellers, in Hangul (rule N22). */
  seller: InvoiceContent['supplier'] & Numbers
  lines: CommissionLine[]
  /** On a credit note: the invoice that it corrects. */
  corrects?: string
}

/** MARU-00012: one sequence for invoices and credit notes of all sellers. */
export const commissionInvoiceNumber = (sequence: number) => `MARU-${String(sequence).padStart(5, '0')}`

const HOUR = 60 * 60 * 1000

/** The first month that is not invoiced yet: one that has ended is, an hour later, when every booking in it is stored. */
export const openMonth = (now: Date): Month => monthOf(dayIn(SETTLEMENT_ZONE, new Date(now.getTime() - HOUR)))

export const lastDayOf = (month: Month) => addDays(nextMonth(`${month}-01`), -1)

type CommissionCharge = {
  month: Month
  /** Commission of the month less what refunds returned. */
  commission: number
  seller: { id: string; country: string | null; province: string | null }
  issuer: Numbers
}

/** GST, HST and QST by the seller's province on the last day of the month; neither PST nor RST (rule D23). */
export function commissionSums({ month, commission, seller, issuer }: CommissionCharge): CommissionSums {
  const { id, country, province } = seller
  if (country !== 'CA') return sumsOf(commission, [], 'abroad')
  if (!isProvince(province)) throw new RangeError(`Seller ${id} has no Canadian province`)
  const taxes = taxLines(province, lastDayOf(month), 0, RESALE_EXEMPT).flatMap(({ kind, ratePpm }) => {
    const registration = (kind === 'qst' ? issuer.qstNumber : issuer.gstNumber) || null
    return registration ? [{ kind, ratePpm, registration }] : []
  })
  return sumsOf(commission, taxes, taxes.length > 0 ? 'taxed' : 'unregistered')
}

/** A credit note returns the taxes of the invoice that it corrects, at the rates of that (rule D23). */
export const creditedSums = (commission: number, { taxes, taxation }: CommissionSums): CommissionSums =>
  sumsOf(commission, taxes, taxation)

function sumsOf(
  subtotal: number,
  rates: readonly Omit<CommissionTax, 'amount'>[],
  taxation: CommissionTaxation,
): CommissionSums {
  const taxes = rates.map(({ kind, ratePpm, registration }) => ({
    kind,
    ratePpm,
    amount: shareOf(subtotal, ratePpm),
    registration,
  }))
  return { subtotal, taxes, total: addAll([subtotal, ...taxes.map(({ amount }) => amount)]), taxation }
}
