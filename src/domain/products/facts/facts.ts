import { namesOf } from '@/domain/values/by-fact'
import type { IssueCode } from '@/domain/result'
import { MOST_FOR_SAMPLE } from '@/domain/products/prices/sample'
import { OPEN_MAX } from '@/domain/products/prices/tiers'

/** What one fact of a product is. Its name is also the key of its label in `productForm`. */
type ProductFact = {
  name: string
  /**
   * 'words' are written in three languages, a 'line' is the same in all. 'size' and 'box' are millimetres, a side of the product or
   * of its box, 'weight' kilograms, 'count' a whole number, 'amount' a decimal, 'price' dollars that are stored in cents. 'own' is read
   * and stored in a way of its own.
   */
  kind: 'words' | 'line' | 'size' | 'box' | 'weight' | 'count' | 'amount' | 'price' | 'own'
  /** Whether staff review a change, the first approval locks it, or it applies at once (rules C5, C15). */
  use: 'reviewed' | 'locked' | 'free'
  /** The forms that ask for it (rules C33, C37). */
  required: 'upload and edit' | 'upload' | 'edit' | 'never'
  /** Its column in a file; words have one per language, as 'name_fr'. */
  column: string
  /** The most characters of a text. */
  limit?: number
  /** The largest number, and what any other number than one up to it breaks. */
  most?: number
  issue?: IssueCode
}

const BOTH = 'upload and edit'
const SAMPLE = { use: 'free', required: 'never', most: MOST_FOR_SAMPLE, issue: 'product.sample' } as const
const SIZE = { use: 'reviewed', required: 'never', most: 100_000, issue: 'product.size' } as const

/**
 * All facts that a seller types, in the order of a file. Pictures, tiers and `madeToOrder` are no texts and stand beside this
 * table, where it is used.
 */
export const PRODUCT_FACTS = [
  { name: 'sku', kind: 'line', use: 'locked', required: 'upload', column: 'sku', limit: 64 },
  { name: 'family', kind: 'line', use: 'free', required: 'never', column: 'family', limit: 60 },
  { name: 'name', kind: 'words', use: 'reviewed', required: BOTH, column: 'name', limit: 160 },
  {
    name: 'description',
    kind: 'words',
    use: 'reviewed',
    required: BOTH,
    column: 'description',
    limit: 6_000,
  },
  { name: 'mainCategory', kind: 'own', use: 'locked', required: 'upload', column: 'main_category' },
  { name: 'subCategory', kind: 'own', use: 'locked', required: 'upload', column: 'sub_category' },
  { name: 'material', kind: 'words', use: 'reviewed', required: BOTH, column: 'material', limit: 160 },
  { name: 'color', kind: 'words', use: 'reviewed', required: BOTH, column: 'color', limit: 120 },
  { name: 'dimensions', kind: 'line', use: 'reviewed', required: BOTH, column: 'dimensions', limit: 120 },
  { name: 'lengthMm', kind: 'size', column: 'length_mm', ...SIZE },
  { name: 'widthMm', kind: 'size', column: 'width_mm', ...SIZE },
  { name: 'heightMm', kind: 'size', column: 'height_mm', ...SIZE },
  {
    name: 'weight',
    kind: 'weight',
    use: 'reviewed',
    required: BOTH,
    column: 'weight_kg',
    most: 100_000,
    issue: 'product.weight',
  },
  { name: 'soldBy', kind: 'own', use: 'reviewed', required: 'never', column: 'sold_by' },
  {
    name: 'content',
    kind: 'amount',
    use: 'reviewed',
    required: 'never',
    column: 'content',
    most: 10_000,
    issue: 'product.content',
  },
  { name: 'contentUnit', kind: 'own', use: 'reviewed', required: 'never', column: 'content_unit' },
  {
    name: 'packagingUnit',
    kind: 'count',
    use: 'reviewed',
    required: BOTH,
    column: 'packaging_unit',
    most: OPEN_MAX,
    issue: 'product.packagingUnit',
  },
  {
    name: 'boxesPerPallet',
    kind: 'count',
    use: 'reviewed',
    required: 'never',
    column: 'boxes_per_pallet',
    most: 10_000,
    issue: 'product.boxesPerPallet',
  },
  { name: 'boxLength', kind: 'box', column: 'box_length_mm', ...SIZE },
  { name: 'boxWidth', kind: 'box', column: 'box_width_mm', ...SIZE },
  { name: 'boxHeight', kind: 'box', column: 'box_height_mm', ...SIZE },
  { name: 'hsCode', kind: 'own', use: 'reviewed', required: 'never', column: 'hs_code' },
  { name: 'origin', kind: 'line', use: 'locked', required: BOTH, column: 'origin', limit: 80 },
  { name: 'certifications', kind: 'own', use: 'locked', required: 'never', column: 'certifications' },
  { name: 'shippingCountry', kind: 'own', use: 'free', required: 'never', column: 'shipping_country' },
  { name: 'shippingFrom', kind: 'line', use: 'free', required: 'edit', column: 'shipping_from', limit: 200 },
  {
    name: 'leadTimeDays',
    kind: 'count',
    use: 'free',
    required: 'never',
    column: 'lead_time_days',
    most: 365,
    issue: 'product.leadTime',
  },
  { name: 'stock', kind: 'own', use: 'free', required: 'never', column: 'stock' },
  { name: 'samplePrice', kind: 'price', column: 'sample_price', ...SAMPLE },
  { name: 'sampleFreight', kind: 'price', column: 'sample_freight', ...SAMPLE },
] as const satisfies ProductFact[]

