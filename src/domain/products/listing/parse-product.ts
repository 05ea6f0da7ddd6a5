import { storedPlace } from '@/domain/address/place-name'
import { readShippingPlace, type ShippingPlace } from '@/domain/address/shipping-place'
import { isId } from '@/domain/id'
import { LOCALES, type Locale } from '@/domain/locale'
import { toCents } from '@/domain/money'
import { failAll, issue, issuesOf, settle, type Issue, type IssueCode, type Result } from '@/domain/result'
import { cleanLine, isBlank, lengthOf, storable } from '@/domain/text'
import { MAX_PICTURE_TEXT, MAX_PICTURES, type PictureTexts } from '@/domain/products/picture-texts'
import { uploadStock } from '@/domain/products/product-facts'
import {
  MAX_CERTIFICATION,
  MAX_CERTIFICATIONS,
  MAX_LEAD_TIME,
  MAX_LENGTH,
  MAX_MEASURE,
  MAX_TIERS,
  storedText,
  type LimitedField,
} from './product-limits'
import type { PlainField, ProductValues, TEXT_FIELDS, TextIn3, TierValues } from './product-values'
import { isBlankTier } from './tier-values'
import { normalizeTiers, OPEN_MAX, type Tier } from '@/domain/products/tiers'

export const SOLD_BY = ['piece', 'set', 'box', 'slab'] as const

type TextName = (typeof TEXT_FIELDS)[number]

/** A product as its collection takes it, still without what its rules derive. */
export type ParsedProduct = {
  data: {
    sku: string
    listedIn: string
    images: string[]
    dimensions: string
    lengthMm: number | null
    widthMm: number | null
    heightMm: number | null
    weight: number
    soldBy: (typeof SOLD_BY)[number]
    packagingUnit: number
    box: { length: number | null; width: number | null; height: number | null }
    hsCode: string | null
    origin: string
    certifications: string[]
    leadTimeDays: number | null
    stock: number
    madeToOrder: boolean
    moqPrices: Tier[]
  } & ShippingPlace
  texts: Record<TextName, TextIn3> & { pictureTexts: Record<Locale, PictureTexts | null> }
}

/** A decimal with a point or a comma; NaN for anything else. */
export const parseDecimal = (text: string): number =>
  /^\d{1,9}(?:[.,]\d{0,6})?$|^[.,]\d{1,6}$/.test(text.trim())
    ? Number(text.trim().replace(',', '.'))
    : Number.NaN

/** Thousands set apart as in English, French, Korean or Swiss writing. */
const GROUPED = /^\d{1,3}(?:[.,'’\s]\d{3}){1,2}$/

/** A number of pieces or millimetres: nobody types three decimals of those, so '1,200' is twelve hundred. */
export const parseWhole = (text: string): number =>
  GROUPED.test(text.trim()) ? Number(text.replace(/\D/g, '')) : parseDecimal(text)

/**
 * Turns typed values into a product. Reports every value that cannot be read or is too long; what is required is judged by
 * `checkUpload` and `checkEdit`.
 */
export function parseProduct(values: ProductValues): Result<ParsedProduct> {
  const issues: Issue[] = []
  const number = (
    path: keyof ProductValues & PlainField,
    code: IssueCode,
    { read = parseWhole, isRight }: { read?: typeof parseWhole; isRight: (value: number) => boolean },
  ) => {
    if (isBlank(values[path])) return null
    const value = read(values[path])
    if (!Number.isNaN(value) && isRight(value)) return value
    issues.push(issue(code, path))
    return null
  }
  const isMeasure = (value: number) => value > 0 && value <= MAX_MEASURE
  const size = (path: 'lengthMm' | 'widthMm' | 'heightMm' | 'boxLength' | 'boxWidth' | 'boxHeight') =>
    number(path, 'product.size', { isRight: isMeasure })
  const limited = (field: LimitedField, text: string, path: string = field) => {
    const clean = storedText(field, text)
    if (lengthOf(clean) > MAX_LENGTH[field])
      issues.push(issue('product.tooLong', path, { max: MAX_LENGTH[field] }))
    return clean
  }
  const line = (field: LimitedField & PlainField) => limited(field, values[field])
  const textIn3 = (name: TextName) =>
    byLocale((locale) => limited(name, values[name][locale], `${name}.${locale}`))
  const tiers = parseTiers(values.moqPrices)
  issues.push(...issuesOf(tiers))
  const images = [...new Set(values.images.map(({ id }) => id))]
  if (images.length > MAX_PICTURES)
    issues.push(issue('product.tooManyPictures', 'images', { max: MAX_PICTURES }))
  if (!images.every(isId)) issues.push(issue('product.foreignPicture', 'images'))
  const certifications = parseCertifications(values.certifications, issues)
  const from = readShippingPlace({
    shippingCountry: values.shippingCountry,
    shippingFrom: line('shippingFrom'),
  })
  issues.push(...from.issues)
  const soldBy = SOLD_BY.find((each) => each === values.soldBy)
  if (!soldBy) issues.push(issue('product.soldBy', 'soldBy'))
  const data = {
    sku: line('sku'),
    listedIn: values.subCategory,
    images,
    dimensions: line('dimensions'),
    lengthMm: size('lengthMm'),
    widthMm: size('widthMm'),
    heightMm: size('heightMm'),
    weight: number('weight', 'product.weight', { read: parseDecimal, isRight: isMeasure }) ?? 0,
    soldBy: soldBy ?? 'piece',
    packagingUnit: number('packagingUnit', 'product.packagingUnit', { isRight: isCount }) ?? 0,
    box: { length: size('boxLength'), width: size('boxWidth'), height: size('boxHeight') },
    hsCode: parseHsCode(values.hsCode, issues),
    origin: storedPlace(line('origin')),
    certifications,
    ...from.place,
    leadTimeDays: number('leadTimeDays', 'product.leadTime', {
      isRight: (value) => isCount(value) && value <= MAX_LEAD_TIME,
    }),
    stock: uploadStock(parseWhole(values.stock)),
    madeToOrder: values.madeToOrder,
    moqPrices: tiers.ok ? tiers.value : [],
  }
  const texts = {
    name: textIn3('name'),
    description: textIn3('description'),
    material: textIn3('material'),
    color: textIn3('color'),
    pictureTexts: byLocale((locale) => pictureTexts(values, locale, issues)),
  }
  return settle(issues, { data, texts })
}

const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= OPEN_MAX

const byLocale = <T>(valueOf: (locale: Locale) => T) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, valueOf(locale)])) as Record<Locale, T>

