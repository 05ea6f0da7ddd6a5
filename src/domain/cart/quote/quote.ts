import { codeCuts, codeProblem, type CodeTerms, type Payer } from '@/domain/cart/discounts/code-cut'
import { checkBuying, checkStock, isBuyable, priceChange, type CartPriceChange } from '@/domain/cart/cart'
import type { ShippingCountry } from '@/domain/people/address/shipping-place'
import type { CalendarDay } from '@/domain/values/calendar'
import { addAll, multiply } from '@/domain/money'
import type { Province } from '@/domain/people/address/postal-code'
import type { CustomsFacts } from '@/domain/orders/shipping/customs-facts'
import { unitOf, type SoldUnit } from '@/domain/orders/sold-unit'
import { checkQuantity } from '@/domain/products/prices/quantity'
import { creditOn } from '@/domain/products/prices/sample'
import { isSample } from '@/domain/cart/shipping/sample-shipping'
import { quoteGroup, type QuoteGroup, type QuoteSeller } from './quote-group'
import { issuesOf, type Issue } from '@/domain/result'
import type { PlatformRegistration } from '@/domain/payments/tax/tax-collector'
import { TAX_KINDS, type ImportUse, type TaxKind, type TaxLine } from '@/domain/payments/tax/tax'
import { unitPriceFor, type Tier } from '@/domain/products/prices/tiers'
import { isCardPayable, totalOfLine } from './totals'

/** A cart line with the current data of its product (rule M1). What customs ask for is no part of the price or of `quoteText`. */
export type QuoteLine = CustomsFacts &
  SoldUnit & {
    id: string
    productId: string
    sellerId: string
    sellerName: string
    /** Of the seller's page, if there is one. */
    sellerSlug?: string | null
    productName: string
    englishName: string
    /** Set if the name is not in the reader's language (rule C18). */
    lang?: 'en' | null
    sku: string
    /** In the reader's language; no part of the price. */
    category?: string | null
    picture: string | null
    quantity: number
    seenUnitPrice: number | null
    tiers: readonly Tier[]
    isApproved: boolean
    isSellerActive: boolean
    /** Units available; null for products made to order. */
    available: number | null
    shippingCountry: ShippingCountry
    /** Frozen with the order. */
    shippingFrom: string
    leadTimeDays?: number | null
    /** Set for a sample, which is sent for so much; its one tier is its price (rule M112). */
    sampleFreight?: number
    /** The price of a sample that its buyer paid before and that is not credited yet (rule M115). */
    paidSample?: number | null
  }

export type PricedQuoteLine = QuoteLine & {
  unitPrice: number
  /** Cents that the code takes off the line. */
  discounted: number
  /** What the price of a sample takes off it, in cents (rule M115). */
  credit?: number
  change?: CartPriceChange
  issues: Issue[]
}

export type QuoteTerms = {
  buyerId: string
  /** Null until there is an address: shipping and taxes are unknown then. */
  province: Province | null
  date: Date | CalendarDay
  importer: 'seller' | 'buyer'
  importUse: ImportUse
  exempt?: readonly TaxKind[]
  platform: PlatformRegistration
  /** The shipping service chosen per seller; the seller's first is the default. */
  services?: ChosenServices
  /** The code in the cart (rule M129). */
  code?: CodeTerms | null
}

/** A code in the cart: what it takes off, or why it takes nothing off now. */
export type QuotedCode = { id: string; code: string; paidBy: Payer; off: number; problem: Issue | null }

export type ChosenServices = Readonly<Record<string, string>>

export type Quote = {
  province: Province | null
  groups: QuoteGroup[]
  /** The goods without what the code takes off. */
  subtotal: number
  code: QuotedCode | null
  shipping: number
  /** Taxes of all sellers, summed by kind and rate. */
  taxes: TaxLine[]
  tax: number
  total: number
  /** Estimated import tax where the buyer imports; never charged here (rule M14). */
  importEstimate: number | null
  /** False while a shipping cost is unknown: no address yet, or a quote is pending (rule M15). */
  isFinal: boolean
  isCardPayable: boolean
  /** Everything that must be fixed before ordering. */
  issues: Issue[]
}

/**
 * Prices all lines, seller by seller. Cart, checkout and orders use this one
 * calculation. Lines that cannot be bought count zero and carry issues.
 */
