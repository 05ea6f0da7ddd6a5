import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Locale } from '@/domain/locale'
import type { Province } from '@/domain/address/postal-code'
import type { ChosenServices, Quote } from '@/domain/cart/quote'
import { readQuote } from '@/server/quote/read-quote'
import { database } from '@/server/db/transaction'

export type CheckoutView = {
  quote: Quote
  /** Hidden fields of the form: the digest of the quote shown, and the idempotency key. */
  digest: string
  key: string
  transfersAllowed: boolean
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
  return { quote, digest, key: randomUUID(), transfersAllowed: facts.shop.transfersAllowed }
}
