import { type Actor, isActiveSeller } from '@/domain/people/actor'
import { isId } from '@/domain/values/id'
import { type Issue, type IssueCode, type Result, fail, issue, ok, settle } from '@/domain/result'
import { isBlank, lengthOf } from '@/domain/values/text'
import { namesOf } from '@/domain/values/by-fact'
import { PRODUCT_FACTS } from './facts'
import { MAX_LENGTH } from '@/domain/products/listing/product-limits'
import { OPEN_MAX } from '@/domain/products/prices/tiers'

/** Required on the upload form, in its order (rule C33). */
export const UPLOAD_FIELDS = namesOf(
  PRODUCT_FACTS.filter((fact) => fact.required === 'upload' || fact.required === 'upload and edit'),
)

/** Required on the edit form (rule C37). */
export const EDIT_FIELDS = namesOf(
  PRODUCT_FACTS.filter((fact) => fact.required === 'edit' || fact.required === 'upload and edit'),
)

export type FactField = (typeof UPLOAD_FIELDS)[number] | (typeof EDIT_FIELDS)[number]
export type Facts = Partial<Record<FactField, string | number | null>>

/** Of a field that has no limit of its own. */
const LINE = 200

function isFilled(value: string | number | null | undefined): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && value > 0
  return typeof value === 'string' && !isBlank(value)
}

function textIssues(facts: Facts, fields: readonly FactField[]): Issue[] {
  return fields.flatMap((field) => {
    const max = field in MAX_LENGTH ? MAX_LENGTH[field as keyof typeof MAX_LENGTH] : LINE
    return lengthOf(String(facts[field] ?? '')) > max ? [issue('product.tooLong', field, { max })] : []
  })
}

function missing<F extends FactField>(facts: Facts, fields: readonly F[], codeOf: (field: F) => IssueCode) {
  return fields.filter((field) => !isFilled(facts[field])).map((field) => issue(codeOf(field), field))
}

/** Missing or overlong fields of an upload, then a missing picture (rules C33, C34). */
export function checkUpload<T extends Facts>(facts: T, imageCount: number): Result<T> {
  const images = imageCount > 0 ? [] : [issue('upload.images', 'images')]
  return settle(
    [
      ...missing(facts, UPLOAD_FIELDS, (field) => `upload.required.${field}`),
      ...textIssues(facts, UPLOAD_FIELDS),
      ...images,
    ],
    facts,
  )
}

/**
 * Missing or overlong fields of an edit. Pass stored values for
 * locked fields: posted ones are ignored (rule C15).
 */
export function checkEdit<T extends Facts>(facts: T): Result<T> {
  return settle(
    [...missing(facts, EDIT_FIELDS, (field) => `edit.required.${field}`), ...textIssues(facts, EDIT_FIELDS)],
    facts,
  )
}

/** Only approved sellers upload (rule C32). */
export function checkUploader(actor: Actor): Result<Actor> {
  return isActiveSeller(actor) ? ok(actor) : fail('upload.sellersOnly', 'seller')
}

/** Rejects a missing or malformed id before any query (rule C44). */
export function checkProductId(id: string | null | undefined): Result<string> {
  const known = id?.toLowerCase() ?? ''
  return isId(known) ? ok(known) : fail('product.invalidId', 'id')
}

export const DEFAULT_STOCK = 100

/** At least 1; not a number becomes 1 (rule C35). */
export function uploadStock(value: number): number {
  return value >= 1 ? Math.min(OPEN_MAX, Math.floor(value)) : 1
}

/** Another main category clears the subcategory (rule C35). */
export function withMainCategory<T extends Facts>(form: T, mainCategory: string): T {
  return form.mainCategory === mainCategory ? form : { ...form, mainCategory, subCategory: '' }
}
