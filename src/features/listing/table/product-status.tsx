import { useTranslations } from 'next-intl'
import { sellerLabel, type ProductStatus } from '@/domain/products/product'
import { Badge } from '@/ui/badge'

const TONES = { active: 'celadon', pending: 'stone', inactive: 'persimmon', archived: 'stone' } as const

/** The status as its seller reads it (rule C31). */
export function ProductStatusBadge({
  product: { status, archivedAt },
}: {
  product: { status: ProductStatus; archivedAt: string | null }
}) {
  const t = useTranslations('productTable.filters')
  const label = archivedAt ? 'archived' : sellerLabel(status)
  return <Badge tone={TONES[label]}>{t(label)}</Badge>
}
