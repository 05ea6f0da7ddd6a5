import 'server-only'
import {
  changedStock,
  changedTiers,
  isPriceChange,
  isStockChange,
  type BulkChange,
  type SelectedProduct,
} from '@/domain/products/listing/bulk-change'
import type { Locale } from '@/domain/locale'
import { fail, type Result } from '@/domain/result'
import type { MemberUser } from '@/server/auth/session/session'
import { isUnavailable } from '@/server/db/connections/is-unavailable'
import { database } from '@/server/db/transaction'
import { changeOwnProduct, type ProductStep } from './change-own-product'
import { readOwnProducts, type LockedProduct } from './read-own-products'
import { archiveOnce, ifUnchanged, pricesBy, stockBy, takeDown } from './steps'

export type RowResult = { id: string; result: Result<unknown> }

/** Changes the products one after the other, each in a transaction of its own: one that fails stops none of the others. */
export async function changeInBulk(
  member: MemberUser,
  change: BulkChange,
  chosen: readonly SelectedProduct[],
) {
  const done: RowResult[] = []
  for (const each of chosen) {
    const result = await changeOwnProduct(member, each.id, stepOf(change, each)).catch(unexpected)
    done.push({ id: each.id, result })
  }
  return done
}

function stepOf(change: BulkChange, { version, seen }: SelectedProduct): ProductStep<unknown> {
  if (isStockChange(change)) return ifUnchanged(version, stockBy(change, seen))
  if (isPriceChange(change)) return ifUnchanged(version, pricesBy(change))
  return change.kind === 'archive' ? archiveOnce : takeDown
}

function unexpected(error: unknown) {
  console.error(error)
  return fail(isUnavailable(error) ? 'bulk.unavailable' : 'bulk.unexpected', '')
}

/** A stock, or the price from a quantity on: now and after the change. */
export type BulkLine = { minQty?: number; from: number; to: number }
export type Preview = LockedProduct & { lines: Result<BulkLine[]> }

/** What would come out for the seller's own products among the chosen. */
export async function previewBulk(
  member: MemberUser,
  { change, chosen, locale }: { change: BulkChange; chosen: readonly SelectedProduct[]; locale: Locale },
): Promise<Preview[]> {
  const ids = chosen.map(({ id }) => id)
  const products = await readOwnProducts(await database(), member.id, ids, locale)
  return products.map((product) => ({ ...product, lines: linesOf(change, product) }))
}

function linesOf(change: BulkChange, product: LockedProduct): Result<BulkLine[]> {
  if (product.isArchived) return fail('product.archived', '')
  if (isStockChange(change)) {
    const stock = changedStock(change, product)
    return stock.ok ? { ok: true, value: [{ from: product.stock, to: stock.value }] } : stock
  }
  if (product.hasPriceCut) return fail('discount.pricesKept', '')
  const tiers = isPriceChange(change) ? changedTiers(change, product.tiers) : fail('bulk.unknown', '')
  if (!tiers.ok) return tiers
  const value = tiers.value.map(({ minQty, unitPrice }, at) => ({
    minQty,
    from: product.tiers[at]?.unitPrice ?? unitPrice,
    to: unitPrice,
  }))
  return { ok: true, value }
}
