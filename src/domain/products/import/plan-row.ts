import { keepsPrices, type PricedRow } from '@/domain/cart/discounts/price-cut'
import { townIn } from '@/domain/people/address/place-name'
import { readShippingPlace, type ShippingPlace } from '@/domain/people/address/shipping-place'
import { byFact } from '@/domain/values/by-fact'
import { familyName } from '@/domain/products/cards/family'
import { NUMBER_FACTS } from '@/domain/products/facts/facts'
import { typedFacts } from '@/domain/products/listing/judge-product'
import { MAX_LENGTH } from '@/domain/products/listing/product-limits'
import { issue, issuesOf, type Issue } from '@/domain/result'
import { lengthOf } from '@/domain/values/text'
import type { ImportRow } from './import-row'
import {
  parseProduct,
  parseSample,
  parseTiers,
  type ParsedProduct,
} from '@/domain/products/listing/parse-product'
import { splitCell } from './file-cells'
import { isNameOf } from './picture-name'
import { PRODUCT_COLUMNS, type ProductColumn } from './product-columns'
import { checkUpload } from '@/domain/products/facts/product-facts'
import type { ProductValues } from '@/domain/products/listing/product-values'
import type { Tier } from '@/domain/products/prices/tiers'

/** A product of the seller with the SKU of the row. Values as in `ImportRow`. */
export type KnownProduct = {
  id: string
  archivedAt: string | null
  /** Its category, origin and certifications are (rule C15). */
  isFixed: boolean
  /** When it was last saved. Sales do not count. */
  version: string
  /** Its stored prices, while a price cut runs (rule M128). */
  cutPrices?: readonly PricedRow[] | null
  values: ProductValues
}

/** What an import changes of a known product (rule N11). */
export type FreeChange = {
  family?: string | null
  moqPrices?: Tier[]
  stock?: number
  stockSeen?: number
  madeToOrder?: boolean
  leadTimeDays?: number
  samplePrice?: number | null
  sampleFreight?: number | null
} & Partial<ShippingPlace>

export type RowPlan =
  | { plan: 'create'; product: ParsedProduct; reasons: Issue[] }
  | { plan: 'change'; change: FreeChange; reasons: Issue[] }
  | { plan: 'unchanged' | 'refuse'; reasons: Issue[] }

/**
 * What a row would do now: made when the file is checked, and again when the row is done (rule C51). `own` is where the seller
 * ships from.
 */
export function planRow(row: ImportRow, known: KnownProduct | undefined, own: ShippingPlace): RowPlan {
  if (!known) return planCreate(row, own)
  if (known.archivedAt) return { plan: 'refuse', reasons: [issue('product.archived', '')] }
  const { change, issues } = freeChange(row, known.values, own)
  if (change.moqPrices && known.cutPrices && !keepsPrices(known.cutPrices, change.moqPrices))
    issues.push(issue('discount.pricesKept', 'moqPrices'))
  if (issues.length > 0) return { plan: 'refuse', reasons: issues }
  // The difference of the stock would count again on top of another edit.
  if (change.stock !== undefined && row.versionSeen !== null && row.versionSeen !== known.version)
    return { plan: 'refuse', reasons: [issue('import.changedSince', 'stock')] }
  const reasons = [...fewerTiers(change, known.values), ...notChanged(row, known)]
  return Object.keys(change).length > 0 ? { plan: 'change', change, reasons } : { plan: 'unchanged', reasons }
}

/** No stock and no price is assumed: the defaults of the form are for people who see them. */
function planCreate(
  { given, values, categories, pictures, missing }: ImportRow,
  own: ShippingPlace,
): RowPlan {
  const issues = [...missing]
  const { images } = values
  const product = parseProduct(
    {
      ...values,
      ...placeIn(given, values, own),
      mainCategory: categories?.main ?? '',
      subCategory: categories?.sub ?? '',
      images:
        pictures.length === images.length
          ? images.map((each, at) => ({ ...each, id: pictures[at] ?? '' }))
          : [],
    },
    own,
  )
  if (!(Number(values.stock) >= 1)) issues.push(issue('import.stockFirst', 'stock'))
  const numbers = byFact(NUMBER_FACTS, ({ name }) => (values[name] === '' ? null : Number(values[name])))
  const required = checkUpload(
    { ...typedFacts(values), ...numbers },
    given.includes('pictures') ? images.length : 0,
  )
  issues.push(...issuesOf(required), ...issuesOf(product))
  return product.ok && issues.length === 0
    ? { plan: 'create', product: product.value, reasons: [] }
    : { plan: 'refuse', reasons: once(issues) }
}

/** Both checks report some of the same. */
const once = (issues: readonly Issue[]) =>
  issues.filter(({ code, path }, at) => {
    const plain = path.replace(/\.en$/, '')
    return at === issues.findIndex((each) => each.code === code && each.path.replace(/\.en$/, '') === plain)
  })

