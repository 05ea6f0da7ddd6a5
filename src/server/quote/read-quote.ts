import { createHash } from 'node:crypto'
import type { Locale } from '@/domain/locale'
import type { Province } from '@/domain/address/postal-code'
import { quote, quoteText, type ChosenServices, type Quote } from '@/domain/cart/quote'
import type { Database } from '@/server/db/transaction'
import { readLines, type QuoteCartLine } from './read-lines'
import { readSellers, type SellerTerms } from './read-sellers'
import { readBuyerTerms, readShopTerms, type BuyerTerms, type ShopTerms } from './read-terms'

export type QuoteRequest = {
  buyer: string
  locale: Locale
  province: Province | null
  services?: ChosenServices
  now?: Date
}

/** Everything a quote is calculated from, as read now. */
export type QuoteFacts = {
  lines: QuoteCartLine[]
  sellers: SellerTerms[]
  shop: ShopTerms
  terms: BuyerTerms
}

export type ReadQuote = {
  quote: Quote
  /** Posted with the form: the order is placed only if the totals are still the same. */
  digest: string
  saved: QuoteCartLine[]
  facts: QuoteFacts
}

/** Calculates a member's cart, for cart, checkout page and checkout command alike. */
export async function readQuote(db: Database, asked: QuoteRequest): Promise<ReadQuote> {
  const { buyer, locale, province, services, now } = asked
  // Sequential: a transaction has one connection.
  const all = await readLines(db, buyer, locale)
  const lines = all.filter(({ savedForLater }) => !savedForLater)
  const sellers = await readSellers(db, [...new Set(lines.map(({ sellerId }) => sellerId))])
  const shop = await readShopTerms(db, locale)
  const terms = await readBuyerTerms(db, buyer, province)
  const quoted = quote(lines, sellers, {
    buyerId: buyer,
    province,
    date: now ?? new Date(),
    importer: shop.importer,
    importUse: terms.importUse,
    exempt: terms.exempt,
    platform: shop.platform,
    services,
  })
  const saved = all.filter(({ savedForLater }) => savedForLater)
  return { quote: quoted, digest: digestOf(quoted), saved, facts: { lines, sellers, shop, terms } }
}

export const digestOf = (quoted: Quote) => createHash('sha256').update(quoteText(quoted)).digest('base64url')
