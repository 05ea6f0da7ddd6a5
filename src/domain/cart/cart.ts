import { checkQuantity } from '@/domain/products/prices/quantity'
import { FEW_LEFT } from '@/domain/products/product'
import { fail, issue, ok, settle, type Issue, type Result } from '@/domain/result'
import { OPEN_MAX, type Tier, unitPriceFor } from '@/domain/products/prices/tiers'

/** Prefix of lines shown before the server has stored them (rule M18). */
export const TEMPORARY = 'temp-'

export const isTemporary = (id: string) => id.startsWith(TEMPORARY)

/** The cart badge counts stored lines only (rule L14). */
export function badgeCount(lines: readonly { id: string }[]): number {
  return lines.filter((line) => !isTemporary(line.id)).length
}

export type CartChange = { kind: 'remove' } | { kind: 'set'; quantity: number }

/** A quantity below 1 removes the line (rule M19); others must be valid for the product (rule C6). */
export function changeQuantity(tiers: readonly Tier[], quantity: number): Result<CartChange> {
  if (quantity < 1) return ok({ kind: 'remove' })
  const checked = checkQuantity(tiers, quantity)
  return checked.ok ? ok({ kind: 'set', quantity }) : checked
}

/** Adding a product already in the cart adds to its quantity (rule M19). */
export function mergeQuantity(tiers: readonly Tier[], there: number, added: number): Result<number> {
  if (!Number.isInteger(added) || added < 1) return checkQuantity(tiers, added)
  return checkQuantity(tiers, there + added)
}

export type ProductQuantity = { productId: string; quantity: number }

/** Merges lists into one line per product, as when an expired checkout returns its lines (rules M1, M5). */
export function mergeLines(...lists: readonly (readonly ProductQuantity[])[]): ProductQuantity[] {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of lists.flat()) {
    sums.set(productId, Math.min(OPEN_MAX, (sums.get(productId) ?? 0) + quantity))
  }
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }))
}

/** Groups lines by seller, in the order they were added (rule M2). */
export function bySeller<Line extends { sellerId: string }>(lines: readonly Line[]) {
  const groups = new Map<string, Line[]>()
  for (const line of lines) groups.set(line.sellerId, [...(groups.get(line.sellerId) ?? []), line])
  return [...groups].map(([sellerId, own]) => ({ sellerId, lines: own }))
}

export type PurchaseFacts = {
  buyerId: string
  sellerId: string
  isApproved: boolean
  isSellerActive: boolean
}

/** Only approved products of an active seller, never one's own (rules P2, P3). */
export function checkBuying(buying: PurchaseFacts, path = 'product'): Result<PurchaseFacts> {
  const issues: Issue[] = []
  if (buying.buyerId === buying.sellerId) issues.push(issue('cart.ownProduct', path))
  if (!buying.isApproved || !buying.isSellerActive) issues.push(issue('cart.unavailable', path))
  return settle(issues, buying)
}

/** False for a line with an issue of `checkBuying`: it counts nothing, and there is no quantity to choose. */
export const isBuyable = ({ issues }: { issues: readonly Pick<Issue, 'code'>[] }) =>
  !issues.some(({ code }) => code === 'cart.unavailable' || code === 'cart.ownProduct')

/** Checks the stock. Reveals the exact number only when few are left (rule C9). */
export function checkStock(quantity: number, available: number, path = 'quantity'): Result<number> {
  if (quantity <= available) return ok(quantity)
  if (available <= 0) return fail('cart.soldOut', path)
  return available <= FEW_LEFT ? fail('cart.onlyLeft', path, { n: available }) : fail('cart.notEnough', path)
}

export type CartPriceChange = { from: number; to: number }

/**
 * The change of the unit price since it was seen (rule M1). Invalid
 * quantities have no price: their issue names the minimum (rule C6).
 */
export function priceChange(
  seen: number,
  tiers: readonly Tier[],
  quantity: number,
): CartPriceChange | undefined {
  if (!checkQuantity(tiers, quantity).ok) return undefined
  const now = unitPriceFor(tiers, quantity)
  return now.ok && now.value !== seen ? { from: seen, to: now.value } : undefined
}
