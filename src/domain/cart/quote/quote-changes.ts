import type { PricedQuoteLine, Quote } from './quote'
import type { Arrival } from '@/domain/cart/shipping/shipping'
import { isSample } from '@/domain/cart/shipping/sample-shipping'
import { moqOf } from '@/domain/products/prices/tiers'

/** What the buyer saw before submitting, small enough to travel with the form. */
export type QuoteSnapshot = {
  /** `minimum` is set if the quantity is below it, since there is no price to compare then. */
  lines: {
    id: string
    name: string
    quantity: number
    unitPrice: number
    minimum?: number
    /** Taken off the line for a sample that was paid before. */
    credit?: number
    /** In words, such as '1 box = 0.5 m²'. */
    unit?: string
  }[]
  /** Cents; null while the seller has not quoted. */
  sellers: {
    id: string
    name: string
    shipping: number | null
    service: string
    /** In words, such as 'Estimated arrival: December 10–14.' */
    arrival?: string
  }[]
  /** What a code takes off. */
  off?: number
  tax: number
  total: number
}

export type QuoteChange =
  | { kind: 'price'; name: string; from: number; to: number }
  | { kind: 'quantity' | 'minimum'; name: string; from: number; to: number }
  | { kind: 'gone' | 'added'; name: string }
  | { kind: 'shipping'; name: string; from: number | null; to: number | null }
  | { kind: 'service'; name: string; from: string; to: string }
  | { kind: 'unit'; name: string; from: string; to: string }
  | { kind: 'arrival'; name: string; from: string; to: string }
  | { kind: 'credit'; name: string; from: number; to: number }
  | { kind: 'off' | 'tax' | 'total'; from: number; to: number }

type Words = {
  /** 'Sample: Basin', so that it is not taken for the product itself. */
  sampleOf?: (name: string) => string
  unitOf?: (line: PricedQuoteLine) => string
  arrivalOf?: (arrival: Arrival) => string
}

export function seenIn(
  { groups, code, tax, total }: Quote,
  { sampleOf = String, unitOf, arrivalOf }: Words = {},
): QuoteSnapshot {
  return {
    lines: groups.flatMap(({ lines }) =>
      lines.map((line) => ({
        id: isSample(line) ? `sample:${line.productId}` : line.productId,
        name: isSample(line) ? sampleOf(line.productName) : line.productName,
        quantity: line.quantity,
        unitPrice: line.unitPrice,
        ...(unitOf && { unit: unitOf(line) }),
        ...(line.credit && { credit: line.credit }),
        ...(line.issues.some(({ code }) => code === 'quantity.belowMoq')
          ? { minimum: moqOf(line.tiers) }
          : {}),
      })),
    ),
    sellers: groups.map(({ sellerId, sellerName, shipping, service, arrival }) => ({
      id: sellerId,
      name: sellerName,
      shipping,
      service,
      ...(arrivalOf && arrival && { arrival: arrivalOf(arrival) }),
    })),
    ...(code && code.off > 0 && { off: code.off }),
    tax,
    total,
  }
}

/** Lists every difference, item by item, the total last (rule M23). */
export function quoteChanges(before: QuoteSnapshot, now: QuoteSnapshot): QuoteChange[] {
  return [
    ...before.lines.flatMap((line) => lineChanges(line, now)),
    ...now.lines
      .filter(({ id }) => !before.lines.some((line) => line.id === id))
      .map(({ name }): QuoteChange => ({ kind: 'added', name })),
    ...now.sellers.flatMap((seller) => shippingChanges(seller, before)),
    ...amountChange('off', -(before.off ?? 0), -(now.off ?? 0)),
    ...amountChange('tax', before.tax, now.tax),
    ...amountChange('total', before.total, now.total),
  ]
}

function shippingChanges(
  { id, name, shipping, service, arrival }: QuoteSnapshot['sellers'][number],
  before: QuoteSnapshot,
) {
  const seen = before.sellers.find((seller) => seller.id === id)
  const changes: QuoteChange[] = []
  if (seen && seen.service !== service)
    changes.push({ kind: 'service', name, from: seen.service, to: service })
  if (seen && seen.shipping !== shipping)
    changes.push({ kind: 'shipping', name, from: seen.shipping, to: shipping })
  if (seen?.arrival && arrival && seen.arrival !== arrival)
    changes.push({ kind: 'arrival', name, from: seen.arrival, to: arrival })
  return changes
}

function lineChanges(
  { id, name, quantity, unitPrice, unit, credit = 0 }: QuoteSnapshot['lines'][number],
  now: QuoteSnapshot,
): QuoteChange[] {
  const line = now.lines.find((one) => one.id === id)
  if (!line) return [{ kind: 'gone', name }]
  const changes: QuoteChange[] = []
  if (line.quantity !== quantity)
    changes.push({ kind: 'quantity', name: line.name, from: quantity, to: line.quantity })
  if (unit && line.unit && line.unit !== unit)
    changes.push({ kind: 'unit', name: line.name, from: unit, to: line.unit })
  if (line.minimum !== undefined)
    changes.push({ kind: 'minimum', name: line.name, from: quantity, to: line.minimum })
  else if (line.unitPrice !== unitPrice)
    changes.push({ kind: 'price', name: line.name, from: unitPrice, to: line.unitPrice })
  if ((line.credit ?? 0) !== credit)
    changes.push({ kind: 'credit', name: line.name, from: credit, to: line.credit ?? 0 })
  return changes
}

const amountChange = (kind: 'off' | 'tax' | 'total', from: number, to: number): QuoteChange[] =>
  from === to ? [] : [{ kind, from, to }]