export const WORD_FACTS = PRODUCT_FACTS.filter((fact) => fact.kind === 'words')
export const LINE_FACTS = PRODUCT_FACTS.filter((fact) => fact.kind === 'line')
/** The facts that are numbers, each with the largest there is. */
export const NUMBER_FACTS = PRODUCT_FACTS.filter((fact) => 'most' in fact)
export type NumberFact = (typeof NUMBER_FACTS)[number]

/** Those with a field of their own: the sides of the box share one. */
export const NUMBER_FIELDS = NUMBER_FACTS.filter((fact) => fact.kind !== 'box')

/** What the product's page shows, in its order (rule C20). */
export const PAGE_FACTS = [
  'material',
  'color',
  'dimensions',
  'weight',
  'content',
  'packagingUnit',
  'boxesPerPallet',
  'origin',
  'certifications',
  'shippingFrom',
  'hsCode',
] as const satisfies (typeof PRODUCT_FACTS)[number]['name'][]

const REVIEWED = PRODUCT_FACTS.filter((fact) => fact.use === 'reviewed')
export type ReviewedField =
  | Exclude<(typeof REVIEWED)[number], { kind: 'box' }>['name']
  | 'images'
  | 'pictureTexts'
  | 'documents'
  | 'box'

/** Fields staff approve; a change to them waits as a change request (rule C5). */
export const REVIEWED_FIELDS = REVIEWED.flatMap((fact): ReviewedField[] => {
  // The sides of the box are one field.
  if (fact.kind === 'box') return fact.name === 'boxLength' ? ['box'] : []
  return fact.name === 'description' ? ['description', 'images', 'pictureTexts', 'documents'] : [fact.name]
})

/** Those of them that differ by language (rule C18). */
export const REVIEWED_TEXTS = [...namesOf(WORD_FACTS), 'pictureTexts' as const]

/** Fixed by the first approval, the SKU from the upload on: shown read-only, posted values ignored (rule C15). */
export const LOCKED_FIELDS = [
  ...namesOf(PRODUCT_FACTS.filter((fact) => fact.use === 'locked')),
  'category' as const,
]

/** Fields sellers change without review (rule C5). */
export const FREE_FIELDS = [
  'moqPrices' as const,
  ...namesOf(PRODUCT_FACTS.filter((fact) => fact.use === 'free')),
]
