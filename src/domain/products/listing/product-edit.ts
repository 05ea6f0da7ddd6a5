import { fail, ok, type Result } from '@/domain/result'
import type { ChangeData, StoredChange } from './applied-change'
import type { ChangeStatus } from './change-rule'
import { isFixed, LISTED_FACTS, listedOf } from '@/domain/products/facts/listed-facts'
import {
  changedNames,
  describedOf,
  DESCRIBED_NAMES,
  isSameValue,
  wantedOf,
  withTextsOfShown,
  writable,
  type Values,
} from './described'
import { confirmed, mergeWindow, type MarkOf, type Marks } from '@/domain/forms/edit-windows'
import type { CategoryChoice } from './judge-product'
import { FREE_NAMES, freeOf, parseEdit } from './parse-edit'
import type { ProductStatus } from '@/domain/products/product'
import type { ProductValues } from './product-values'

/** A stored product in all languages. */
export type EditedProduct = {
  status: ProductStatus
  archivedAt?: string | null
  approvedAt?: string | null
  sku: string
  origin: string
  certifications?: string[] | null
}
export type OpenChange = StoredChange & { id: string; status: ChangeStatus }

/** What a form posted, and what it showed when it was opened. */
export type PostedEdit = {
  values: ProductValues
  seen: Marks
  stockSeen: number | null
  /** Those there are: until the first approval the product's can be another (rule C15). */
  categories: readonly CategoryChoice[]
  /** Ask for approval of an Inactive product with the same button. */
  asksApproval: boolean
}

/** `request`: the open change request stays, ends, or becomes this one. */
export type EditPlan = {
  product: (ChangeData & { free: Values }) | null
  request: 'keep' | 'withdraw' | (ChangeData & { changed: string[] })
}
/** What another window changed meanwhile, its values, and what to send as `seen` to overwrite them. */
export type EditConflicts = { conflicts: string[]; now: Values; overwrite: Marks }

/** What is stored and wanted now: the open change request over the product. */
export function currentValues(product: object, open: StoredChange | null): Values {
  const live = describedOf(product)
  const described = { ...live, ...(open ? wantedOf(open, live) : {}) }
  const listed = isFixed(product) ? {} : listedOf(product)
  return { ...withTextsOfShown(described), ...listed, ...freeOf(product) }
}

/**
 * What saving the edit form writes (rules C5, C15, C46). Free facts apply at once; described facts of a live product become its
 * one change request, those of a pending or Inactive product are written into it.
 */
export function planEdit(
  product: EditedProduct,
  open: OpenChange | null,
  posted: PostedEdit,
  markOf: MarkOf,
): Result<EditPlan | EditConflicts> {
  if (product.archivedAt) return fail('product.archived', '')
  const parsed = parseUnlocked(product, posted)
  if (!parsed.ok) return parsed
  const live = describedOf(product)
  const now = currentValues(product, open)
  const { values: typed, conflicts } = mergeWindow(parsed.value.values, now, posted.seen, markOf)
  const values: Values = { documents: now.documents, ...typed }
  if (conflicts.length > 0)
    return ok({ conflicts, now, overwrite: confirmed(posted.seen, now, conflicts, markOf) })
  const changed = changedNames(live, values)
  const isLive = product.status === 'approved'
  const names = isFixed(product) ? FREE_NAMES : [...LISTED_FACTS, ...FREE_NAMES]
  const free: Values = {
    ...Object.fromEntries(
      names.filter((name) => !isSameValue(values[name], now[name])).map((name) => [name, values[name]]),
    ),
    ...(parsed.value.stock !== posted.stockSeen && {
      stock: parsed.value.stock,
      stockSeen: posted.stockSeen,
    }),
    ...(posted.asksApproval && product.status === 'rejected' && { status: 'pending' }),
  }
  const direct = writable(values, isLive ? [] : changed)
  const isWritten = Object.keys(free).length > 0 || (!isLive && changed.length > 0)
  return ok({
    product: isWritten ? { ...direct, free } : null,
    request: isLive ? requestOf(open, changed, { live, values }) : open ? 'withdraw' : 'keep',
  })
}

/** What other documents of a product write: into its one change request if it is live, else into the product (rule C62). */
export function planDocuments(
  product: EditedProduct,
  open: OpenChange | null,
  documents: readonly string[],
): Result<EditPlan> {
  if (product.archivedAt) return fail('product.archived', '')
  const live = describedOf(product)
  const values: Values = { ...currentValues(product, open), documents }
  const changed = changedNames(live, values)
  if (product.status === 'approved')
    return ok({ product: null, request: requestOf(open, changed, { live, values }) })
  // Written as the server: it waits for staff, whose question it answers (rule C3).
  const free = { needsReview: true, changesAsked: null }
  return ok({ product: { ...writable(values, changed), free }, request: open ? 'withdraw' : 'keep' })
}

/** What is locked is not read, unless the form was opened before the approval that locked it: then a change is refused. */
function parseUnlocked(product: EditedProduct, { values, seen, categories }: PostedEdit) {
  const { sku, origin, certifications } = product
  const wasOpen = !isFixed(product) || Object.hasOwn(seen, 'listedIn')
  const locked = { sku, ...(!wasOpen && { origin, certifications: (certifications ?? []).join(', ') }) }
  const parsed = parseEdit({ ...values, ...locked }, wasOpen ? categories : undefined)
  if (!parsed.ok || !wasOpen || !isFixed(product)) return parsed
  const stored = listedOf(product)
  const changed = LISTED_FACTS.find((name) => !isSameValue(parsed.value.values[name], stored[name]))
  return changed ? fail('product.fixed', changed === 'listedIn' ? 'subCategory' : changed) : parsed
}

function requestOf(
  open: OpenChange | null,
  changed: string[],
  { live, values }: { live: Values; values: Values },
): EditPlan['request'] {
  if (changed.length === 0) return open ? 'withdraw' : 'keep'
  const before = open ? wantedOf(open, live) : null
  const isSame =
    before !== null &&
    isSameValue(Object.keys(before).toSorted(), changed.toSorted()) &&
    changed.every((name) => isSameValue(before[name], values[name]))
  return isSame ? 'keep' : { changed, ...writable(values, DESCRIBED_NAMES) }
}
