import { useTranslations } from 'next-intl'
import { Badge } from './badge'

/** A buyer whose business staff have checked, and nothing else (rule P9). */
export function VerifiedBadge() {
  const t = useTranslations('sellerOrders')
  return (
    <span title={t('verifiedMeans')}>
      <Badge tone="celadon">
        {t('verified')}
        <span className="sr-only">. {t('verifiedMeans')}</span>
      </Badge>
    </span>
  )
}
