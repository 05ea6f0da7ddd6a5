import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Locale } from '@/domain/locale'
import type { Holiday } from '@/domain/people/holiday'
import type { Province } from '@/domain/address/postal-code'
import type { ChosenServices, Quote } from '@/domain/cart/quote'
import { holidayNow } from '@/server/texts/arrival-text'
import { sellerIdentityText } from '@/server/seller-identity'
import { readQuote } from '@/server/quote/read-quote'
import { database } from '@/server/db/transaction'

export type CheckoutView = {
  quote: Quote
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
): Promise<CheckoutView> {
  const { quote, digest, facts } = await readQuote(await database(), { buyer, locale, province, services })
  const holidays = facts.sellers.flatMap((seller) => {
    const holiday = holidayNow(seller)
    return holiday ? [[seller.id, holiday] as const] : []
  })
  return {
    quote,
    digest,
    key: randomUUID(),
    transfersAllowed: facts.shop.transfersAllowed,
    holidays: Object.fromEntries(holidays),
    identities: Object.fromEntries(
      facts.sellers.map(({ id, identity }) => [id, sellerIdentityText(identity, locale)]),
    ),
  }
}
