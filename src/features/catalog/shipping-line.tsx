import { useFormatter, useTranslations } from 'next-intl'
import type { ShippingNote } from '@/domain/shipping'

/** When it can be there and where it comes from (spec 9, ruling C17). */
export function ShippingLine({ note, from }: { note: ShippingNote; from: string }) {
  const t = useTranslations('product.shipping')
  const format = useFormatter()
  const day = (text: string) =>
    format.dateTime(new Date(`${text}T12:00:00Z`), { month: 'long', day: 'numeric' })
  return (
    <p className="text-muted text-sm">
      {note.key === 'soon' ? t('soon') : t('range', { from: day(note.from), to: day(note.to) })}{' '}
      {t('origin', { from })}
    </p>
  )
}
