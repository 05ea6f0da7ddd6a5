import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/ui/button'

/** The lists could not be read; the link asks for them again. */
export function ShipmentsFailed({ retry }: { retry: string }) {
  const t = useTranslations('sellerShipping')
  const errors = useTranslations('errors')
  return (
    <div
      role="alert"
      className="border-persimmon-deep bg-persimmon-wash mb-10 flex flex-wrap items-center gap-4 rounded-md border p-4"
    >
      <p className="font-medium">{t('failed')}</p>
      <ButtonLink href={retry}>{errors('retry')}</ButtonLink>
    </div>
  )
}
