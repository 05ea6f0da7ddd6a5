import * as z from 'zod'
import type { QuoteSnapshot } from '@/domain/cart/quote/quote-changes'
import type { FormState } from '@/domain/forms/form-state'
import { SERVICE_LENGTH } from '@/domain/cart/shipping/shipping'
import { servicesIn } from './chosen-services'

/**
 * Result of the checkout form. `redirect`: continue there (link, meta refresh or `location.assign`). `before`: the quote has changed;
 * this is the one that was shown.
 */
export type CheckoutState = FormState & { redirect?: string; changed?: boolean; before?: QuoteSnapshot }

const cents = z.number().int()
const name = z.string().max(300)
const seenSchema = z.object({
  lines: z
    .array(
      z.object({
        // A sample's has a prefix.
        id: z.string().max(50),
        name,
        quantity: z.number(),
        unitPrice: cents,
        unit: z.string().max(100).optional(),
        credit: cents.optional(),
      }),
    )
    .max(1000),
  sellers: z
    .array(
      z.object({
        id: z.string().max(36),
        name,
        shipping: cents.nullable(),
        service: z.string().max(SERVICE_LENGTH),
        arrival: z.string().max(200).optional(),
      }),
    )
    .max(1000),
  off: cents.optional(),
  tax: cents,
  total: cents,
})

/** The quote that was shown, according to the form. Untrusted: only displayed to its sender beside the current quote. */
export function readSeen(text: string): QuoteSnapshot | undefined {
  try {
    return seenSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Whether a form asks for new totals: by its button, or by a service other than the one shown. */
export function asksForNewTotals(form: FormData, seen: QuoteSnapshot | undefined): boolean {
  if (form.has('update') || form.has('deliver')) return true
  const marked = Object.entries(servicesIn(form))
  return seen !== undefined && marked.some(([seller, service]) => serviceSeen(seen, seller) !== service)
}

export const serviceSeen = ({ sellers }: QuoteSnapshot, id: string) =>
  sellers.find((seller) => seller.id === id)?.service
