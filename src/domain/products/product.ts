import type { Moves } from '@/domain/moves'

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

/** Fields staff approve; a change to them waits as a change request (rule C5). */
export const REVIEWED_FIELDS = [
  'name',
  'description',
  'images',
  'pictureTexts',
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

/** Those of them that differ by language (rule C18). */
export const REVIEWED_TEXTS = ['name', 'description', 'material', 'color', 'pictureTexts'] as const

/** Fixed by the first approval, the SKU from the upload on: shown read-only, posted values ignored (rule C15). */
export const LOCKED_FIELDS = [
  'sku',
  'mainCategory',
  'subCategory',
  'category',
  'origin',
  'certifications',
] as const

/** Fields sellers change without review (rule C5). */
export const FREE_FIELDS = ['moqPrices', 'stock', 'leadTimeDays', 'shippingCountry', 'shippingFrom'] as const

export type StockLabel = { key: 'inStock' | 'madeToOrder' | 'soldOut' } | { key: 'onlyLeft'; n: number }

export const FEW_LEFT = 5

/** The stock as buyers see it (rule C9). By default an empty stock means made to order. */
export function stockLabel(available: number, madeToOrder = available <= 0): StockLabel {
  if (madeToOrder) return { key: 'madeToOrder' }
  if (available <= 0) return { key: 'soldOut' }
  return available <= FEW_LEFT ? { key: 'onlyLeft', n: available } : { key: 'inStock' }
}

/** The number left if buyers may know it, else null. */
export function leftOf(label: StockLabel): number | null {
  if (label.key === 'soldOut') return 0
  return label.key === 'onlyLeft' ? label.n : null
}
