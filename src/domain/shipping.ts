import { addDays, type CalendarDay } from './calendar'
import { multiply } from './money'
import type { Province } from './province'
import { fail, ok, type Result } from './result'

export type ShippingKind = 'flat' | 'per_box' | 'free_over' | 'quoted'

export const SHIPPING_KINDS: readonly ShippingKind[] = ['flat', 'per_box', 'free_over', 'quoted']

/** What a seller charges, in cents, and where: a rule without provinces is for all that no other names (ruling M15). */
export type ShippingRule = {
  kind: ShippingKind
  provinces?: readonly string[] | null
  /** For the order, or for each box. */
  amount: number
  /** Nothing is charged from this subtotal on. */
  freeOver?: number | null
}

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

/** What one seller's part of a checkout costs to send; a seller without any rule quotes (ruling M15). */
export function shippingCost(
  rules: readonly ShippingRule[],
  parcel: Parcel,
  path = 'shipping',
): Result<ShippingCost> {
  const rule = ruleFor(rules, parcel.province)
  if (rules.length === 0 || rule?.kind === 'quoted') return ok(null)
  if (!rule) return fail('shipping.zone', path)
  if (typeof rule.freeOver === 'number' && parcel.subtotal >= rule.freeOver) return ok(0)
  return ok(rule.kind === 'per_box' ? multiply(rule.amount, parcel.boxes) : rule.amount)
}

/** The kind of rule a cost came from, as the order keeps it: 'free_over' where nothing is charged. */
export function shippingKind(
  rules: readonly ShippingRule[],
  parcel: Parcel,
  cost: ShippingCost,
): ShippingKind {
  if (cost === null) return 'quoted'
  return cost === 0 ? 'free_over' : (ruleFor(rules, parcel.province)?.kind ?? 'flat')
}

/** Where goods ship from unless the seller says otherwise (spec 3). */
export const DEFAULT_SHIPPING_FROM = 'Seoul, South Korea'

export function shipsFromCanada(shippingFrom: string): boolean {
  return /(?:^|[\s,])canada\s*$/i.test(shippingFrom)
}

/** Taken for goods from abroad whose seller has not said how long they take. */
export const DEFAULT_LEAD_DAYS = 21
const SOON = { minDays: 2, maxDays: 3 } as const

export type ShippingNote =
  | { key: 'soon'; minDays: number; maxDays: number }
  | { key: 'range'; minDays: number; maxDays: number; from: CalendarDay; to: CalendarDay }

/** From the lead time to a quarter later, at least three days. */
export function leadTimeRange(leadTimeDays: number): { minDays: number; maxDays: number } {
  return { minDays: leadTimeDays, maxDays: leadTimeDays + Math.max(3, Math.ceil(leadTimeDays / 4)) }
}

/** '2-3 business days' from a shelf in Canada, else the days the lead time gives (ruling C17). */
export function shippingNote(
  product: { leadTimeDays?: number | null; shippingFrom: string },
  today: CalendarDay,
): ShippingNote {
  const leadTimeDays = product.leadTimeDays ?? null
  if (leadTimeDays === null && shipsFromCanada(product.shippingFrom)) return { key: 'soon', ...SOON }
  const { minDays, maxDays } = leadTimeRange(leadTimeDays ?? DEFAULT_LEAD_DAYS)
  return { key: 'range', minDays, maxDays, from: addDays(today, minDays), to: addDays(today, maxDays) }
}
