import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatTag, type Locale } from '@/domain/locale'
import { answerTime } from '@/domain/people/sellers/answer-time'
import { Stars } from '@/ui/parts/stars'
import type { SupplierFacts } from './supplier-view'

/** What is measured of a seller; what is not known is left out (rule C55). */
export function SupplierFigures({ facts }: { facts: SupplierFacts }) {
  const t = useTranslations('supplier')
  const locale = useLocale()
  const format = useFormatter()
  const { rating, delivered, answerSeconds, onTime } = facts
  if (!rating && !delivered && answerSeconds === null && onTime === null) return null
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        {t('figures')}
      </h2>
      <dl className="figures grid grid-cols-2 gap-x-8 gap-y-4 md:flex">
        {rating ? (
          <Figure name={t('rating')}>
            <Stars {...rating} />
          </Figure>
        ) : null}
        {delivered > 0 ? <Figure name={t('delivered')}>{format.number(delivered)}</Figure> : null}
        {answerSeconds === null ? null : (
          <Figure name={t('answer')} of={t('lastYear')}>
            {answerText(answerSeconds, locale)}
          </Figure>
        )}
        {onTime === null ? null : (
          <Figure name={t('onTime')} of={t('lastYear')}>
            {format.number(onTime, { style: 'percent', maximumFractionDigits: 0 })}
          </Figure>
        )}
      </dl>
    </section>
  )
}

function Figure({ name, of, children }: { name: string; of?: string; children: ReactNode }) {
  return (
    <div className="border-line flex flex-col-reverse justify-end gap-1 border-s ps-4">
      <dt className="text-muted text-sm">
        {name}
        {of ? <span className="block">{of}</span> : null}
      </dt>
      <dd className="text-xl font-semibold">{children}</dd>
    </div>
  )
}

/** The median time to a first answer, in words. */
export function answerText(seconds: number, locale: Locale) {
  const { amount, unit } = answerTime(seconds)
  return new Intl.NumberFormat(formatTag(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}
