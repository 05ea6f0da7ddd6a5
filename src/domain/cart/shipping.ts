import { addDays, type CalendarDay } from '@/domain/calendar'
import { multiply } from '@/domain/money'
import type { Province } from '@/domain/address/province'
import { fail, ok, type Result } from '@/domain/result'

export type ShippingKind = 'flat' | 'per_box' | 'free_over' | 'quoted'

export const SHIPPING_KINDS: readonly ShippingKind[] = ['flat', 'per_box', 'free_over', 'quoted']

/** What a seller charges, in cents, and where: a rule without provinces is for all that no other names (rule M15). */
export type ShippingRule = {
  kind: ShippingKind
  provinces?: readonly string[] | null
  /** For the order, or for each box. */
  amount: number
  /** Nothing is charged from this subtotal on. */
  freeOver?: number | null
  /** What the seller calls this way of sending; rules of the same name are one choice. Without a name it is the seller's standard shipping. */
  service?: string | null
}

export const SERVICE_LENGTH = 40

/** Cents, or null while the order waits for the seller's quote. */
export type ShippingCost = number | null

export type Packed = { quantity: number; packagingUnit: number }

/** Boxes are not shared between products. */
export function boxesFor(lines: readonly Packed[]): number {
  return lines.reduce((sum, line) => sum + Math.ceil(line.quantity / Math.max(1, line.packagingUnit)), 0)
}

function ruleFor(rules: readonly ShippingRule[], province: Province): ShippingRule | undefined {
  const named = rules.find((rule) => rule.provinces?.includes(province))
  return named ?? rules.find((rule) => (rule.provinces ?? []).length === 0)
}

export type Parcel = { subtotal: number; boxes: number; province: Province }

/** One way of sending a seller's part: its name, '' for the standard one, the kind of rule its cost came from, and the cost. */
export type ShippingChoice = { service: string; kind: ShippingKind; cost: ShippingCost }

const BY_QUOTE: ShippingChoice = { service: '', kind: 'quoted', cost: null }

export const serviceOf = ({ service }: ShippingRule) => (service ?? '').trim().replace(/\s+/g, ' ')

/**
 * The ways one seller offers to send a part of a checkout to where it goes; a seller without any rule quotes (rule M15). In the order of the
 * seller's rules, the first is taken unless another is chosen: sorted by cost it would change under the buyer's hands with the quantity, and a quote has no cost to sort by.
 */
export function shippingChoices(rules: readonly ShippingRule[], parcel: Parcel): ShippingChoice[] {
  if (rules.length === 0) return [BY_QUOTE]
  return [...new Set(rules.map(serviceOf))].flatMap((service) => {
    const own = rules.filter((rule) => serviceOf(rule) === service)
    const rule = ruleFor(own, parcel.province)
    return rule ? [{ service, ...costBy(rule, parcel) }] : []
  })
}

/** 'free_over' where nothing is charged, whichever rule says so. */
function costBy(rule: ShippingRule, { subtotal, boxes }: Parcel): Pick<ShippingChoice, 'kind' | 'cost'> {
  if (rule.kind === 'quoted') return { kind: 'quoted', cost: null }
  const isFree = typeof rule.freeOver === 'number' && subtotal >= rule.freeOver
  const cost = isFree ? 0 : rule.kind === 'per_box' ? multiply(rule.amount, boxes) : rule.amount
  return { kind: cost === 0 ? 'free_over' : rule.kind, cost }
}

export type ChosenShipping = {
  choices: ShippingChoice[]
  chosen: ShippingChoice
  /** The service that was asked for and is not offered: then `chosen` is the seller's first. */
  missing: string | null
}

/** The way that was asked for, else the seller's first. */
export function chooseShipping(
  rules: readonly ShippingRule[],
  parcel: Parcel,
  service: string | null | undefined,
  path = 'shipping',
): Result<ChosenShipping> {
  const choices = shippingChoices(rules, parcel)
  const [first] = choices
  if (!first) return fail('shipping.zone', path)
  const found = choices.find((choice) => choice.service === service)
  const isMissing = typeof service === 'string' && !found
  return ok({ choices, chosen: found ?? first, missing: isMissing ? service : null })
}

/** Where goods ship from unless the seller says otherwise (rule C20). */
export const DEFAULT_SHIPPING_FROM = 'Seoul, South Korea'

export function shipsFromCanada(shippingFrom: string): boolean {
  return /(?:^|[\s,])canada\s*$/i.test(shippingFrom)
}

/** Taken for goods from abroad whose seller has not said how long they take. */
export const DEFAULT_LEAD_DAYS = 21

/** What is promised of the time goods take: 'soon' counts business days until they ship, 'range' days until they arrive. */
export type Arrival = { key: 'soon' | 'range'; minDays: number; maxDays: number }

const SOON: Arrival = { key: 'soon', minDays: 2, maxDays: 3 }

export type ShippingNote = Arrival & { from?: CalendarDay; to?: CalendarDay }

type Sent = { leadTimeDays?: number | null; shippingFrom: string }

/** From the lead time to a quarter later, at least three days. */
export function leadTimeRange(leadTimeDays: number): { minDays: number; maxDays: number } {
  return { minDays: leadTimeDays, maxDays: leadTimeDays + Math.max(3, Math.ceil(leadTimeDays / 4)) }
}

/** '2-3 business days' from a shelf in Canada, else the days the lead time gives (rule C17). */
export function arrivalOf({ leadTimeDays = null, shippingFrom }: Sent): Arrival {
  if (leadTimeDays === null && shipsFromCanada(shippingFrom)) return SOON
  return { key: 'range', ...leadTimeRange(leadTimeDays ?? DEFAULT_LEAD_DAYS) }
}

/** Of goods that are sent together: what the slowest of them takes. */
export function latestArrival(goods: readonly Sent[]): Arrival | null {
  return goods.map(arrivalOf).toSorted((one, other) => other.maxDays - one.maxDays)[0] ?? null
}

/** With the days of the calendar, for goods that are ordered on a day. */
export function shippingNote(product: Sent, today: CalendarDay): ShippingNote {
  return datedArrival(arrivalOf(product), today)
}

export function datedArrival(arrival: Arrival, day: CalendarDay): ShippingNote {
  if (arrival.key === 'soon') return arrival
  return { ...arrival, from: addDays(day, arrival.minDays), to: addDays(day, arrival.maxDays) }
}
