import { useLocale, useTranslations } from 'next-intl'
import type { ShippingNote } from '@/domain/cart/shipping'
import { arrivalText } from '@/server/arrival-text'

/** Arrival estimate and origin (rule C17). */
export function ShippingLine({ note, from }: { note: ShippingNote; from: string }) {
  const t = useTranslations('product.shipping')
  return (
    <p className="text-muted text-sm">
      {arrivalText(note, useLocale())} {t('origin', { from })}
    </p>
  )
}
