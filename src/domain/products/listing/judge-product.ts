import type { ShippingPlace } from '@/domain/people/address/shipping-place'
import { failAll, issue, issuesOf, type Issue, type Result } from '@/domain/result'
import { isBlank } from '@/domain/values/text'
import { parseProduct, type ParsedProduct } from './parse-product'
import { byFact } from '@/domain/values/by-fact'
import { WORD_FACTS } from '@/domain/products/facts/facts'
import { checkEdit, checkUpload, UPLOAD_FIELDS, type Facts } from '@/domain/products/facts/product-facts'
import type { CategoryQuestion } from './category-asks'
import { TEXT_FIELDS, type ProductValues } from './product-values'

/** A main category with its sub categories, as the form offers them; `asks` are the facts that buyers of it want first (rule S43). */
export type CategoryChoice = {
  id: string
  name: string
  subs: readonly { id: string; name: string; asks?: readonly CategoryQuestion[] }[]
}

const FIRST = ['mainCategory', 'subCategory', ...TEXT_FIELDS] as const

/** The fields of the form from top to bottom (rule S40); issues are sorted by it. */
export const FORM_ORDER = [
  ...FIRST,
  ...UPLOAD_FIELDS.filter((name) => !FIRST.some((each) => each === name)),
  'images',
  'moqPrices',
  'stock',
  'madeToOrder',
  'leadTimeDays',
  'samplePrice',
  'sampleFreight',
  'shippingCountry',
  'shippingFrom',
  'family',
  'certifications',
  'hsCode',
  'boxLength',
  'boxWidth',
  'boxHeight',
  'lengthMm',
  'widthMm',
  'heightMm',
  'soldBy',
  'content',
  'contentUnit',
  'boxesPerPallet',
] as const satisfies (keyof ProductValues)[]

/** The product in an upload form, or everything that is wrong with it (rules C33, C34). `own` is where the seller ships from (rule N21). */
export function judgeUpload(
  values: ProductValues,
  categories: readonly CategoryChoice[],
  own?: ShippingPlace,
): Result<ParsedProduct> {
  const found = issuesOf(checkUpload(typedFacts(values), values.images.length))
  return judged(values, [...found, ...categoryIssues(values, categories)], own)
}

/** The same for an edit; `values` has the stored ones of locked fields (rules C15, C37), `categories` where they are not locked. */
export function judgeEdit(
  values: ProductValues,
  categories?: readonly CategoryChoice[],
): Result<ParsedProduct> {
  const images = values.images.length > 0 ? [] : [issue('upload.images', 'images')]
  const listed = categories ? [...missingCategory(values), ...categoryIssues(values, categories)] : []
  return judged(values, [...issuesOf(checkEdit(typedFacts(values))), ...listed, ...images])
}

const missingCategory = (values: ProductValues) =>
  (['mainCategory', 'subCategory'] as const)
    .filter((name) => isBlank(values[name]))
    .map((name) => issue(`edit.required.${name}`, name))

function judged(
  values: ProductValues,
  required: readonly Issue[],
  own?: ShippingPlace,
): Result<ParsedProduct> {
  const parsed = parseProduct(values, own)
  const all = [...required.map(inEnglish), ...issuesOf(parsed)]
  return all.length > 0 ? failAll(inOrder(all)) : parsed
}

/** What was typed. Numbers too: whether they are right is judged when they are parsed. */
export function typedFacts(values: ProductValues): Facts {
  return { ...values, ...byFact(WORD_FACTS, ({ name }) => values[name].en) }
}

/** A required text is required in English: its issue belongs to that field (rule C18). */
const inEnglish = (each: Issue): Issue =>
  TEXT_FIELDS.some((name) => name === each.path) ? { ...each, path: `${each.path}.en` } : each

function categoryIssues({ mainCategory, subCategory }: ProductValues, categories: readonly CategoryChoice[]) {
  if (isBlank(mainCategory) || isBlank(subCategory)) return []
  const main = categories.find(({ id }) => id === mainCategory)
  return main?.subs.some(({ id }) => id === subCategory) ? [] : [issue('category.unknown', 'subCategory')]
}

const placeOf = (path: string) => {
  const [root = ''] = path.split('.')
  const at = FORM_ORDER.findIndex((name) => name === root)
  return at < 0 ? FORM_ORDER.length : at
}

/** The first issue of each field, from the top of the form to its end. */
export function inOrder(issues: readonly Issue[]): Issue[] {
  const first = new Map<string, Issue>()
  for (const each of issues) if (!first.has(each.path)) first.set(each.path, each)
  return [...first.values()].toSorted((a, b) => placeOf(a.path) - placeOf(b.path))
}
