import { createHash } from 'node:crypto'
import type { CodeTerms } from '@/domain/cart/discounts/code-cut'
import type { Locale } from '@/domain/locale'
import type { Province } from '@/domain/people/address/postal-code'
import { checkBuying } from '@/domain/cart/cart'
import { quote, quoteText, type ChosenServices, type Quote } from '@/domain/cart/quote/quote'
import { checkQuantity } from '@/domain/products/prices/quantity'
import { fail, ok, type Result } from '@/domain/result'
import type { Database } from '@/server/db/transaction'
import { readCode } from './read-code'
import { readLines, readProductLine, type LineQuantity, type QuoteCartLine } from './read-lines'
import { readOffer, type AcceptedOffer } from './read-offer'
import { readSellers, type SellerTerms } from './read-sellers'
import { readBuyerTerms, readShopTerms, VISITOR_TERMS, type BuyerTerms, type ShopTerms } from './read-terms'

type QuoteQuery = {
  /** Null for a visitor. */
  buyer: string | null
  locale: Locale
  province: Province | null
  services?: ChosenServices
  now?: Date
  /** The code in the cart; none where something else is quoted. */
  code?: CodeTerms | null
}
/** `offer`: an accepted offer of the member's, in place of the cart. */
export type QuoteRequest = QuoteQuery & { buyer: string; offer?: string }

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
  /** What is quoted, if it is no cart. */
  offer: AcceptedOffer | null
  facts: QuoteFacts
}

export type ProductQuote = Pick<ReadQuote, 'quote' | 'facts'>

/** Calculates a member's cart, for cart, checkout page and checkout command alike. */
export async function readQuote(db: Database, asked: QuoteRequest): Promise<ReadQuote> {
  const { offer: id, ...rest } = asked
  if (id !== undefined) return readOfferQuote(db, { ...rest, offer: id })
  const all = await readLines(db, asked.buyer, asked.locale)
  const lines = all.filter(({ savedForLater }) => !savedForLater)
  const goods = lines.map(({ productId }) => productId)
  const code = goods.length > 0 ? await readCode(db, asked.buyer, goods) : null
  const { quote: quoted, facts } = await quoteLines(db, lines, { ...asked, code })
  const saved = all.filter(({ savedForLater }) => savedForLater)
  return { quote: quoted, digest: digestOf(quoted), saved, offer: null, facts }
}

/** The same calculation with the prices, freight and arrival of an accepted offer; no lines if there is none (rule M77). */
async function readOfferQuote(db: Database, asked: QuoteRequest & { offer: string }): Promise<ReadQuote> {
  const offer = await readOffer(db, asked)
  const { quote: quoted, facts } = await quoteLines(
    db,
    offer?.lines ?? [],
    // What is offered has one way of shipping.
    { ...asked, services: undefined },
    offer?.withTerms,
  )
  return { quote: quoted, digest: digestOf(quoted), saved: [], offer, facts }
}

/** The same calculation for so many of one product, in no cart (rule M51). */
export async function readProductQuote(
  db: Database,
  asked: QuoteQuery & LineQuantity,
): Promise<Result<ProductQuote>> {
  const line = await readProductLine(db, asked, asked.locale)
  if (!line) return fail('cart.notOnSale', 'product')
  const buying = checkBuying({ ...line, buyerId: asked.buyer ?? '' })
  if (!buying.ok) return buying
  const quantity = checkQuantity(line.tiers, asked.quantity)
  return quantity.ok ? ok(await quoteLines(db, [line], asked)) : quantity
}

async function quoteLines(
  db: Database,
  lines: QuoteCartLine[],
  asked: QuoteQuery,
  withTerms: AcceptedOffer['withTerms'] = (seller) => seller,
): Promise<ProductQuote> {
  const { buyer, locale, province, services, now, code } = asked
  // Sequential: a transaction has one connection.
  const read = await readSellers(db, [...new Set(lines.map(({ sellerId }) => sellerId))])
  const sellers = read.map(withTerms)
  const shop = await readShopTerms(db, locale)
  const terms = buyer === null ? VISITOR_TERMS : await readBuyerTerms(db, buyer, province)
  const quoted = quote(lines, sellers, {
    buyerId: buyer ?? '',
    province,
    date: now ?? new Date(),
    importer: shop.importer,
    importUse: terms.importUse,
    exempt: terms.exempt,
    platform: shop.platform,
    services,
    code,
  })
  return { quote: quoted, facts: { lines, sellers, shop, terms } }
}

export const digestOf = (quoted: Quote) => createHash('sha256').update(quoteText(quoted)).digest('base64url')
