import { useTranslations } from 'next-intl'
import { useFactText } from './fact-text'
import type { ProductView } from '@/features/shop/product/product-view'

/** The specifications (rule C20) with their units, sizes and weights also in those of the trade (rule C60). */
export function ProductFacts({ sku, facts, content }: Pick<ProductView, 'sku' | 'facts' | 'content'>) {
  const t = useTranslations('product')
  const textOf = useFactText()
  return (
    <section aria-labelledby="facts" className="lg:only:col-span-2">
      <h2 id="facts" className="mb-4 text-xl">
        {t('specifications')}
      </h2>
      <dl className="figures">
        {[{ key: 'sku' as const, value: sku, lang: undefined }, ...facts].map((fact) => (
          <div key={fact.key} className="border-line xs:grid-cols-[10rem_1fr] grid gap-x-4 border-b py-2">
            <dt className="text-muted">{t(`facts.${fact.key}`)}</dt>
            <dd className="wrap-anywhere" lang={fact.lang}>
              {fact.key === 'sku' ? sku : textOf(fact, content)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
