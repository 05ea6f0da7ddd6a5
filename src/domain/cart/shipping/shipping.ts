import { addDays, type CalendarDay } from '@/domain/values/calendar'
import { multiply } from '@/domain/money'
import type { Province } from '@/domain/people/address/postal-code'
import { shipsFromCanada, type ShippingCountry } from '@/domain/people/address/shipping-place'
import { fail, ok, type Result } from '@/domain/result'

export type ShippingKind = 'flat' | 'per_box' | 'free_over' | 'quoted'

export const SHIPPING_KINDS: readonly ShippingKind[] = ['flat', 'per_box', 'free_over', 'quoted']

/**
 * A seller's shipping charge in cents. A rule without provinces
 * applies where no other names the province (rule M15).
 */
export type ShippingRule = {
  kind: ShippingKind
  provinces?: readonly string[] | null
  /** Per order, or per box for `per_box`. */
  amount: number
  /** Free from this subtotal on. */
  freeOver?: number | null
  /** Name of the service; rules with the same name are one option. Empty means standard shipping. */
  service?: string | null
  /** How many days sooner than by the lead time goods from abroad arrive, such as by air. */
  daysSaved?: number | null
}

/** Of the names in three languages together (`service-name.ts`). */
export const SERVICE_LENGTH = 126
export const MAX_DAYS_SAVED = 90

/** Cents; null while waiting for the seller's quote. */
export type ShippingCost = number | null

export type PackedGoods = { quantity: number; packagingUnit: number }

/** Number of boxes; products do not share boxes. */
export function boxesFor(lines: readonly PackedGoods[]): number {
  return lines.reduce((sum, line) => sum + Math.ceil(line.quantity / Math.max(1, line.packagingUnit)), 0)
}

function ruleFor(rules: readonly ShippingRule[], province: Province): ShippingRule | undefined {
  const named = rules.find((rule) => rule.provinces?.includes(province))
  return named ?? rules.find((rule) => (rule.provinces ?? []).length === 0)
}

export type Parcel = { subtotal: number; boxes: number; province: Province }

/** One shipping option: its service name ('' for standard), the kind of rule applied, the cost, and the days it saves. */
export type ShippingChoice = { service: string; kind: ShippingKind; cost: ShippingCost; daysSaved: number }

const BY_QUOTE: ShippingChoice = { service: '', kind: 'quoted', cost: null, daysSaved: 0 }

export const serviceOf = ({ service }: ShippingRule) => (service ?? '').trim().replace(/\s+/g, ' ')

/** The rule of each service that reaches a province, in the seller's order. */
export function rulesTo(rules: readonly ShippingRule[], province: Province): ShippingRule[] {
  return [...new Set(rules.map(serviceOf))].flatMap((service) => {
    const own = rules.filter((rule) => serviceOf(rule) === service)
    return ruleFor(own, province) ?? []
  })
}

/**
 * A seller's options for a destination; a seller without rules quotes (rule M15). They keep the seller's
 * order, so the default does not change with the quantity.
 */
export function shippingChoices(rules: readonly ShippingRule[], parcel: Parcel): ShippingChoice[] {
  if (rules.length === 0) return [BY_QUOTE]
  return rulesTo(rules, parcel.province).map((rule) => ({
    service: serviceOf(rule),
    ...costBy(rule, parcel),
    daysSaved: rule.daysSaved ?? 0,
  }))
}

/** The kind is 'free_over' whenever the cost is zero. */
function costBy(rule: ShippingRule, { subtotal, boxes }: Parcel): Pick<ShippingChoice, 'kind' | 'cost'> {
  if (rule.kind === 'quoted') return { kind: 'quoted', cost: null }
  const isFree = typeof rule.freeOver === 'number' && subtotal >= rule.freeOver
  const cost = isFree ? 0 : rule.kind === 'per_box' ? multiply(rule.amount, boxes) : rule.amount
  return { kind: cost === 0 ? 'free_over' : rule.kind, cost }
}

/** What is still to be added for free shipping by a service; null where it is free, quoted, or never becomes free (rule M67). */
export function untilFree(
  rules: readonly ShippingRule[],
  { subtotal, province }: Parcel,
  service: string,
): number | null {
  const rule = rulesTo(rules, province).find((each) => serviceOf(each) === service)
  if (!rule || rule.kind === 'quoted' || rule.amount === 0 || typeof rule.freeOver !== 'number') return null
  return subtotal < rule.freeOver ? rule.freeOver - subtotal : null
}

export type ChosenShipping = {
  choices: ShippingChoice[]
  chosen: ShippingChoice
  /** A requested service that is not offered; `chosen` is then the seller's first. */
  missing: string | null
}

/** Returns the requested option, or the seller's first. */
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

/** Default lead time for goods from abroad. */
export const DEFAULT_LEAD_DAYS = 21

/** The promised delivery time: 'soon' counts business days until shipping, 'range' days until arrival. */
export type Arrival = { key: 'soon' | 'range'; minDays: number; maxDays: number }

const SOON: Arrival = { key: 'soon', minDays: 2, maxDays: 3 }

export type ShippingNote = Arrival & { from?: CalendarDay; to?: CalendarDay }

export type ShippedGoods = { leadTimeDays?: number | null; shippingCountry: ShippingCountry }

/** Days between the first and the last of a range, at least. */
const LEAST_RANGE = 3

/** From the lead time to a quarter more, at least three days more. */
export function leadTimeRange(leadTimeDays: number): { minDays: number; maxDays: number } {
  return { minDays: leadTimeDays, maxDays: leadTimeDays + Math.max(LEAST_RANGE, Math.ceil(leadTimeDays / 4)) }
}

/** '2-3 business days' for stock in Canada, else the range from the lead time (rule C17). */
export function arrivalOf({ leadTimeDays = null, shippingCountry }: ShippedGoods): Arrival {
  if (leadTimeDays === null && shipsFromCanada({ shippingCountry })) return SOON
  return { key: 'range', ...leadTimeRange(leadTimeDays ?? DEFAULT_LEAD_DAYS) }
}

/** The slowest arrival of products shipped together. */
export function latestArrival(goods: readonly ShippedGoods[]): Arrival | null {
  return goods.map(arrivalOf).toSorted((one, other) => other.maxDays - one.maxDays)[0] ?? null
}

/** An arrival by a faster service; what is said of goods that lie in Canada is when they are sent, which no service changes. */
export function soonerBy(days: number, arrival: Arrival): Arrival {
  if (arrival.key === 'soon') return arrival
  const minDays = Math.max(1, arrival.minDays - days)
  return { ...arrival, minDays, maxDays: Math.max(minDays + LEAST_RANGE, arrival.maxDays - days) }
}

/** The arrival with calendar dates, for an order placed on a day. */
export function shippingNote(product: ShippedGoods, today: CalendarDay): ShippingNote {
  return datedArrival(arrivalOf(product), today)
}

export function datedArrival(arrival: Arrival, day: CalendarDay): ShippingNote {
  if (arrival.key === 'soon') return arrival
  return { ...arrival, from: addDays(day, arrival.minDays), to: addDays(day, arrival.maxDays) }
}
