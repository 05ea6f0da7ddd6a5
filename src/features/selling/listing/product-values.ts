import { LOCALES } from '@/domain/locale'
import { byFact } from '@/domain/values/by-fact'
import { decimal } from '@/domain/money'
import { LINE_FACTS, NUMBER_FIELDS, WORD_FACTS } from '@/domain/products/facts/facts'
import { regularTiers } from '@/domain/cart/discounts/price-cut'
import { isPictureTexts } from '@/domain/products/picture-texts'
import {
  emptyText,
  tierValues,
  type ProductValues,
  type TextIn3,
} from '@/domain/products/listing/product-values'
import type { Product } from '@/payload-types'
import type { CategoryNode } from '@/server/products/category-tree'

/** A product, read with all locales, as the values a seller would type for it. */
export function productValues(product: Product, tree: readonly CategoryNode[]): ProductValues {
  const { box } = product
  const subCategory = idOf(product.listedIn)
  const main = tree.find(({ children }) => children.some(({ id }) => id === subCategory))
  return {
    ...byFact(WORD_FACTS, ({ name }) => textIn3(product[name])),
    ...byFact(LINE_FACTS, ({ name }) => product[name] ?? ''),
    ...byFact(NUMBER_FIELDS, ({ name, kind }) =>
      kind === 'price' ? priceText(product[name]) : numberText(product[name]),
    ),
    mainCategory: main?.id ?? '',
    subCategory: main ? subCategory : '',
    soldBy: product.soldBy,
    contentUnit: product.contentUnit ?? '',
    boxLength: numberText(box?.length),
    boxWidth: numberText(box?.width),
    boxHeight: numberText(box?.height),
    hsCode: product.hsCode ?? '',
    certifications: (product.certifications ?? []).join(', '),
    shippingCountry: product.shippingCountry,
    stock: numberText(product.stock),
    madeToOrder: product.madeToOrder,
    moqPrices: regularTiers(product.moqPrices).map(tierValues),
    images: product.images.map((image) => ({
      id: idOf(image),
      alt: pictureTextIn3(product.pictureTexts, idOf(image)),
    })),
  }
}

const idOf = (link: string | { id: string }) => (typeof link === 'string' ? link : link.id)

const numberText = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value)

const priceText = (cents: number | null | undefined) => (typeof cents === 'number' ? decimal(cents) : '')

/** The texts of a field read with all locales; one that is missing is empty, without a fallback. */
export function textIn3(value: unknown): TextIn3 {
  const texts = emptyText()
  for (const locale of LOCALES) {
    const text = inLocale(value, locale)
    if (typeof text === 'string') texts[locale] = text
  }
  return texts
}

/** The alternative texts of one picture, of `pictureTexts` read with all locales. */
export function pictureTextIn3(value: unknown, id: string): TextIn3 {
  const texts = emptyText()
  for (const locale of LOCALES) {
    const found = inLocale(value, locale)
    if (isPictureTexts(found) && Object.hasOwn(found, id)) texts[locale] = found[id] ?? ''
  }
  return texts
}

const inLocale = (value: unknown, locale: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, locale)
    ? Reflect.get(value, locale)
    : undefined
