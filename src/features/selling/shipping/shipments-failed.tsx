import { useTranslations } from 'next-intl'
import { LoadFailed } from '@/ui/errors/load-failed'

/** The lists could not be read; the link asks for them again. */
export function ShipmentsFailed({ retry }: { retry?: string }) {
  const t = useTranslations('sellerShipping')
  return (
    <div className="mb-10">
      <LoadFailed message={t('failed')} retry={retry} />
    </div>
  )
}
