import { useLocale, useTranslations } from 'next-intl'
import { addDays, dayIn, formatDays } from '@/domain/values/calendar'
import { weeksOf } from '@/domain/products/cards/card-arrival'
import type { ProductCard } from './card'

/**
 * 'In stock · Dec 10–14' or 'Made to order · 6–8 weeks' (rule C61). The days count from today in Toronto, as on the product's page,
 * and are made anew with the page.
 */
export function useStockLine() {
  const words = useStockWords()
  return (card: Pick<ProductCard, 'stock' | 'arrival'>) => {
    const { stock, when } = words(card)
    return when === null ? stock : `${stock} · ${when}`
  }
}

/** Both apart; nothing arrives of what is sold out. */
export function useStockWords() {
  const t = useTranslations('card')
  const label = useTranslations('product.stock')
  const locale = useLocale()
  const today = dayIn('America/Toronto', new Date())
  return ({ stock, arrival }: Pick<ProductCard, 'stock' | 'arrival'>) => {
    const when = () => {
      if (arrival.key === 'soon') return t('soon')
      if (stock === 'madeToOrder') return t('weeks', weeksOf(arrival))
      const [from, to] = [addDays(today, arrival.minDays), addDays(today, arrival.maxDays)]
      return formatDays(from, to, locale, today, 'short')
    }
    return { stock: label(stock), when: stock === 'soldOut' ? null : when() }
  }
}
