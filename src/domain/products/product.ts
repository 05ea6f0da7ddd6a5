import type { Moves } from '@/domain/values/moves'

export type ProductStatus = 'pending' | 'approved' | 'rejected'

export const PRODUCT_STATUSES: readonly ProductStatus[] = ['pending', 'approved', 'rejected']

/** Sellers take products down and apply again; they never approve (rule C3). */
export const PRODUCT_MOVES: Moves<ProductStatus> = {
  pending: { approved: ['system', 'admin'], rejected: ['admin'] },
  approved: { pending: ['admin'], rejected: ['seller', 'admin'] },
  rejected: { pending: ['seller', 'admin'], approved: ['admin'] },
}

const SELLER_LABELS = { approved: 'active', pending: 'pending', rejected: 'inactive' } as const

/** Message key of the seller's label: Active, Pending or Inactive (rule C31). */
export function sellerLabel(status: ProductStatus): 'active' | 'pending' | 'inactive' {
  return SELLER_LABELS[status]
}

export type StockLabel = { key: 'inStock' | 'madeToOrder' | 'soldOut' } | { key: 'onlyLeft'; n: number }

export const FEW_LEFT = 5

/** The stock as buyers see it (rule C9). By default an empty stock means made to order. */
export function stockLabel(available: number, madeToOrder = available <= 0): StockLabel {
  if (madeToOrder) return { key: 'madeToOrder' }
  if (available <= 0) return { key: 'soldOut' }
  return available <= FEW_LEFT ? { key: 'onlyLeft', n: available } : { key: 'inStock' }
}

/** The number left if buyers may know it, else null. */
export function stockLeft(label: StockLabel): number | null {
  if (label.key === 'soldOut') return 0
  return label.key === 'onlyLeft' ? label.n : null
}
