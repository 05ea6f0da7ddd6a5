import { fail, ok, type Result } from '@/domain/result'
import { OPEN_MAX, type Tier, moqOf } from './tiers'

/** The nearest valid quantity; suggested, never applied silently (rule C6). */
export function nearestValidQuantity(tiers: readonly Tier[], quantity: number): number {
  const moq = moqOf(tiers)
  if (Number.isNaN(quantity)) return moq
  return Math.min(OPEN_MAX, Math.max(moq, Math.round(quantity)))
}

/** A whole number from the first tier's minQty on (rule C28); refusals name the nearest valid one (rule C6). */
export function checkQuantity(tiers: readonly Tier[], quantity: number, path = 'quantity'): Result<number> {
  if (tiers.length === 0) return fail('price.tiers', path)
  const nearest = nearestValidQuantity(tiers, quantity)
  const moq = moqOf(tiers)
  if (!Number.isInteger(quantity)) return fail('quantity.whole', path, { nearest })
  if (quantity < moq) return fail('quantity.belowMoq', path, { moq, nearest })
  if (quantity > OPEN_MAX) return fail('quantity.tooMany', path, { max: OPEN_MAX, nearest })
  return ok(quantity)
}
