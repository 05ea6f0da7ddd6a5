import type { Moves } from '@/domain/moves'

export type ProductStatus = 'pending' | 'approved' | 'rejected'

export const PRODUCT_STATUSES: readonly ProductStatus[] = ['pending', 'approved', 'rejected']

/** A seller takes a product down and asks for it again, and never writes approved (rule C3). */
export const PRODUCT_MOVES: Moves<ProductStatus> = {
  pending: { approved: ['system', 'admin'], rejected: ['admin'] },
  approved: { pending: ['admin'], rejected: ['seller', 'admin'] },
  rejected: { pending: ['seller', 'admin'], approved: ['admin'] },
}

const SELLER_LABELS = { approved: 'active', pending: 'pending', rejected: 'inactive' } as const

/** The key of the word a seller reads: Active, Pending or Inactive (rule C31). */
export function sellerLabel(status: ProductStatus): 'active' | 'pending' | 'inactive' {
  return SELLER_LABELS[status]
}

/** What staff looked at when they approved: a change waits as a request (rule C5). */
export const REVIEWED_FIELDS = [
  'name',
  'description',
  'images',
  'material',
  'color',
  'dimensions',
  'lengthMm',
  'widthMm',
  'heightMm',
  'weight',
  'soldBy',
  'packagingUnit',
  'box',
  'hsCode',
] as const

/** Fixed once uploaded: shown read-only, posted values ignored (rule C15). */
export const LOCKED_FIELDS = [
  'sku',
  'mainCategory',
  'subCategory',
  'category',
  'origin',
  'certifications',
] as const

/** What the seller changes without asking anyone (rule C5). */
export const FREE_FIELDS = ['moqPrices', 'stock', 'leadTimeDays', 'shippingFrom'] as const

export type StockLabel = { key: 'inStock' | 'madeToOrder' | 'soldOut' } | { key: 'onlyLeft'; n: number }

export const FEW_LEFT = 5

/** All a buyer learns of the stock; nothing left means made to order unless the caller knows better (rule C9). */
export function stockLabel(available: number, madeToOrder = available <= 0): StockLabel {
  if (madeToOrder) return { key: 'madeToOrder' }
  if (available <= 0) return { key: 'soldOut' }
  return available <= FEW_LEFT ? { key: 'onlyLeft', n: available } : { key: 'inStock' }
}

/** How many there are where buyers may know: few, or none; else null. */
export function leftOf(label: StockLabel): number | null {
  if (label.key === 'soldOut') return 0
  return label.key === 'onlyLeft' ? label.n : null
}
