import { appliedChange, type StoredChange } from '@/domain/products/listing/applied-change'
import { REVIEWED_TEXTS } from '@/domain/products/facts/facts'
import type { Product } from '@/payload-types'

/** A product as it would be once a change request is approved (rule C45); both read with all locales. */
export function changedProduct(product: Product, change: StoredChange): Product {
  const applied = appliedChange(change)
  if (!applied.ok) return product
  const { texts } = applied.value
  const data = applied.value.data as Partial<Product>
  const words = REVIEWED_TEXTS.map((name) => [name, { ...Object(product[name]), ...texts[name] }] as const)
  return { ...product, ...data, ...Object.fromEntries(words) }
}
