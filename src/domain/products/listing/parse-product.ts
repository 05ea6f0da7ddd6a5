import { storedPlace } from '@/domain/people/address/place-name'
import { readShippingPlace, type ShippingPlace } from '@/domain/people/address/shipping-place'
import { isId } from '@/domain/values/id'
import { LOCALES, type Locale } from '@/domain/locale'
import { toCents, toExactCents } from '@/domain/money'
import { failAll, issue, issuesOf, settle, type Issue, type Result } from '@/domain/result'
import { cleanLine, isBlank, lengthOf, storable } from '@/domain/values/text'
import { parseDecimal, parseWhole } from '@/domain/values/typed-number'
import { byFact } from '@/domain/values/by-fact'
import {
  CONTENT_UNITS,
  isExactContent,
  SOLD_BY,
  type ContentUnit,
  type SoldBy,
} from '@/domain/products/facts/content'
import { familyName } from '@/domain/products/cards/family'
import { NUMBER_FACTS, WORD_FACTS, type NumberFact } from '@/domain/products/facts/facts'
import { MAX_PICTURE_TEXT, MAX_PICTURES, type PictureTexts } from '@/domain/products/picture-texts'
import { uploadStock } from '@/domain/products/facts/product-facts'
import { isWholeSample } from '@/domain/products/prices/sample'
import {
  MAX_CERTIFICATION,
  MAX_CERTIFICATIONS,
  MAX_LENGTH,
  MAX_TIERS,
  storedText,
  type LimitedField,
} from './product-limits'
import type { PlainField, ProductValues, TextField, TextIn3, TierValues } from './product-values'
import { isBlankTier } from './tier-values'
import { normalizeTiers } from './normalize-tiers'
import { type Tier } from '@/domain/products/prices/tiers'

const REVIEWED_NUMBERS = NUMBER_FACTS.filter((fact) => fact.use === 'reviewed')
const FREE_NUMBERS = NUMBER_FACTS.filter((fact) => fact.use === 'free' && fact.kind !== 'price')
const SAMPLE_FACTS = NUMBER_FACTS.filter((fact) => fact.kind === 'price')
const NO_SAMPLE = { samplePrice: null, sampleFreight: null }
const REQUIRED_NUMBERS = NUMBER_FACTS.filter((fact) => fact.required === 'upload and edit')

/** Its numbers, those that are required 0 where there is none. */
type Measures = Record<Extract<NumberFact, { kind: 'size' }>['name'], number | null> &
  Record<(typeof REQUIRED_NUMBERS)[number]['name'], number> & {
    box: { length: number | null; width: number | null; height: number | null }
  }

/** A product as its collection takes it, still without what its rules derive. */
export type ParsedProduct = {
  data: {
    sku: string
    family: string | null
    listedIn: string
    images: string[]
    dimensions: string
    soldBy: SoldBy
    contentUnit: ContentUnit | null
    hsCode: string | null
    origin: string
    certifications: string[]
    stock: number
    madeToOrder: boolean
    moqPrices: Tier[]
  } & Measures &
    Record<(typeof SAMPLE_FACTS)[number]['name'], number | null> &
    Record<(typeof FREE_NUMBERS)[number]['name'], number | null> &
    ShippingPlace
  texts: Record<TextField, TextIn3> & { pictureTexts: Record<Locale, PictureTexts | null> }
}

/**
 * Turns typed values into a product. Reports every value that cannot be read or is too long; what is required is judged by
 * `checkUpload` and `checkEdit`. `own` is where the seller ships from.
 */
