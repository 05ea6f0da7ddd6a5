import 'server-only'
import { getTranslations } from 'next-intl/server'
import { checkBuying, priceChange } from '@/domain/cart/cart'
import { isSample } from '@/domain/cart/shipping/sample-shipping'
import type { Locale } from '@/domain/locale'
import { addAll, formatMoney } from '@/domain/money'
import { soldByOf } from '@/domain/orders/sold-unit'
import { unitWords } from '@/domain/orders/unit-words'
import { stockLeft, stockLabel } from '@/domain/products/product'
import type { Quote } from '@/domain/cart/quote/quote'
import { moqOf, unitPriceFor } from '@/domain/products/prices/tiers'
import { arrivalFromNow } from '@/server/texts/arrival-text'
import { codeProblemText } from '@/server/cart/quote/problem-text'
import { readQuote } from '@/server/cart/quote/read-quote'
import type { QuoteCartLine } from '@/server/cart/quote/read-lines'
import { database } from '@/server/db/transaction'
import type { QuotePlace } from '@/server/cart/quote/read-place'
import { estimateOf } from './estimate'
import type { CartLine, CartView, SavedLine } from './cart-view'

/** A member's cart by seller, at current prices and stock (rules M1, M2), with what it comes to at a place. */
export async function getCart(
  buyer: string,
  locale: Locale,
  place: QuotePlace | null = null,
): Promise<CartView> {
  const asked = { buyer, locale, province: place?.province ?? null }
  const { quote, saved } = await readQuote(await database(), asked)
  const lines = quote.groups.flatMap((group) => group.lines)
  const words = await wordsOf(locale)
  return {
    sellers: quote.groups.map(
      ({ sellerId, sellerName, sellerSlug, subtotal, discounted, arrival, lines }) => ({
        sellerId,
        sellerName,
        sellerSlug,
        subtotal: addAll([subtotal, discounted]),
        arrival: arrival ? arrivalFromNow(arrival, locale) : undefined,
        lines: lines.map((line) => toLine(line, words)),
      }),
    ),
    saved: saved.map((line) => toSaved(line, buyer, words)),
    estimate: place && estimateOf(quote, place, locale),
    subtotal: addAll([quote.subtotal, quote.code?.off ?? 0]),
    code: quote.code && {
      code: quote.code.code,
      off: quote.code.off,
      problem: quote.code.problem && codeProblemText(quote.code.problem, locale),
    },
    count: lines.length,
    // Where nobody ships to, another address can be chosen at checkout.
    mayCheckOut: lines.length > 0 && lines.every(({ issues }) => issues.length === 0),
  }
}

type QuotedLine = Quote['groups'][number]['lines'][number]
type Words = (line: QuoteCartLine | QuotedLine, unitPrice: number) => Pick<CartLine, 'ordered' | 'measured'>

async function wordsOf(locale: Locale): Promise<Words> {
  const words = unitWords(await getTranslations({ locale, namespace: 'product' }), locale)
  return (line, unitPrice) => ({
    ordered: words.ordered(line, line.quantity, formatMoney(unitPrice, locale)),
    measured: words.measured(line, line.quantity),
  })
}

function toLine(line: QuotedLine, words: Words): CartLine {
  const { id, productId, productName, lang, picture, sku, quantity, tiers, category = null } = line
  const { available, unitPrice, totalPrice, discounted, change } = line
  const issues = line.issues.map(({ code, params }) => ({ code, params }))
  const left = available === null ? null : stockLeft(stockLabel(available, false))
  const shown = { id, productId, productName, lang, picture, sku, category, quantity, tiers, left }
  return {
    ...shown,
    soldBy: soldByOf(line),
    ...words(line, unitPrice),
    unitPrice,
    totalPrice: addAll([totalPrice, discounted]),
    ...(isSample(line) && { sampleFreight: line.sampleFreight }),
    ...(line.paidSample && { paidSample: line.paidSample }),
    change,
    issues,
  }
}

function toSaved(line: QuoteCartLine, buyer: string, words: Words): SavedLine {
  const {
    id,
    productId,
    productName,
    lang,
    picture,
    sku,
    quantity,
    tiers,
    seenUnitPrice,
    category = null,
  } = line
  const price = unitPriceFor(tiers, Math.max(quantity, moqOf(tiers)))
  const unitPrice = price.ok ? price.value : 0
  return {
    id,
    productId,
    productName,
    lang,
    picture,
    sku,
    category,
    tiers,
    quantity,
    soldBy: soldByOf(line),
    ...words(line, unitPrice),
    unitPrice,
    change: seenUnitPrice === null ? undefined : priceChange(seenUnitPrice, tiers, quantity),
    isOnSale: checkBuying({ ...line, buyerId: buyer }).ok,
  }
}