/** The free facts that the row gives and that differ. */
function freeChange({ given, values, stockSeen }: ImportRow, now: ProductValues, own: ShippingPlace) {
  const change: FreeChange = {}
  const issues: Issue[] = []
  const differs = (name: string, field: 'stock' | 'leadTimeDays') =>
    given.includes(name) && values[field] !== now[field]
  if (given.some((name) => /^(?:min|max|price)_\d+$/.test(name))) {
    const tiers = parseTiers(values.moqPrices)
    issues.push(...issuesOf(tiers))
    const stored = parseTiers(now.moqPrices)
    if (tiers.ok && !(stored.ok && JSON.stringify(stored.value) === JSON.stringify(tiers.value)))
      change.moqPrices = tiers.value
  }
  if (given.includes('stock')) {
    const seen = stockSeen ?? Number(now.stock)
    if (Number(values.stock) !== seen) Object.assign(change, { stock: Number(values.stock), stockSeen: seen })
  }
  if (given.includes('made_to_order') && values.madeToOrder !== now.madeToOrder)
    change.madeToOrder = values.madeToOrder
  if (differs('lead_time_days', 'leadTimeDays')) {
    change.leadTimeDays = Number(values.leadTimeDays)
    if (change.leadTimeDays < 1 || change.leadTimeDays > 365)
      issues.push(issue('product.leadTime', 'leadTimeDays'))
  }
  if (given.includes('family') && values.family !== now.family) {
    const max = MAX_LENGTH.family
    change.family = familyName(values.family)
    if (lengthOf(values.family) > max) issues.push(issue('product.tooLong', 'family', { max }))
  }
  if (given.includes('sample_price') || given.includes('sample_freight')) {
    // An empty cell leaves what is stored.
    const sample = parseSample({
      samplePrice: given.includes('sample_price') ? values.samplePrice : now.samplePrice,
      sampleFreight: given.includes('sample_freight') ? values.sampleFreight : now.sampleFreight,
    })
    issues.push(...issuesOf(sample))
    if (sample.ok && JSON.stringify(sample) !== JSON.stringify(parseSample(now)))
      Object.assign(change, sample.value)
  }
  if (given.includes('shipping_country') || given.includes('shipping_from')) {
    const from = readPlace(placeIn(given, values, now), own)
    issues.push(...from.issues)
    for (const name of ['shippingCountry', 'shippingFrom'] as const)
      if (from.place[name] !== now[name]) Object.assign(change, { [name]: from.place[name] })
  }
  return { change, issues }
}

/** A row says all tiers of a product, or none: those that it leaves out go. */
function fewerTiers({ moqPrices }: FreeChange, now: ProductValues): Issue[] {
  const [before, after] = [now.moqPrices.length, moqPrices?.length ?? 0]
  return moqPrices && after < before ? [issue('import.fewerTiers', 'moqPrices', { before, after })] : []
}

type TypedPlace = Pick<ProductValues, 'shippingCountry' | 'shippingFrom'>

/** What the file does not say stays: a place alone is in the same country, unless it names another, and no place is in two. */
function placeIn(given: readonly string[], values: ProductValues, now: TypedPlace): TypedPlace {
  const isGiven = given.includes('shipping_from')
  const inText = isGiven ? townIn(values.shippingFrom).code : null
  const shippingCountry = given.includes('shipping_country')
    ? values.shippingCountry
    : (inText ?? now.shippingCountry)
  const before = shippingCountry === now.shippingCountry ? now.shippingFrom : ''
  return { shippingCountry, shippingFrom: isGiven ? values.shippingFrom : before }
}

function readPlace(typed: TypedPlace, own: ShippingPlace) {
  const { place, issues } = readShippingPlace(typed, own)
  const max = MAX_LENGTH.shippingFrom
  const isLong = lengthOf(typed.shippingFrom) > max
  return { place, issues: isLong ? [issue('product.tooLong', 'shippingFrom', { max }), ...issues] : issues }
}

/** Facts that differ and that no import changes: the product's page does, or nothing (rules C5, C15). */
function notChanged({ given, values }: ImportRow, { isFixed, values: now }: KnownProduct): Issue[] {
  const useOf = ({ name, use }: ProductColumn) =>
    use === 'locked' && name !== 'sku' && !isFixed ? 'reviewed' : use
  const named = (use: ProductColumn['use']) =>
    PRODUCT_COLUMNS.filter((column) => useOf(column) === use && given.includes(column.name))
      .filter((column) => isOther(column, values, now))
      .map(({ name }) => name)
      .join(', ')
  const [reviewed, locked] = [named('reviewed'), named('locked')]
  return [
    ...(reviewed ? [issue('import.described', '', { columns: reviewed })] : []),
    ...(locked ? [issue('import.locked', '', { columns: locked })] : []),
  ]
}

function isOther(column: ProductColumn, values: ProductValues, now: ProductValues): boolean {
  const [typed, stored] = [column.get(values), column.get(now)]
  if (column.name === 'pictures') {
    const [wanted, there] = [splitCell(typed), splitCell(stored)]
    return wanted.length !== there.length || wanted.some((name, at) => !isNameOf(name, there[at] ?? ''))
  }
  return typed !== (column.clean(stored) ?? stored)
}
