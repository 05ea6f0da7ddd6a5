import { countryName, placeName, townName } from '@/domain/people/address/place-name'
import { formatTag, formatWhole, type Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { partsOf } from './described'
import { OPEN_MAX, type Tier } from '@/domain/products/prices/tiers'

export type FactWords = {
  /** An empty value. */
  none: string
  yes: string
  no: string
  soldAs: Readonly<Record<string, string>>
  measures: Readonly<Record<string, string>>
  images: (count: number) => string
  documents: (count: number) => string
}

/** A value of a product as text, each line of a list on its own. Names as in `DESCRIBED_NAMES`, `LISTED_FACTS` and `FREE_NAMES`. */
export function wordFact(name: string, value: unknown, words: FactWords, locale: Locale): string {
  const { field } = partsOf(name)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (value === null || value === undefined || value === '') return words.none
  if (field === 'images') return words.images(Array.isArray(value) ? value.length : 0)
  if (field === 'documents') return words.documents(Array.isArray(value) ? value.length : 0)
  if (field === 'moqPrices') return (value as Tier[]).map((tier) => wordTier(tier, locale)).join('\n')
  if (field === 'samplePrice' || field === 'sampleFreight') return formatMoney(Number(value), locale)
  if (field === 'pictureTexts') return Object.values(value).join('\n')
  if (field === 'certifications') return (value as string[]).join(', ') || words.none
  if (field === 'origin') return placeName(String(value), locale)
  if (field === 'box') return `${Object.values(value).map(side).join(' × ')}\u00a0mm`
  if (field === 'soldBy') return words.soldAs[String(value)] ?? String(value)
  if (field === 'contentUnit') return words.measures[String(value)] ?? String(value)
  if (field === 'content') return decimalIn(Number(value), locale)
  if (field === 'weight') return `${decimalIn(Number(value), locale)}\u00a0kg`
  if (field.endsWith('Mm')) return `${decimalIn(Number(value), locale)}\u00a0mm`
  if (field === 'shippingCountry') return countryName(String(value), locale)
  if (field === 'shippingFrom') return townName(String(value), locale)
  return typeof value === 'number' ? formatWhole(value, locale) : String(value)
}

const side = (length: unknown) => (length === null ? '–' : String(length))

const decimalIn = (value: number, locale: Locale) =>
  new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: 6 }).format(value)

function wordTier({ minQty, maxQty, unitPrice }: Tier, locale: Locale): string {
  const [from, to] = [formatWhole(minQty, locale), formatWhole(maxQty, locale)]
  return `${maxQty >= OPEN_MAX ? `${from}+` : `${from}–${to}`} · ${formatMoney(unitPrice, locale)}`
}
