import type { CalendarDay } from '@/domain/values/calendar'
import { shipsFromCanada } from '@/domain/people/address/shipping-place'
import { addAll } from '@/domain/money'
import { isBuyable } from '@/domain/cart/cart'
import type { PricedQuoteLine, QuoteTerms } from './quote'
import { issuesOf, type Issue } from '@/domain/result'
import {
  boxesFor,
  chooseShipping,
  latestArrival,
  soonerBy,
  untilFree,
  type Arrival,
  type ShippingChoice,
  type ShippingKind,
  type ShippingRule,
} from '@/domain/cart/shipping/shipping'
import { collectTaxes, type CollectedTax, type Registration } from '@/domain/payments/tax/tax-collector'
import { importEstimate, taxRates } from '@/domain/payments/tax/tax'
import { withFreight, withoutSamples } from '@/domain/cart/shipping/sample-shipping'
import { orderTotals, totalOfLine } from './totals'

export type QuoteSeller = Registration & {
  id: string
  shippingRules: readonly ShippingRule[]
  /** Agreed for these lines, in place of what their lead times say. */
  arrival?: Arrival
}

/** A shipping option with when the goods arrive by it. */
export type TimedChoice = ShippingChoice & { arrival: Arrival | null }

/** One seller's part of a quote; it becomes one order (rule M2). */
export type QuoteGroup = {
  sellerId: string
  sellerName: string
  sellerSlug: string | null
  lines: (PricedQuoteLine & { totalPrice: number })[]
  /** The goods without what the code takes off, and that. */
  subtotal: number
  discounted: number
  /** Arrival of the slowest product by the chosen service; null if no line can be bought. */
  arrival: Arrival | null
  /** Cents; null while unknown. */
  shipping: number | null
  shippingRule: ShippingKind | null
  /** Cents to add for free shipping by the chosen service; null where none would make it free. */
  untilFree: number | null
  /** The seller's name of the shipping service; '' for the standard one. */
  service: string
  /** All shipping options to this destination; the first is the default. */
  choices: TimedChoice[]
  /** A requested service the seller does not offer. */
  missingService: string | null
  taxes: CollectedTax[]
  /** Start of validity of the tax rates used. */
  taxedFrom: CalendarDay | null
  tax: number
  total: number
  importer: 'seller' | 'buyer'
  importEstimate: number | null
  isFinal: boolean
  issues: Issue[]
}

export function quoteGroup(
  lines: readonly PricedQuoteLine[],
  seller: QuoteSeller | undefined,
  terms: QuoteTerms,
): QuoteGroup {
  const sold = lines.filter(isBuyable)
  const subtotal = addAll(sold.map(totalOfLine))
  const discounted = addAll(sold.map((line) => line.discounted))
  const base = {
    sellerId: lines[0]?.sellerId ?? '',
    sellerName: lines[0]?.sellerName ?? '',
    sellerSlug: lines[0]?.sellerSlug ?? null,
    lines: lines.map((line) => ({ ...line, totalPrice: totalOfLine(line) })),
    subtotal,
    discounted,
    arrival: seller?.arrival ?? latestArrival(sold),
  }
  const { province, date } = terms
  if (!province || !seller || sold.length === 0)
    return { ...base, ...unknownYet(subtotal, sold.length === 0) }

  const { goods, rules, price, freight } = withoutSamples(sold, seller.shippingRules)
  const parcel = { subtotal: price, boxes: boxesFor(goods), province }
  const asked = terms.services?.[seller.id]
  const sent = chooseShipping(rules, parcel, asked, `shipping.${seller.id}`)
  const way = sent.ok ? withFreight(sent.value, freight) : undefined
  const shipping = way?.chosen.cost ?? null
  const by = (choice?: ShippingChoice) =>
    seller.arrival ?? (base.arrival && soonerBy(choice?.daysSaved ?? 0, base.arrival))
  const isHere = sold.some(shipsFromCanada)
  const importer = terms.importer === 'buyer' && !isHere ? 'buyer' : 'seller'
  const totals = orderTotals({ lines: sold, shipping, province, date, exempt: terms.exempt, importer })
  const value = addAll([subtotal, totals.shipping])
  return {
    ...base,
    arrival: by(way?.chosen),
    shipping,
    shippingRule: way?.chosen.kind ?? null,
    untilFree: way ? untilFree(rules, parcel, way.chosen.service) : null,
    service: way?.chosen.service ?? '',
    choices: (way?.choices ?? []).map((choice) => ({ ...choice, arrival: by(choice) })),
    missingService: way?.missing ?? null,
    taxes: collectTaxes(totals.taxes, { seller, platform: terms.platform, province, isHere }),
    taxedFrom: taxRates(province, date).from,
    tax: totals.tax,
    total: totals.total,
    importer,
    importEstimate: importer === 'buyer' ? importEstimate(province, date, value, terms.importUse) : null,
    isFinal: shipping !== null,
    issues: issuesOf(sent),
  }
}

function unknownYet(subtotal: number, isEmpty: boolean) {
  return {
    shipping: isEmpty ? 0 : null,
    shippingRule: null,
    untilFree: null,
    service: '',
    choices: [],
    missingService: null,
    taxes: [],
    taxedFrom: null,
    tax: 0,
    total: subtotal,
    importer: 'seller' as const,
    importEstimate: null,
    isFinal: isEmpty,
    issues: [],
  }
}