/** The length of the field in the database. */
const MAX_HS_CODE = 12

/** Six to ten digits, grouped by points or spaces as in tariffs. */
function parseHsCode(text: string, issues: Issue[]): string | null {
  const clean = cleanLine(storable(text))
  if (isBlank(clean)) return null
  if (!/^\d{4}(?:[. ]?\d{2}){1,3}$/.test(clean)) issues.push(issue('product.hsCode', 'hsCode'))
  // The last group of ten digits is statistical and may follow without a point.
  return clean.length > MAX_HS_CODE ? clean.replace(/[. ](\d{2})$/, '$1') : clean
}

/** One text, separated by commas, semicolons or lines. */
function parseCertifications(text: string, issues: Issue[]): string[] {
  const all = text
    .split(/[,;\n]/)
    .map((each) => storedText('certifications', each))
    .filter((each) => !isBlank(each))
  const [count, max] = [MAX_CERTIFICATIONS, MAX_CERTIFICATION]
  if (all.length > count || all.some((each) => lengthOf(each) > max))
    issues.push(issue('product.certifications', 'certifications', { count, max }))
  return all
}

/** Null where a language says nothing, so that it is not written at all. */
function pictureTexts({ images }: ProductValues, locale: Locale, issues: Issue[]): PictureTexts | null {
  const texts = images.slice(0, MAX_PICTURES).flatMap(({ id, alt }, at) => {
    const text = storedText('alt', alt[locale])
    if (lengthOf(text) > MAX_PICTURE_TEXT)
      issues.push(issue('product.tooLong', `images.${at}.alt.${locale}`, { max: MAX_PICTURE_TEXT }))
    return isBlank(text) ? [] : [[id, text] as const]
  })
  return texts.length > 0 ? Object.fromEntries(texts) : null
}

/** Typed tiers in cents, judged by the rules of tiers (rules C22 to C25). A row left empty is no tier. */
export function parseTiers(rows: readonly TierValues[]): Result<Tier[]> {
  const filled = rows.flatMap((row, at) => (isBlankTier(row) ? [] : [{ row, at }]))
  if (filled.length > MAX_TIERS)
    return { ok: false, issues: [issue('tiers.tooManyRows', 'moqPrices', { max: MAX_TIERS })] }
  const tiers = normalizeTiers(
    filled.map(({ row: { minQty, maxQty, unitPrice } }) => {
      const cents = toCents(unitPrice)
      return {
        minQty: parseWhole(minQty),
        maxQty: isBlank(maxQty) ? 0 : parseWhole(maxQty),
        unitPrice: cents.ok ? cents.value : Number.NaN,
      }
    }),
  )
  if (tiers.ok) return tiers
  const inForm = (path: string) =>
    path.replace(/(?<=\.)\d+(?=\.)/, (at) => String(filled[Number(at)]?.at ?? at))
  return failAll(tiers.issues.map((each) => ({ ...each, path: inForm(each.path) })))
}
