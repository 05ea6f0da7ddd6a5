import { useFormatter, useTranslations } from 'next-intl'
import { PRODUCT_FACTS } from '@/domain/products/facts'
import type { Fact, ProductView } from './product-view'

const COUNTS: readonly string[] = PRODUCT_FACTS.filter(({ kind }) => kind === 'count').map(({ name }) => name)

/** The specifications (rule C20) with their units. */
export function ProductFacts({ facts, content }: Pick<ProductView, 'facts' | 'content'>) {
  const t = useTranslations('product')
  const format = useFormatter()
  const shown = ({ key, value }: Fact) => {
    if (key === 'content') return content && t(`contents.${content.unit}`, { amount: content.amount })
    if (key === 'weight')
      return t('kilograms', { weight: format.number(Number(value), { maximumFractionDigits: 2 }) })
    return COUNTS.includes(key) ? format.number(Number(value)) : value
  }
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-4 text-xl">
        {t('specifications')}
      </h2>
      <dl className="figures">
        {facts.map((fact) => (
          <div key={fact.key} className="border-line xs:grid-cols-[10rem_1fr] grid gap-x-4 border-b py-2">
            <dt className="text-muted">{t(`facts.${fact.key}`)}</dt>
            <dd lang={fact.lang}>{shown(fact)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