export function quote(
  lines: readonly QuoteLine[],
  sellers: readonly QuoteSeller[],
  terms: QuoteTerms,
): Quote {
  const full = priceLines(lines, terms.buyerId)
  const { priced, code } = applyCode(full, terms)
  const ids = [...new Set(lines.map(({ sellerId }) => sellerId))]
  const groups = ids.map((id) =>
    quoteGroup(
      priced.filter(({ sellerId }) => sellerId === id),
      sellers.find((seller) => seller.id === id),
      terms,
    ),
  )
  const sum = (part: 'subtotal' | 'tax' | 'total') => addAll(groups.map((group) => group[part]))
  const estimates = groups.flatMap(({ importEstimate }) => importEstimate ?? [])
  const total = sum('total')
  return {
    province: terms.province,
    groups,
    subtotal: sum('subtotal'),
    code,
    shipping: addAll(groups.map(({ shipping }) => shipping ?? 0)),
    taxes: sumTaxes(groups),
    tax: sum('tax'),
    total,
    importEstimate: estimates.length > 0 ? addAll(estimates) : null,
    isFinal: groups.every(({ isFinal }) => isFinal),
    isCardPayable: isCardPayable(total),
    issues: [...priced.flatMap(({ issues }) => issues), ...groups.flatMap(({ issues }) => issues)],
  }
}

function priceLines(lines: readonly QuoteLine[], buyerId: string): PricedQuoteLine[] {
  const wanted = new Map<string, number>()
  for (const { productId, quantity } of lines) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity)
  return lines.map((line) => {
    const { tiers, quantity } = line
    const path = `line.${line.id}`
    const { sellerId, isApproved, isSellerActive } = line
    const issues = issuesOf(checkBuying({ buyerId, sellerId, isApproved, isSellerActive }, path)).slice(0, 1)
    if (issues.length === 0) issues.push(...issuesOf(checkQuantity(tiers, quantity, path)))
    // All lines of one product share its stock.
    if (issues.length === 0 && line.available !== null)
      issues.push(...issuesOf(checkStock(wanted.get(line.productId) ?? quantity, line.available, path)))
    const price = unitPriceFor(tiers, Math.max(quantity, tiers[0]?.minQty ?? 1))
    const change = line.seenUnitPrice === null ? undefined : priceChange(line.seenUnitPrice, tiers, quantity)
    const unitPrice = price.ok ? price.value : 0
    const credit = line.paidSample ? creditOn(multiply(unitPrice, quantity), line.paidSample) : 0
    return { ...line, unitPrice, ...(credit > 0 && { credit }), discounted: 0, change, issues }
  })
}

/** Takes the code off the lines it is for, if it can be used for these goods now. */
function applyCode(
  lines: PricedQuoteLine[],
  { code, date }: QuoteTerms,
): { priced: PricedQuoteLine[]; code: QuotedCode | null } {
  if (!code) return { priced: lines, code: null }
  const { id, code: name, paidBy } = code
  const sold = lines
    .filter((line) => isBuyable(line) && !isSample(line))
    .map((line) => ({ ...line, total: totalOfLine(line) }))
  const problem = codeProblem(code, sold, new Date(date))
  const cuts = problem ? new Map<string, number>() : codeCuts(code, sold)
  const priced = lines.map((line) => ({ ...line, discounted: cuts.get(line.id) ?? 0 }))
  return { priced, code: { id, code: name, paidBy, off: addAll(cuts.values()), problem } }
}

function sumTaxes(groups: readonly QuoteGroup[]): TaxLine[] {
  const all = groups.flatMap(({ taxes }) => taxes)
  return TAX_KINDS.flatMap((kind) => {
    const rates = [...new Set(all.filter((tax) => tax.kind === kind).map(({ ratePpm }) => ratePpm))]
    return rates.map((ratePpm) => {
      const same = all.filter((tax) => tax.kind === kind && tax.ratePpm === ratePpm)
      return { kind, ratePpm, amount: addAll(same.map(({ amount }) => amount)) }
    })
  })
}

/** Serializes everything the buyer agrees to. Equal texts mean equal charges: what was seen is what is paid. */
export function quoteText(quoted: Quote): string {
  const { province, groups, total, importEstimate, code } = quoted
  return JSON.stringify([
    province,
    total,
    importEstimate,
    code && code.off > 0 ? [code.id, code.off] : null,
    groups.map((group) => [
      group.sellerId,
      group.lines
        .map((line) => [
          line.productId,
          line.quantity,
          line.unitPrice,
          line.discounted,
          ...Object.values(unitOf(line)),
          line.sampleFreight ?? '',
          line.credit ?? '',
        ])
        .toSorted(),
      group.service,
      group.shipping,
      group.arrival && [group.arrival.key, group.arrival.minDays, group.arrival.maxDays],
      group.taxes.map(({ kind, ratePpm, amount }) => [kind, ratePpm, amount]),
      group.total,
    ]),
  ])
}