export function parseProduct(values: ProductValues, own?: ShippingPlace): Result<ParsedProduct> {
  const issues: Issue[] = []
  const limited = (field: LimitedField, text: string, path: string = field) => {
    const clean = storedText(field, text)
    if (lengthOf(clean) > MAX_LENGTH[field])
      issues.push(issue('product.tooLong', path, { max: MAX_LENGTH[field] }))
    return clean
  }
  const line = (field: LimitedField & PlainField) => limited(field, values[field])
  const textIn3 = (name: TextField) =>
    byLocale((locale) => limited(name, values[name][locale], `${name}.${locale}`))
  const tiers = parseTiers(values.moqPrices)
  issues.push(...issuesOf(tiers))
  const images = [...new Set(values.images.map(({ id }) => id))]
  if (images.length > MAX_PICTURES)
    issues.push(issue('product.tooManyPictures', 'images', { max: MAX_PICTURES }))
  if (!images.every(isId)) issues.push(issue('product.foreignPicture', 'images'))
  const certifications = parseCertifications(values.certifications, issues)
  const { shippingCountry } = values
  const from = readShippingPlace({ shippingCountry, shippingFrom: line('shippingFrom') }, own)
  issues.push(...from.issues)
  const soldBy = SOLD_BY.find((each) => each === values.soldBy)
  if (!soldBy) issues.push(issue('product.soldBy', 'soldBy'))
  const sample = parseSample(values)
  issues.push(...issuesOf(sample))
  const data = {
    sku: line('sku'),
    family: familyName(line('family')),
    listedIn: values.subCategory,
    images,
    dimensions: line('dimensions'),
    ...parseMeasures(values, issues),
    contentUnit: parseContentUnit(values, issues),
    soldBy: soldBy ?? 'piece',
    hsCode: parseHsCode(values.hsCode, issues),
    origin: storedPlace(line('origin')),
    certifications,
    ...from.place,
    ...parseNumbers(FREE_NUMBERS, values, issues),
    ...(sample.ok ? sample.value : NO_SAMPLE),
    stock: uploadStock(parseWhole(values.stock)),
    madeToOrder: values.madeToOrder,
    moqPrices: tiers.ok ? tiers.value : [],
  }
  const texts = {
    ...byFact(WORD_FACTS, ({ name }) => textIn3(name)),
    pictureTexts: byLocale((locale) => pictureTexts(values, locale, issues)),
  }
  return settle(issues, { data, texts })
}

/** The numbers that staff review. The sides of the box are one field. */
function parseMeasures(values: ProductValues, issues: Issue[]): Measures {
  const numbers = parseNumbers(REVIEWED_NUMBERS, values, issues)
  const { boxLength: length, boxWidth: width, boxHeight: height, ...measures } = numbers
  const needed = byFact(REQUIRED_NUMBERS, ({ name }) => measures[name] ?? 0)
  return { ...measures, ...needed, box: { length, width, height } }
}

const parseNumbers = <F extends NumberFact>(facts: readonly F[], values: ProductValues, issues: Issue[]) =>
  byFact(facts, (fact) => parseNumber(fact, values[fact.name], issues))

function parseNumber({ name, kind, most, issue: code }: NumberFact, text: string, issues: Issue[]) {
  if (isBlank(text)) return null
  const value = kind === 'weight' || kind === 'amount' ? parseDecimal(text) : parseWhole(text)
  const isRight =
    kind === 'count'
      ? Number.isInteger(value) && value >= 1
      : value > 0 && (kind !== 'amount' || isExactContent(value))
  if (isRight && value <= most) return value
  issues.push(issue(code, name))
  return null
}

type SampleTexts = Pick<ProductValues, 'samplePrice' | 'sampleFreight'>

/** A price above nothing and what sending costs, in cents, or neither (rule C76). */
export function parseSample(texts: SampleTexts) {
  const issues: Issue[] = []
  const [samplePrice, sampleFreight] = SAMPLE_FACTS.map(({ name, most, issue: code }) => {
    if (isBlank(texts[name])) return null
    const cents = toExactCents(texts[name])
    if (cents.ok && cents.value <= most) return cents.value
    issues.push(issue(code, name))
    return null
  })
  const sample = { samplePrice: samplePrice ?? null, sampleFreight: sampleFreight ?? null }
  const isMissing = isBlank(texts.samplePrice) && !isBlank(texts.sampleFreight)
  if (issues.length === 0 && !isWholeSample(sample))
    issues.push(
      issue('product.sample', isMissing || sample.samplePrice === 0 ? 'samplePrice' : 'sampleFreight'),
    )
  return settle(issues, sample)
}

/** The content of a unit needs a number and its measure, or neither (rule C54). */
function parseContentUnit({ content, contentUnit }: ProductValues, issues: Issue[]): ContentUnit | null {
  const unit = CONTENT_UNITS.find((each) => each === contentUnit)
  if (isBlank(content) !== isBlank(contentUnit) || (!unit && !isBlank(contentUnit)))
    issues.push(unit ? issue('product.content', 'content') : issue('product.contentUnit', 'contentUnit'))
  return unit ?? null
}

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
