import { useFormatter, useTranslations } from 'next-intl'
import { contentInFeet, type Content } from '@/domain/products/content'
import { PRODUCT_FACTS } from '@/domain/products/facts'
import { feetAndInches, imperialSize, inchesText, poundsOf } from '@/domain/products/imperial'
import { unbroken } from '@/domain/text'
import type { Fact, ProductView } from './product-view'

const COUNTS: readonly string[] = PRODUCT_FACTS.filter(({ kind }) => kind === 'count').map(({ name }) => name)

/** The specifications (rule C20) with their units, sizes and weights also in those of the trade (rule C60). */
export function ProductFacts({ sku, facts, content }: Pick<ProductView, 'sku' | 'facts' | 'content'>) {
  const t = useTranslations('product')
  const format = useFormatter()
  const imperial = useImperial()
  const shown = ({ key, value }: Fact) => {
    if (key === 'content')
      return (
        content &&
        beside(t(`contents.${content.unit}`, { amount: content.amount }), imperial.content(content))
      )
    if (key === 'weight') {
      const weight = format.number(Number(value), { maximumFractionDigits: 2 })
      return beside(t('kilograms', { weight }), imperial.weight(Number(value)))
    }
    if (key === 'dimensions') return beside(unbroken(value), imperial.size(value))
    return COUNTS.includes(key) ? format.number(Number(value)) : value
  }
  const beside = (metric: string, other: string | null) =>
    other === null ? metric : t('imperial.beside', { metric, imperial: other })
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-4 text-xl">
        {t('specifications')}
      </h2>
      <dl className="figures">
        {[{ key: 'sku' as const, value: sku, lang: undefined }, ...facts].map((fact) => (
          <div key={fact.key} className="border-line xs:grid-cols-[10rem_1fr] grid gap-x-4 border-b py-2">
            <dt className="text-muted">{t(`facts.${fact.key}`)}</dt>
            <dd className="wrap-anywhere" lang={fact.lang}>
              {fact.key === 'sku' ? sku : shown(fact)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Content, weight and a written size in feet, pounds and inches; null where there is none. */
function useImperial() {
  const t = useTranslations('product.imperial')
  const format = useFormatter()
  const long = (sixteenths: number) => {
    const { feet, inches } = feetAndInches(sixteenths)
    if (feet === 0) return t('inches', { sides: inches })
    return inches ? t('feetAndInches', { feet, inches }) : t('feet', { feet })
  }
  return {
    content: (content: Content) => {
      const inFeet = contentInFeet(content)
      return inFeet && t(inFeet.unit, { amount: inFeet.amount })
    },
    weight: (kilograms: number) => {
      const pounds = poundsOf(kilograms)
      return t('pounds', { weight: format.number(pounds, { maximumFractionDigits: pounds < 1 ? 2 : 1 }) })
    },
    size: (written: string) => {
      const size = imperialSize(written)
      if (!size) return null
      const { sides, isLong } = size
      const texts = sides.map(({ sign, sixteenths }) => sign + (isLong ? long : inchesText)(sixteenths))
      return isLong ? texts.join(' × ') : t('inches', { sides: texts.join(' × ') })
    },
  }
}
