import { useFormatter, useTranslations } from 'next-intl'

/** Average to one decimal and how many said so (spec 9). */
export function Stars({ average, count }: { average: number; count: number }) {
  const t = useTranslations('stars')
  const figure = useFormatter().number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <span className="figures inline-flex items-center gap-1.5 text-sm">
      <svg
        className="stars"
        viewBox="0 0 100 20"
        role="img"
        aria-label={t('label', { average: figure, count })}
      >
        <rect width="100" height="20" />
        <rect width={average * 20} height="20" />
      </svg>
      <span aria-hidden="true">{figure}</span>
      <span aria-hidden="true" className="text-muted">
        ({count})
      </span>
    </span>
  )
}
