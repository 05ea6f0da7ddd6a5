import { useLocale, useTranslations } from 'next-intl'
import type { FamilyCount } from '@/domain/products/cards/family'
import type { Measure } from '@/domain/products/facts/content'
import { PRICE_STEPS } from '@/domain/products/prices/price-steps'
import type { ListView } from '@/features/shop/list/list-view'
import { useStockWords } from '@/features/shop/list/cards/stock-line'
import { localePath } from '@/messages/locales'
import { useImperial } from '@/server/texts/imperial-text'
import { GoodsTable } from './goods-table'
import type { RowCard } from './list-rows'
import { toRow } from './to-row'
import type { AddRow } from './use-row-add'

type Props = { cards: RowCard[]; query: string; view: ListView; add: AddRow }

/** A list as a table: what the trade compares stands in columns (rule C66). */
export function ProductTable({ cards, query, view, add }: Props) {
  const t = useTranslations('table')
  const card = useTranslations('card')
  const lists = useTranslations('jobLists')
  const cart = useTranslations('cart')
  const measure = useTranslations('measures')
  const imperial = useImperial()
  const stock = useStockWords()
  const locale = useLocale()
  const words = {
    locale,
    query,
    stock,
    inches: (size: string) => imperial.size(size),
    measure: (unit: Measure) => measure(unit),
    unit: (soldBy: RowCard['soldBy']) =>
      soldBy === 'piece' ? '' : card(`priceOf.${soldBy}`, { price: '' }).trim(),
    family: ({ kind, count }: FamilyCount) => card(`family.${kind}`, { count }),
  }
  const units = cards.flatMap(({ content }) => content?.unit ?? [])
  const shown = {
    caption: t('caption'),
    compare: card('compare'),
    save: lists('heart'),
    product: t('product'),
    finish: t('finish'),
    size: t('size'),
    moq: t('moq'),
    prices: t('prices'),
    steps: PRICE_STEPS.map((quantity) => t('at', { quantity })),
    measured: units.length === 0 ? null : t(units.every((unit) => unit === 'm2') ? 'perM2' : 'perMeasure'),
    stock: t('stock'),
    order: t('order'),
    below: t('below'),
    quantity: t.raw('quantityOf') as string,
    add: cart('add'),
    adding: cart('adding'),
    addFailed: cart.raw('addFailed') as string,
    view: cart('view'),
  }
  return (
    <GoodsTable
      rows={cards.map((each) => toRow(each, words))}
      words={shown}
      sorting={{ path: view.path, sort: view.sort, sorts: view.sorts }}
      locale={locale}
      paths={{
        product: localePath(locale, '/product/'),
        cart: localePath(locale, '/cart'),
      }}
      add={add}
    />
  )
}
