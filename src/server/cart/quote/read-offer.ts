import type { Locale } from '@/domain/locale'
import { arrivalOfOffer, tiersOfOffer } from '@/domain/cart/price-requests/offer'
import { and, eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { readOfferLines, type QuoteCartLine } from './read-lines'
import type { SellerTerms } from './read-sellers'

const { price_requests: requests } = tables

/** An accepted offer as checkout charges it: nothing of it follows today's prices or shipping rules (rule M77). */
export type AcceptedOffer = {
  id: string
  number: string
  postalCode: string
  expiresAt: string
  lines: QuoteCartLine[]
  reservesStock: boolean
  /** The seller's own terms, but for freight and arrival. */
  withTerms: (seller: SellerTerms) => SellerTerms
}

export async function readOffer(
  db: Database,
  { offer, buyer, locale }: { offer: string; buyer: string; locale: Locale },
): Promise<AcceptedOffer | null> {
  const [found] = await db
    .select({
      id: requests.id,
      number: requests.number,
      postalCode: requests.postalCode,
      expiresAt: requests.expiresAt,
      reservesStock: requests.reservesStock,
      freight: requests.freight,
      minDays: requests.minDays,
      maxDays: requests.maxDays,
    })
    .from(requests)
    .where(and(eq(requests.id, offer), eq(requests.buyer, buyer), eq(requests.status, 'accepted')))
  if (!found) return null
  const { freight, minDays, maxDays, postalCode, ...rest } = found
  if (freight === null || minDays === null || maxDays === null)
    throw new Error(`Offer ${rest.number} has no terms`)
  const lines = await readOfferLines(db, offer, locale)
  return {
    ...rest,
    postalCode: postalCode ?? '',
    lines: lines.map((line) => ({ ...line, tiers: tiersOfOffer(line.seenUnitPrice ?? 0) })),
    withTerms: (seller) => ({
      ...seller,
      shippingRules: [{ kind: 'flat', amount: freight }],
      arrival: arrivalOfOffer({ minDays, maxDays }),
    }),
  }
}
