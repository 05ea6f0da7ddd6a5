import type { CSSProperties } from 'react'
import { useFormatter, useTranslations } from 'next-intl'

/** Average to one decimal with the count (rule T18); without a count, a single rating. */
export function Stars({ average, count }: { average: number; count?: number }) {
  const t = useTranslations('stars')
  const decimals = count === undefined ? 0 : 1
  const figure = useFormatter().number(average, { minimumFractionDigits: decimals, maximumFractionDigits: 1 })
  const share: CSSProperties & { '--share': string } = { '--share': `${average * 20}%` }
  const label = count === undefined ? t('one', { average: figure }) : t('label', { average: figure, count })
  return (
    <span className="rating">
      <span className="stars" style={share} role="img" aria-label={label} />
      {count === undefined ? null : <span aria-hidden="true">{`${figure} (${count})`}</span>}
    </span>
  )
}
