import { useFormatter, useTranslations } from 'next-intl'
import { PPM } from '@/domain/money'

/** The commission rate, and how it is reckoned (rule M11). */
export function CommissionNote({ ppm }: { ppm: number }) {
  const t = useTranslations('financials.commission')
  const { number } = useFormatter()
  return (
    <section aria-labelledby="commission" className="mb-8">
      <h2 id="commission" className="text-lg">
        {t('title', { rate: number(ppm / PPM, { style: 'percent', maximumFractionDigits: 3 }) })}
      </h2>
      <p className="text-muted max-w-prose">{t('about')}</p>
    </section>
  )
}
