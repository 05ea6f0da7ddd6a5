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

/** What the form says was seen: only ever shown beside what is true now, to who sent it. */
export function readSeen(text: string): Seen | undefined {
  try {
    return seen.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
