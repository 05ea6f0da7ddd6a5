import { isId } from '@/domain/id'
import { LOCALES, type Locale } from '@/domain/locale'
import { toCents } from '@/domain/money'
import { failAll, issue, issuesOf, settle, type Issue, type IssueCode, type Result } from '@/domain/result'
import { cleanLine, cleanText, isBlank, lengthOf } from '@/domain/text'
import { MAX_PICTURE_TEXT, MAX_PICTURES, type PictureTexts } from './picture-texts'
import { uploadStock } from './product-facts'
import { type TEXT_FIELDS, type ProductValues, type TextIn3, type TierValues } from './product-values'
import { isBlankTier } from './tier-values'
import { normalizeTiers, OPEN_MAX, type Tier } from './tiers'

export const SOLD_BY = ['piece', 'set', 'box', 'slab'] as const
const MAX_CERTIFICATIONS = 20
const MAX_CERTIFICATION = 80
export const MAX_TIERS = 20

type TextName = (typeof TEXT_FIELDS)[number]
const MAX_TEXT: Record<TextName, number> = { name: 160, description: 6_000, material: 160, color: 120 }

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
    shippingFrom: string
    leadTimeDays: number | null
    stock: number
    madeToOrder: boolean
    moqPrices: Tier[]
  }
  texts: Record<TextName, TextIn3> & { pictureTexts: Record<Locale, PictureTexts> }
}

/** A decimal with a point or a comma; NaN for anything else. */
export const parseDecimal = (text: string): number =>
  /^\d{1,9}(?:[.,]\d{0,6})?$|^[.,]\d{1,6}$/.test(text.trim())
    ? Number(text.trim().replace(',', '.'))
    : Number.NaN

/**
 * Turns typed values into a product. Reports every value that cannot be read or is too long; what is required is judged by
 * `checkUpload` and `checkEdit`.
 */
export function parseProduct(values: ProductValues): Result<ParsedProduct> {
  const issues: Issue[] = []
  const number = (path: string, text: string, code: IssueCode, isRight: (value: number) => boolean) => {
    if (isBlank(text)) return null
    const value = parseDecimal(text)
    if (!Number.isNaN(value) && isRight(value)) return value
    issues.push(issue(code, path))
    return null
  }
  const size = (path: 'lengthMm' | 'widthMm' | 'heightMm' | 'boxLength' | 'boxWidth' | 'boxHeight') =>
    number(path, values[path], 'product.size', (value) => value <= 100_000)
  const line = (path: string, text: string, max: number) => {
    const clean = cleanLine(text)
    if (lengthOf(clean) > max) issues.push(issue('product.tooLong', path, { max }))
    return clean
  }
  const textIn3 = (name: TextName) => {
    const clean = name === 'description' ? cleanText : cleanLine
    const texts = byLocale((locale) => clean(values[name][locale]))
    for (const locale of LOCALES)
      if (lengthOf(texts[locale]) > MAX_TEXT[name])
        issues.push(issue('product.tooLong', `${name}.${locale}`, { max: MAX_TEXT[name] }))
    return texts
  }
  const stock = parseDecimal(values.stock)
  const tiers = parseTiers(values.moqPrices)
  issues.push(...issuesOf(tiers))
  if (values.images.length > MAX_PICTURES)
    issues.push(issue('product.tooManyPictures', 'images', { max: MAX_PICTURES }))
  if (values.images.some(({ id }) => !isId(id))) issues.push(issue('product.foreignPicture', 'images'))
  const certifications = values.certifications
    .split(/[,\n]/)
    .map(cleanLine)
    .filter((each) => !isBlank(each))
  if (
    certifications.length > MAX_CERTIFICATIONS ||
    certifications.some((each) => lengthOf(each) > MAX_CERTIFICATION)
  )
    issues.push(
      issue('product.certifications', 'certifications', {
        count: MAX_CERTIFICATIONS,
        max: MAX_CERTIFICATION,
      }),
    )
  const soldBy = SOLD_BY.find((each) => each === values.soldBy)
  if (!soldBy) issues.push(issue('product.soldBy', 'soldBy'))
  const data = {
    sku: line('sku', values.sku, 64),
    listedIn: values.subCategory,
    images: values.images.map(({ id }) => id),
    dimensions: line('dimensions', values.dimensions, 120),
    lengthMm: size('lengthMm'),
    widthMm: size('widthMm'),
    heightMm: size('heightMm'),
    weight: number('weight', values.weight, 'product.weight', (value) => value > 0 && value <= 100_000) ?? 0,
    soldBy: soldBy ?? 'piece',
    packagingUnit: number('packagingUnit', values.packagingUnit, 'product.packagingUnit', isCount) ?? 0,
    box: { length: size('boxLength'), width: size('boxWidth'), height: size('boxHeight') },
    hsCode: parseHsCode(values.hsCode, issues),
    origin: line('origin', values.origin, 80),
    certifications,
    shippingFrom: line('shippingFrom', values.shippingFrom, 200),
    leadTimeDays: number(
      'leadTimeDays',
      values.leadTimeDays,
      'product.leadTime',
      (value) => isCount(value) && value <= 365,
    ),
    stock: uploadStock(stock),
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

/** Six to ten digits, grouped by points or spaces as in tariffs. */
function parseHsCode(text: string, issues: Issue[]): string | null {
  const clean = cleanLine(text)
  if (isBlank(clean)) return null
  if (!/^\d{4}(?:[. ]?\d{2}){1,3}$/.test(clean)) issues.push(issue('product.hsCode', 'hsCode'))
  return clean
}

function pictureTexts({ images }: ProductValues, locale: Locale, issues: Issue[]): PictureTexts {
  return Object.fromEntries(
    images.slice(0, MAX_PICTURES).flatMap(({ id, alt }, at) => {
      const text = cleanLine(alt[locale])
      if (lengthOf(text) > MAX_PICTURE_TEXT)
        issues.push(issue('product.tooLong', `images.${at}.alt.${locale}`, { max: MAX_PICTURE_TEXT }))
      return isBlank(text) ? [] : [[id, text]]
    }),
  )
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
        minQty: parseDecimal(minQty),
        maxQty: isBlank(maxQty) ? 0 : parseDecimal(maxQty),
        unitPrice: cents.ok ? cents.value : Number.NaN,
      }
    }),
  )
  if (tiers.ok) return tiers
  const inForm = (path: string) =>
    path.replace(/(?<=\.)\d+(?=\.)/, (at) => String(filled[Number(at)]?.at ?? at))
  return failAll(tiers.issues.map((each) => ({ ...each, path: inForm(each.path) })))
}
