import { LOCKED_FIELDS } from '@/domain/products/facts/facts'
import type { ProductValues } from '@/domain/products/listing/product-values'

export type LockedValues = Partial<ProductValues>

const LOCKED = LOCKED_FIELDS.filter((name) => name !== 'category')

/** The values that an edit shows and does not send: until the first approval, the SKU alone (rule C15). */
export const lockedValues = (values: ProductValues, isFixed: boolean): LockedValues =>
  Object.fromEntries((isFixed ? LOCKED : (['sku'] as const)).map((name) => [name, values[name]]))
