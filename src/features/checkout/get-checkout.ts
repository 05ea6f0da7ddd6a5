import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Locale } from '@/domain/locale'
import type { Province } from '@/domain/address/postal-code'
import type { ChosenServices, Quote } from '@/domain/cart/quote'
import { readQuote } from '@/server/quote/read-quote'
import { database } from '@/server/db/transaction'

export type CheckoutView = {
  quote: Quote
  /** Both go into the form as hidden fields: what was seen, and the key that makes sending twice harmless. */
  digest: string
  key: string
  transfersAllowed: boolean
}

/** What the checkout page shows for a destination; without one there is neither shipping nor tax yet. Never hand the quote itself to a client component: it knows the stock. */
export async function getCheckout(
  buyer: string,
  locale: Locale,
  province: Province | null,
  services?: ChosenServices,
): Promise<CheckoutView> {
  const { quote, digest, facts } = await readQuote(await database(), { buyer, locale, province, services })
  return { quote, digest, key: randomUUID(), transfersAllowed: facts.shop.transfersAllowed }
}
