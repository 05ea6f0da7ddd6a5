import { useLocale, useTranslations } from 'next-intl'
import type { ShippingNote } from '@/domain/cart/shipping/shipping'
import { arrivalText } from '@/server/texts/arrival-text'

type Props = { note: ShippingNote; from: string; isArrivalShown?: boolean }

/** Arrival estimate, unless the price delivered says it, and origin (rule C17). */
export function ShippingLine({ note, from, isArrivalShown }: Props) {
  const t = useTranslations('product.shipping')
  const arrival = arrivalText(note, useLocale())
  return (
    <p className="text-muted text-sm">
      {isArrivalShown ? null : `${arrival} `}
      {t('origin', { from })}
    </p>
  )
}
