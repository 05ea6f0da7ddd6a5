import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { Content } from '@/domain/products/facts/content'
import { PRODUCT_FACTS } from '@/domain/products/facts/facts'
import { unbroken, withDecimals } from '@/domain/values/text'
import { useImperial } from '@/server/texts/imperial-text'
import type { FactView } from '@/features/shop/product/product-view'

const COUNTS: readonly string[] = PRODUCT_FACTS.filter(({ kind }) => kind === 'count').map(({ name }) => name)

/** A fact with its unit, sizes and weights also in those of the trade (rule C60). */
export function useFactText() {
  const t = useTranslations('product')
  const format = useFormatter()
  const locale = useLocale()
  const imperial = useImperial()
  const beside = (metric: string, other: string | null) =>
    other === null ? metric : t('imperial.beside', { metric, imperial: other })
  return ({ key, value }: FactView, content: Content | null): string => {
    if (key === 'content')
      return content
        ? beside(t(`contents.${content.unit}`, { amount: content.amount }), imperial.content(content))
        : ''
    if (key === 'weight') {
      const weight = format.number(Number(value), { maximumFractionDigits: 2 })
      return beside(t('kilograms', { weight }), imperial.weight(Number(value)))
    }
    if (key === 'dimensions') return beside(unbroken(withDecimals(value, locale)), imperial.size(value))
    return COUNTS.includes(key) ? format.number(Number(value)) : value
  }
}
