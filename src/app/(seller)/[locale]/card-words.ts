import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { CONTENT_UNITS, type Measure, type SoldBy } from '@/domain/products/facts/content'
import type { CardStock } from '@/domain/products/cards/card-arrival'

const STOCKS = ['inStock', 'madeToOrder', 'soldOut'] as const satisfies CardStock[]
const MEASURES = [...CONTENT_UNITS, 'ft2', 'ft'] as const satisfies Measure[]
const UNITS = ['set', 'box', 'slab'] as const satisfies SoldBy[]

/** The texts of the buyer's card beside the form, for the browser. */
export async function cardWords(locale: Locale) {
  const form = await getTranslations({ locale, namespace: 'productForm' })
  const card = await getTranslations({ locale, namespace: 'card' })
  const stock = await getTranslations({ locale, namespace: 'product.stock' })
  const measures = await getTranslations({ locale, namespace: 'measures' })
  return {
    title: form('cardTitle'),
    nameless: form('name'),
    from: card('from'),
    best: card('best'),
    moq: String(card.raw('moq')),
    soon: card('soon'),
    priceOf: Object.fromEntries(UNITS.map((unit) => [unit, String(card.raw(`priceOf.${unit}`))])) as Record<
      (typeof UNITS)[number],
      string
    >,
    stock: Object.fromEntries(STOCKS.map((is) => [is, stock(is)])) as Record<CardStock, string>,
    measures: Object.fromEntries(MEASURES.map((unit) => [unit, measures(unit)])) as Record<Measure, string>,
  }
}

export type CardWords = Awaited<ReturnType<typeof cardWords>>
