import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { formatWhole } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { differs } from '@/domain/products/facts/compare'
import { pricePerMeasure } from '@/domain/products/facts/content'
import { PAGE_FACTS } from '@/domain/products/facts/facts'
import { PRICE_STEPS, pricesAtSteps } from '@/domain/products/prices/price-steps'
import { moqOf, summary } from '@/domain/products/prices/tiers'
import { useFactText } from '@/features/shop/product/facts/fact-text'
import type { LocalizedText } from '@/features/shop/product/product-view'
import type { ComparedProduct } from './compared-product'

export type CompareRow = { label: string; cells: LocalizedText[]; isDifferent: boolean }

/** One row a fact, most important first; a fact that none of the products has is left out. */
export function useCompareRows(goods: ComparedProduct[]): CompareRow[] {
  const product = useTranslations('product')
  const table = useTranslations('table')
  const card = useTranslations('card')
  const compare = useTranslations('compare')
  const measure = useTranslations('measures')
  const stars = useTranslations('stars')
  const format = useFormatter()
  const textOf = useFactText()
  const locale = useLocale()

  const row = (
    label: string,
    cellOf: (each: ComparedProduct) => LocalizedText | string,
    key?: string,
  ): CompareRow => {
    const cells = goods.map(cellOf).map((cell) => (typeof cell === 'string' ? { text: cell } : cell))
    return {
      label,
      cells,
      isDifferent: differs(
        cells.map(({ text }) => text),
        key,
      ),
    }
  }
  const money = (cents: number | null | undefined, soldBy: ComparedProduct['soldBy']) => {
    if (typeof cents !== 'number') return table('below')
    const price = formatMoney(cents, locale)
    return soldBy === 'piece' ? price : card(`priceOf.${soldBy}`, { price })
  }
  const measured = ({ content, tiers }: ComparedProduct) =>
    content
      ? `${formatMoney(pricePerMeasure(summary(tiers).priceFrom, content), locale)}/${measure(content.unit)}`
      : ''
  const rating = ({ rating: average, reviews: count }: ComparedProduct) =>
    average === null
      ? ''
      : stars('label', { average: format.number(average, { maximumFractionDigits: 1 }), count })
  const fact = (key: (typeof PAGE_FACTS)[number]) => (each: ComparedProduct) => {
    const found = each.facts.find((one) => one.key === key)
    return found ? { text: textOf(found, each.content), lang: found.lang } : ''
  }
  return [
    row(table('perMeasure'), measured),
    // A quantity below the minimum of each decides nothing.
    ...PRICE_STEPS.flatMap((quantity, at) =>
      goods.some(({ tiers }) => quantity >= moqOf(tiers))
        ? [
            row(compare('priceAt', { quantity }), ({ tiers, soldBy }) =>
              money(pricesAtSteps(tiers)[at], soldBy),
            ),
          ]
        : [],
    ),
    row(table('moq'), ({ tiers }) => formatWhole(moqOf(tiers), locale)),
    row(compare('stock'), ({ stock }) =>
      stock.key === 'onlyLeft' ? product('stock.onlyLeft', { n: stock.n }) : product(`stock.${stock.key}`),
    ),
    row(compare('arrival'), ({ arrival, stock }) => (stock.key === 'soldOut' ? '' : arrival)),
    ...PAGE_FACTS.map((key) => row(product(`facts.${key}`), fact(key), key)),
    row(compare('seller'), ({ seller }) => seller),
    row(compare('rating'), rating),
    row(product('facts.sku'), ({ sku }) => sku, 'sku'),
  ].filter(({ cells }) => cells.some(({ text }) => text !== ''))
}
