import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Locale } from '@/domain/locale'
import type { Holiday } from '@/domain/people/sellers/holiday'
import type { Province } from '@/domain/people/address/postal-code'
import type { ChosenServices, Quote } from '@/domain/cart/quote/quote'
import { holidayNow } from '@/server/texts/arrival-text'
import { sellerIdentityText } from '@/server/people/sellers/seller-identity'
import { readQuote } from '@/server/cart/quote/read-quote'
import { database } from '@/server/db/transaction'

export type CheckoutView = {
  quote: Quote
  /** The accepted offer that is ordered in place of the cart, to the place it was made for (rule M77). */
  offer: { id: string; number: string; postalCode: string } | null
  /** Hidden fields of the form: the digest of the quote shown, and the idempotency key. */
  digest: string
  key: string
  transfersAllowed: boolean
  /** Holidays that are not over, by seller (rule S22). */
  holidays: Readonly<Record<string, Holiday>>
  /** What the buyer reads about each seller before ordering (rule D21). */
  identities: Readonly<Record<string, string>>
}

/**
 * The data of the checkout page; without a province there is no shipping or tax yet. Never pass the quote to a client component: it
 * contains stock levels.
 */
export async function getCheckout(
  buyer: string,
  locale: Locale,
  province: Province | null,
  services?: ChosenServices,
  offer?: string,
): Promise<CheckoutView> {
  const asked = { buyer, locale, province, services, offer }
  const { quote, digest, facts, offer: accepted } = await readQuote(await database(), asked)
  const holidays = facts.sellers.flatMap((seller) => {
    const holiday = holidayNow(seller)
    return holiday ? [[seller.id, holiday] as const] : []
  })
  return {
    quote,
    digest,
    offer: accepted && { id: accepted.id, number: accepted.number, postalCode: accepted.postalCode },
    key: randomUUID(),
    transfersAllowed: facts.shop.transfersAllowed,
    holidays: Object.fromEntries(holidays),
    identities: Object.fromEntries(
      facts.sellers.map(({ id, identity }) => [id, sellerIdentityText(identity, locale)]),
    ),
  }
}
