import * as z from 'zod'
import type { Seen } from '@/domain/cart/quote-changes'

const cents = z.number().int()
const name = z.string().max(300)
const seen = z.object({
  lines: z
    .array(z.object({ id: z.string().max(36), name, quantity: z.number(), unitPrice: cents }))
    .max(1000),
  sellers: z
    .array(
      z.object({ id: z.string().max(36), name, shipping: cents.nullable(), service: z.string().max(40) }),
    )
    .max(1000),
  tax: cents,
  total: cents,
})

/** The quote that was shown, according to the form. Untrusted: only displayed to its sender beside the current quote. */
export function readSeen(text: string): Seen | undefined {
  try {
    return seen.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
