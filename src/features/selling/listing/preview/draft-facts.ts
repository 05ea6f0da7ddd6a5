import { storedPlace } from '@/domain/people/address/place-name'
import { readShippingPlace, type ShippingPlace } from '@/domain/people/address/shipping-place'
import { LOCALES } from '@/domain/locale'
import { byFact } from '@/domain/values/by-fact'
import { NUMBER_FIELDS, WORD_FACTS } from '@/domain/products/facts/facts'
import { CONTENT_UNITS, SOLD_BY } from '@/domain/products/facts/content'
import { parseSample, parseTiers } from '@/domain/products/listing/parse-product'
import { parseDecimal } from '@/domain/values/typed-number'
import { FEW_LEFT } from '@/domain/products/product'
import { uploadStock } from '@/domain/products/facts/product-facts'
import type { ProductValues } from '@/domain/products/listing/product-values'
import { cleanLine } from '@/domain/values/text'

/** `own` is where the seller ships from. */
type Of = { id: string; seller: string; sellerName: string; own: ShippingPlace }

/** The facts of a draft, unfinished as it may be, from which the product page is made. What cannot be read is left out. */
export function draftFacts(values: ProductValues, { id, seller, sellerName, own }: Of) {
  const tiers = parseTiers(values.moqPrices)
  const sample = parseSample(values)
  const { images } = values
  return {
    id,
    seller,
    sellerName,
    ...byFact(WORD_FACTS, ({ name }) => values[name]),
    sku: cleanLine(values.sku),
    images: images.map((image) => image.id),
    pictureTexts: Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        Object.fromEntries(images.map((image) => [image.id, image.alt[locale]])),
      ]),
    ),
    listedIn: values.subCategory,
    orderCount: 0,
    ratingSum: 0,
    ratingCount: 0,
    moqPrices: tiers.ok ? tiers.value : [],
    stockShown: Math.min(uploadStock(parseDecimal(values.stock)), FEW_LEFT + 1),
    madeToOrder: values.madeToOrder,
    ...readShippingPlace(values, own).place,
    dimensions: cleanLine(values.dimensions),
    ...byFact(NUMBER_FIELDS, ({ name, most }) => numberIn(values[name], most)),
    ...(sample.ok && sample.value),
    origin: storedPlace(cleanLine(values.origin)),
    certifications: values.certifications.split(/[,\n]/).map(cleanLine).filter(Boolean),
    hsCode: cleanLine(values.hsCode),
    soldBy: SOLD_BY.find((each) => each === values.soldBy) ?? 'piece',
    contentUnit: CONTENT_UNITS.find((unit) => unit === values.contentUnit) ?? null,
  }
}

function numberIn(text: string, most: number) {
  const value = parseDecimal(text)
  return value > 0 && value <= most ? value : null
}
