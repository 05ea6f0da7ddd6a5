import 'server-only'
import {
  changedStock,
  changedTiers,
  type BulkPriceChange,
  type StockChange,
} from '@/domain/products/listing/bulk-change'
import { PRODUCT_STATUSES, type ProductStatus } from '@/domain/products/product'
import { fail, ok, type Result } from '@/domain/result'
import type { Data } from '@/server/db/data'
import { must } from '@/server/db/refusal'
import type { Product } from '@/payload-types'
import type { ProductStep } from './change-own-product'

const write = (db: Data, id: string, data: Partial<Product>) =>
  db.update({ collection: 'products', id, data })

const refuse = (refusal: Result<never>) => must(refusal)

/** Moves the status as far as rule C3 lets the seller, and returns what it is now. The same request again changes nothing. */
export const moveTo =
  (typed: string): ProductStep<ProductStatus> =>
  async (product, db) => {
    const wanted = PRODUCT_STATUSES.find((each) => each === typed)
    if (!wanted) return refuse(fail('moves.unknown', 'status'))
    // Asked again, it may have been approved at once or in the meantime.
    const isDone = product.status === wanted || (wanted === 'pending' && product.status === 'approved')
    if (isDone && !product.isArchived) return product.status
    return (await write(db, product.id, { status: wanted })).status
  }

export const takeDown: ProductStep<unknown> = async (product, db) => {
  if (!product.isArchived && product.status !== 'approved') refuse(fail('bulk.notActive', ''))
  await write(db, product.id, { status: 'rejected' })
}

/** Any time archives; the rule writes the real one (rule N2). */
export const archive: ProductStep<unknown> = async (product, db) => {
  if (!product.isArchived) await write(db, product.id, { archivedAt: new Date().toISOString() })
}

export const archiveOnce: ProductStep<unknown> = async (product, db) => {
  if (product.isArchived) refuse(fail('bulk.archived', ''))
  await archive(product, db)
}

export const restore: ProductStep<unknown> = async (product, db) => {
  if (product.isArchived) await write(db, product.id, { archivedAt: null })
}

/** Changes the stock; `seen` is the stock that the seller was shown. */
export const stockBy =
  (change: StockChange, seen: number | null): ProductStep<unknown> =>
  async (product, db) => {
    const stock = must(changedStock(change, { ...product, seen }))
    await write(db, product.id, { stock, stockSeen: product.stock } as Partial<Product>)
  }

export const pricesBy =
  (change: BulkPriceChange): ProductStep<unknown> =>
  async (product, db) => {
    await write(db, product.id, { moqPrices: must(changedTiers(change, product.tiers)) })
  }

/** Only what the seller was shown is changed: after another edit, and when sent again, the version differs. */
export const ifUnchanged =
  (version: string, step: ProductStep<unknown>): ProductStep<unknown> =>
  async (product, db) => {
    must(product.version === version ? ok(true) : fail('bulk.changed', ''))
    await step(product, db)
  }
